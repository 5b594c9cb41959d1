import {writeFileSync} from 'node:fs';
import path from 'node:path';
import lighthouse, {type Result} from 'lighthouse';
import {launchBrowser} from './browser.ts';
import {median} from './statistics.ts';
import {freePort} from './storefront.ts';

const METRICS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  SI: 'speed-index',
} as const;
export type Metric = keyof typeof METRICS;

export interface Scores {
  /** Median of all runs, 0 to 100. */
  performance: number;
  runs: number[];
  /** Medians in ms, except CLS, which has no unit. */
  metrics: Record<Metric, number>;
  /** The start tag of the largest contentful element. */
  largestElement: string;
  /** Of one run, 0 to 100, with the ids of failed audits. */
  accessibility: number;
  bestPractices: number;
  seo: number;
  failing: string[];
}

/** Of one run; the metrics as in `Scores`. */
export async function performanceOf(
  url: string,
): Promise<{performance: number; metrics: Record<Metric, number>}> {
  const result = await audit(url, ['performance']);
  return {performance: score(result, 'performance'), metrics: mediansOf([result])};
}

/** @param reports directory for the full report of each run, optional */
export async function scorePage(url: string, runs: number, reports?: string): Promise<Scores> {
  // First, to warm the shop's picture cache for the timed runs.
  const rest = await audit(url, ['accessibility', 'best-practices', 'seo']);
  const results: Result[] = [];
  for (let run = 0; run < runs; run++) results.push(await audit(url, ['performance']));
  if (reports) {
    const name = new URL(url).pathname.replaceAll('/', '-').replace(/^-$/, '-home').slice(1);
    [rest, ...results].forEach((result, index) => {
      writeFileSync(path.join(reports, `${name}-${index}.json`), JSON.stringify(result));
    });
  }

  return {
    performance: median(results.map((result) => score(result, 'performance'))),
    runs: results.map((result) => score(result, 'performance')),
    metrics: mediansOf(results),
    largestElement: results[0] ? largestElement(results[0]) : '',
    accessibility: score(rest, 'accessibility'),
    bestPractices: score(rest, 'best-practices'),
    seo: score(rest, 'seo'),
    failing: Object.values(rest.audits)
      .filter((check) => check.score !== null && check.score < 0.9)
      .map(({id}) => id),
  };
}

function mediansOf(results: readonly Result[]): Record<Metric, number> {
  const metrics = Object.entries(METRICS).map(([metric, id]) => [
    metric,
    median(results.map((result) => result.audits[id]?.numericValue ?? NaN)),
  ]);
  return Object.fromEntries(metrics) as Record<Metric, number>;
}

/** One run of Lighthouse with its default mobile settings in a fresh browser. */
async function audit(url: string, onlyCategories: string[]): Promise<Result> {
  const port = await freePort();
  const browser = await launchBrowser(port);
  try {
    const outcome = await lighthouse(url, {port, onlyCategories, logLevel: 'error'});
    if (!outcome) throw new Error(`Lighthouse gave no result for ${url}.`);
    if (outcome.lhr.runtimeError) throw new Error(outcome.lhr.runtimeError.message);
    return outcome.lhr;
  } finally {
    await browser.close();
  }
}

function score(result: Result, category: string): number {
  return Math.round((result.categories[category]?.score ?? NaN) * 100);
}

/** Searches recursively, because the report's structure changes between versions. */
function largestElement(result: Result): string {
  const details = JSON.stringify(result.audits['lcp-breakdown-insight']?.details ?? {});
  const snippet = /"snippet":("(?:[^"\\]|\\.)*")/.exec(details)?.[1];
  return snippet ? (JSON.parse(snippet) as string) : '';
}
