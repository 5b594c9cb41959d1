import {setTimeout as wait} from 'node:timers/promises';
import {catalogue} from '../../demo-shop/catalogue/index.ts';
import {stopLater} from '../bench/cleanup.ts';
import {freePort} from '../bench/storefront.ts';
import {percentile} from '../bench/statistics.ts';
import {ask} from './ask.ts';
import {watchHeap} from './heap.ts';
import {Judge, requestOf} from './load-visitors.ts';
import type {Part, Row} from './report.ts';
import {exceptionsIn, startTarget} from './worker.ts';

const CONNECTIONS = 64;
/** Requests between two measurements of the heap. */
const STRETCH = 5000;
/** Between two faults, and their duration. */
const CALM_MS = 3000;
const FAULT_MS = 1000;
/** Allowed growth of the heap after the first stretch has filled the worker's caches, in MB. */
const GROWTH = 4;
const MEGABYTE = 1024 * 1024;

/** Loads the worker in both languages while prices change and the catalogue fails occasionally. */
export async function load(requests: number): Promise<Part> {
  const inspectorPort = await freePort();
  const {shop, storefront} = await startTarget(inspectorPort);
  const heap = await watchHeap(inspectorPort);
  const judge = new Judge();
  const variants = catalogue.flatMap((product) => product.variants);
  const ids = variants.slice(0, 40).map(({sku}) => shop.variantId(sku));
  const over = new AbortController();
  let faults = 0;
  let prices = 0;

  async function disturb(): Promise<void> {
    while (!over.signal.aborted) {
      const ends = performance.now() + CALM_MS;
      while (performance.now() < ends) {
        const {sku} = variants[prices % variants.length] ?? {sku: ''};
        shop.setPrice(sku, `${1000 + (prices % 900)}.00`);
        prices += 1;
        await wait(100);
      }
      shop.faults.set({kind: 'http', status: 500});
      faults += 1;
      judge.faultBegins();
      await wait(FAULT_MS);
      shop.faults.clear();
      judge.faultEnds();
    }
  }

  const rows: Row[] = [];
  const heaps: number[] = [];
  let sent = 0;
  const disturbing = disturb();
  stopLater(() => {
    over.abort();
    return disturbing;
  });
  while (sent < requests) {
    const end = Math.min(sent + STRETCH, requests);
    const times: number[] = [];
    const began = performance.now();
    const before = judge.unavailable;
    await Promise.all(
      Array.from({length: CONNECTIONS}, async () => {
        while (sent < end) {
          const number = sent++;
          const request = requestOf(number, ids);
          const asked = performance.now();
          const answer = await ask(storefront.workerOrigin, request.input);
          times.push(answer.time);
          judge.look(number, request, answer, asked);
        }
      }),
    );
    const perSecond = times.length / ((performance.now() - began) / 1000);
    const left = (await heap.collected()) / MEGABYTE;
    heaps.push(left);
    rows.push([
      ...[sent, Math.round(perSecond), Math.round(percentile(times, 0.5))],
      ...[Math.round(percentile(times, 0.99)), judge.unavailable - before, left.toFixed(1)],
    ]);
  }
  over.abort();
  await disturbing;

  const failures = judge.failures();
  const growth = (heaps.at(-1) ?? 0) - (heaps[0] ?? 0);
  // Also true of NaN, for an unreadable heap.
  if (!(growth <= GROWTH)) failures.push(`The heap has grown by ${growth.toFixed(1)} MB.`);
  for (const [what, times] of exceptionsIn(storefront.log())) {
    if (!what.startsWith('StorefrontError')) {
      failures.push(`An exception in the log, ${times} times: ${what}`);
    }
  }
  return {
    title: `Load: ${CONNECTIONS} connections, ${prices} price changes, ${faults} faults`,
    columns: ['requests', 'a second', 'median, ms', 'p99, ms', '503 during a fault', 'heap, MB'],
    rows,
    failures,
  };
}
