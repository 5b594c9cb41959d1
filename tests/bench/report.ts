import type {Interaction} from './interactions.ts';
import type {Scores} from './lighthouse-scores.ts';
import type {Load} from './load.ts';
import {PRODUCTS, type LargeShopFigures} from './large-shop.ts';
import type {OwnerFigures} from './owner-page.ts';
import type {PageWeight} from './page-weight.ts';

export interface RouteResult {
  route: string;
  weight: PageWeight;
  /** ms, with the same CPU slowdown as for the taps. */
  longestTask?: number;
  scores?: Scores;
  load?: Load;
}

export type Row = [label: string, ...values: string[]];

/** A table with one column a route. */
export function formatReport(results: readonly RouteResult[]): string {
  const rows: Row[] = [['', ...results.map(({route}) => route)]];

  function section(title: string): void {
    rows.push([''], [title]);
  }
  function row(label: string, value: (result: RouteResult) => string): void {
    rows.push([`  ${label}`, ...results.map(value)]);
  }

  section('Weight: a first visit on a phone, until the network is quiet');
  row('scripts, gzip -9', ({weight}) => kilobytes(weight.scriptGzip));
  for (const kind of ['script', 'css', 'font', 'image', 'html', 'other'] as const) {
    row(`${kind}, transferred`, ({weight}) =>
      weight.requests[kind] === 0
        ? '–'
        : `${kilobytes(weight.transferred[kind])} in ${weight.requests[kind]}`,
    );
  }
  row('requests', ({weight}) => String(sum(Object.values(weight.requests))));

  if (results.some(({longestTask}) => longestTask !== undefined)) {
    section('A first visit on a phone, 4 × slower CPU; median of 5');
    row('longest task', ({longestTask}) => milliseconds(longestTask));
  }

  if (results.some(({scores}) => scores)) {
    section('Lighthouse, mobile, simulated throttling; medians');
    row('performance', ({scores}) => (scores ? String(scores.performance) : '–'));
    row('  of each run', ({scores}) => scores?.runs.join(' ') ?? '–');
    for (const metric of ['FCP', 'LCP', 'SI', 'TBT'] as const) {
      row(metric, ({scores}) => (scores ? `${Math.round(scores.metrics[metric])} ms` : '–'));
    }
    row('CLS', ({scores}) => scores?.metrics.CLS.toFixed(3) ?? '–');
    row('accessibility', ({scores}) => String(scores?.accessibility ?? '–'));
    row('best practices', ({scores}) => String(scores?.bestPractices ?? '–'));
    row('SEO', ({scores}) => String(scores?.seo ?? '–'));
  }

  if (results.some(({load}) => load)) {
    section('The worker without compression: first byte of 100 requests, then pages a second');
    row('first byte, median', ({load}) => milliseconds(load?.firstByte.median));
    row('first byte, p95', ({load}) => milliseconds(load?.firstByte.p95));
    for (const [index, {connections}] of (results[0]?.load?.throughput ?? []).entries()) {
      row(`${connections} connection${connections > 1 ? 's' : ''}`, ({load}) => {
        const at = load?.throughput[index];
        if (!at) return '–';
        const failures = at.failures > 0 ? `, ${at.failures} failed` : '';
        return `${at.pagesPerSecond.toFixed(0)}/s, p95 ${milliseconds(at.p95)}${failures}`;
      });
    }
  }

  return [align(rows), ...results.flatMap(remarks)].join('\n');
}

/** From a tap to the next paint, or to the new page. */
export function formatInteractions(interactions: readonly Interaction[]): string {
  return align([
    ['On a phone, 4 × slower CPU; 10 taps', 'median', 'slowest', 'goal'],
    ...interactions.map(({name, median, slowest, goal}): Row => {
      const missed = median > goal ? ' missed' : '';
      return [`  ${name}`, milliseconds(median), milliseconds(slowest), `${goal} ms${missed}`];
    }),
  ]);
}

/** /admin for shops of several sizes, a column each. */
export function formatOwnerPage(figures: readonly OwnerFigures[]): string {
  const row = (label: string, value: (each: OwnerFigures) => string): Row => [
    `  ${label}`,
    ...figures.map(value),
  ];
  const keys = ({median, slowest}: OwnerFigures['search']) =>
    `${milliseconds(median)}, ${milliseconds(slowest)}`;
  return align([
    ['/admin, a desktop', ...figures.map(({variants}) => `${variants} variants`)],
    row('the whole list', ({whole}) => `${(whole / 1000).toFixed(1)} s`),
    row('elements in the page', ({elements}) => String(elements)),
    row('heap, before and after scrolling', ({heapAtTop, heapAfterScrolling}) =>
      [heapAtTop, heapAfterScrolling].map((size) => `${size.toFixed(1)} MB`).join(', '),
    ),
    row('search: key to paint, median, slowest', ({search}) => keys(search)),
    row('price: key to paint, median, slowest', ({price}) => keys(price)),
    row('save to its question', ({question}) => `${(question / 1000).toFixed(1)} s`),
  ]);
}

export function formatLargeShop(figures: readonly LargeShopFigures[]): string {
  return align([
    [`the worker, ${PRODUCTS} products`, 'first', 'median', 'slowest'],
    ...figures.map(({what, first, median, slowest}): Row => [
      what,
      ...[first, median, slowest].map(milliseconds),
    ]),
  ]);
}

function remarks({route, scores}: RouteResult): string[] {
  if (!scores) return [];
  return [
    '',
    `${route}: largest is ${scores.largestElement || 'unknown'}`,
    ...(scores.failing.length > 0 ? [`  does not pass: ${scores.failing.join(', ')}`] : []),
  ];
}

/** A table as text; the first column left-aligned, the others right-aligned. */
export function align(rows: readonly Row[]): string {
  const columns = Math.max(...rows.map((row) => row.length));
  const widths = Array.from({length: columns}, (_, column) =>
    // A section's title may span columns.
    Math.max(...rows.filter((row) => row.length > 1).map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('   ')
        .trimEnd(),
    )
    .join('\n');
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KiB`;
}

function milliseconds(value: number | undefined): string {
  return value === undefined ? '–' : `${value.toFixed(1)} ms`;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
