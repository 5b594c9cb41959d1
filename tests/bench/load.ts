import {Agent, get} from 'node:http';
import {median, percentile} from './statistics.ts';

const SEQUENTIAL_REQUESTS = 100;
const WARM_UP_REQUESTS = 20;
const CONNECTIONS = [1, 8, 32] as const;

/** Of the load, per number of connections. */
const DURATION_MS = 5000;

export interface Load {
  /** ms to first byte, with sequential requests. */
  firstByte: {median: number; p95: number};
  /** Complete pages a second, by number of connections. */
  throughput: ({connections: number} & Busy)[];
}

interface Busy {
  pagesPerSecond: number;
  /** Median of ms to first byte. */
  firstByte: number;
  /** ms to last byte. */
  p95: number;
  failures: number;
}

export async function measureLoad(url: string): Promise<Load> {
  const agent = new Agent({keepAlive: true});
  const firstBytes: number[] = [];
  for (let count = 0; count < WARM_UP_REQUESTS + SEQUENTIAL_REQUESTS; count++) {
    const {firstByte} = await fetchPage(url, agent);
    if (count >= WARM_UP_REQUESTS) firstBytes.push(firstByte);
  }
  const throughput: Load['throughput'] = [];
  for (const connections of CONNECTIONS) {
    throughput.push({connections, ...(await keepBusy(url, connections))});
  }
  agent.destroy();
  return {
    firstByte: {median: median(firstBytes), p95: percentile(firstBytes, 0.95)},
    throughput,
  };
}

/** Requests a page repeatedly on this many concurrent connections. */
export async function keepBusy(url: string, connections: number): Promise<Busy> {
  const agent = new Agent({keepAlive: true});
  const firstBytes: number[] = [];
  const durations: number[] = [];
  let failures = 0;
  const start = performance.now();

  async function visit(): Promise<void> {
    while (performance.now() - start < DURATION_MS) {
      try {
        const {firstByte, whole} = await fetchPage(url, agent);
        firstBytes.push(firstByte);
        durations.push(whole);
      } catch {
        failures++;
      }
    }
  }

  await Promise.all(Array.from({length: connections}, visit));
  const seconds = (performance.now() - start) / 1000;
  agent.destroy();
  return {
    pagesPerSecond: durations.length / seconds,
    firstByte: median(firstBytes),
    p95: percentile(durations, 0.95),
    failures,
  };
}

/** @returns ms to first and last byte of the body */
function fetchPage(url: string, agent: Agent): Promise<{firstByte: number; whole: number}> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const request = get(url, {agent, headers: {Accept: 'text/html'}}, (response) => {
      let firstByte: number | undefined;
      response.on('data', () => (firstByte ??= performance.now() - start));
      response.on('error', reject);
      response.on('end', () => {
        const whole = performance.now() - start;
        if (response.statusCode === 200) resolve({firstByte: firstByte ?? whole, whole});
        else reject(new Error(`${url} answered ${response.statusCode}.`));
      });
    });
    request.on('error', reject);
  });
}
