import type {Browser} from 'playwright';
import {launchBrowser} from './browser.ts';
import {performanceOf, type Metric} from './lighthouse-scores.ts';
import {keepBusy} from './load.ts';
import {weighPage} from './page-weight.ts';
import {align, type Row} from './report.ts';
import {median} from './statistics.ts';
import type {Side} from './storefront.ts';

/** The paths of the same page in both storefronts. */
interface Pair {
  ours: string;
  theirs: string;
}

interface Sample {
  score: number;
  FCP: number;
  LCP: number;
  /** Transferred bytes of scripts, transferred bytes in total, and number of requests. */
  scripts: number;
  bytes: number;
  requests: number;
  pagesPerSecond: number;
  /** ms, with all connections busy. */
  firstByte: number;
}

interface Goal {
  of: 'ours' | 'ratio';
  is: 'at least' | 'at most';
  /** For the home page, a product and a category; the last applies to any further page. */
  values: readonly number[];
}

/** README's claims as goals, so that the bench can refute them. */
const measures: ReadonlyArray<{
  title: string;
  value: keyof Sample;
  show: (value: number) => string;
  goal?: Goal;
}> = [
  {
    title: 'Lighthouse, mobile',
    value: 'score',
    show: whole,
    goal: {of: 'ours', is: 'at least', values: [100]},
  },
  {
    title: 'first contentful paint, ms',
    value: 'FCP',
    show: whole,
    goal: {of: 'ours', is: 'at most', values: [900, 850]},
  },
  {
    title: 'largest contentful paint, ms',
    value: 'LCP',
    show: whole,
    goal: {of: 'ours', is: 'at most', values: [1400, 1300]},
  },
  {
    title: 'scripts, KiB transferred',
    value: 'scripts',
    show: kibibytes,
    goal: {of: 'ours', is: 'at most', values: [105 * 1024]},
  },
  {title: 'everything, KiB transferred', value: 'bytes', show: kibibytes},
  {title: 'requests', value: 'requests', show: whole},
  {
    title: 'pages a second, 8 connections',
    value: 'pagesPerSecond',
    show: whole,
    goal: {of: 'ratio', is: 'at least', values: [8]},
  },
  {
    title: 'first byte, ms, 8 connections',
    value: 'firstByte',
    show: (value) => value.toFixed(1),
    goal: {of: 'ratio', is: 'at most', values: [0.15]},
  },
];

const CONNECTIONS = 8;

/**
 * Measures both storefronts alternately, so that other load on the machine affects both.
 *
 * @returns the table of medians, and the missed goals, one line each
 */
export async function compare(
  ours: Side,
  theirs: Side,
  pairs: readonly Pair[],
  rounds: number,
): Promise<{table: string; missed: string[]}> {
  const rows: Row[] = [];
  const missed: string[] = [];
  for (const [index, pair] of pairs.entries()) {
    await Promise.all([
      expectPage(ours.worker + pair.ours),
      expectPage(theirs.worker + pair.theirs),
    ]);
    const samples = {ours: [] as Sample[], theirs: [] as Sample[]};
    for (let round = 0; round < rounds; round++) {
      samples.ours.push(await sample(ours, pair.ours));
      samples.theirs.push(await sample(theirs, pair.theirs));
    }
    if (rows.length > 0) rows.push(['']);
    rows.push([`${pair.ours} and ${pair.theirs}`, 'ours', 'theirs', 'ratio', 'goal']);
    for (const {title, value, show, goal} of measures) {
      const our = median(samples.ours.map((taken) => taken[value]));
      const their = median(samples.theirs.map((taken) => taken[value]));
      const ratio = our / their;
      const limit = goal && (goal.values[index] ?? goal.values.at(-1) ?? NaN);
      const judged = goal?.of === 'ratio' ? ratio : our;
      const isMissed =
        limit !== undefined && !(goal?.is === 'at least' ? judged >= limit : judged <= limit);
      const shown = goal && limit && (goal.of === 'ratio' ? `${limit} ×` : show(limit));
      rows.push([
        `  ${title}`,
        show(our),
        show(their),
        `${ratio.toFixed(2)} ×`,
        shown ? `${goal.is} ${shown}${isMissed ? ', missed' : ''}` : '',
      ]);
      if (isMissed) missed.push(`${pair.ours}: ${title}`);
    }
  }
  return {table: align(rows), missed};
}

async function sample({worker, site}: Side, path: string): Promise<Sample> {
  const {performance: score, metrics} = await performanceOf(site + path);
  const {transferred, requests} = await withBrowser((browser) => weighPage(browser, site + path));
  const {pagesPerSecond, firstByte} = await keepBusy(worker + path, CONNECTIONS);
  const {FCP, LCP} = metrics satisfies Record<Metric, number>;
  return {
    score,
    FCP,
    LCP,
    scripts: transferred.script,
    bytes: total(transferred),
    requests: total(requests),
    pagesPerSecond,
    firstByte,
  };
}

/** @throws if a URL has no page: an error page would be fast and small */
async function expectPage(address: string): Promise<void> {
  const {ok, status, redirected} = await fetch(address);
  if (!ok || redirected)
    throw new Error(`${address} ${redirected ? 'leads elsewhere' : `answers ${status}`}.`);
}

async function withBrowser<Result>(task: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await launchBrowser();
  try {
    return await task(browser);
  } finally {
    await browser.close();
  }
}

function total(counts: Record<string, number>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

function whole(value: number): string {
  return value.toFixed(0);
}

function kibibytes(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}
