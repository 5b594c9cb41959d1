import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {large} from '../../demo-shop/catalogues/large.ts';
import {startDemoShop, type DemoShop} from '../../demo-shop/server.ts';
import {stopLater} from './cleanup.ts';
import {median, percentile} from './statistics.ts';
import {serve} from './storefront.ts';

export const PRODUCTS = 5_000;

/** Milliseconds from a request to the end of its response, for the first visitor and for later ones. */
export interface LargeShopFigures {
  what: string;
  first: number;
  median: number;
  slowest: number;
}

const VISITS = 30;

/** A different query each time, to miss the document cache. */
const questions: ReadonlyArray<[what: string, address: (visit: number) => string]> = [
  ['suggestions', (visit) => `/resources/suggestions?q=onyx+${visit}`],
  ['search results', (visit) => `/search?q=granite+${visit}`],
  ['a sheet of filters', () => '/resources/filters?category=carbon'],
  ['a filtered category', (visit) => `/category/carbon?from=100&to=${1_000 + visit}`],
];

/** Starts a demo shop with this many products of three variants each. */
export async function startLargeShop(products: number): Promise<DemoShop> {
  const dataDirectory = mkdtempSync(path.join(tmpdir(), 'bench-large-'));
  stopLater(() => rmSync(dataDirectory, {recursive: true, force: true}));
  const shop = await startDemoShop({dataDirectory, catalogue: large(products)});
  stopLater(() => shop.close());
  return shop;
}

/** Measures how fast a warm worker answers queries over the whole of a large catalogue. */
export async function measureLargeShop(): Promise<LargeShopFigures[]> {
  const {environment} = await startLargeShop(PRODUCTS);
  const {worker} = await serve(environment);
  const figures: LargeShopFigures[] = [];
  for (const [what, address] of questions) {
    const times: number[] = [];
    for (let visit = 0; visit <= VISITS; visit += 1) {
      const began = performance.now();
      const response = await fetch(worker + address(visit));
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${address(visit)} answered ${response.status}.`);
      times.push(performance.now() - began);
    }
    const [first = NaN, ...others] = times;
    figures.push({what, first, median: median(others), slowest: percentile(others, 1)});
  }
  return figures;
}
