import {statSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import type {Response} from '@playwright/test';
import {productOf} from './fixtures/goods.ts';
import {BUILD} from './fixtures/storefront.ts';
import {expect, test} from './fixtures/test.ts';

const KIB = 1024;

/**
 * KiB of each file that a first visit on a phone fetches, as a CDN compresses it; the first matching pattern counts.
 * A file over its budget fails by name; shrink it, or raise its budget here.
 */
const files: ReadonlyArray<[name: RegExp, budget: number]> = [
  [/^framework-.*\.js$/, 91.5],
  [/^shop-.*\.js$/, 29.5],
  [/^root-.*\.js$/, 2.35],
  [/^manifest-.*\.js$/, 1.6],
  [/^route-.*\.js$/, 9.95],
  [/^lists-.*\.js$/, 1.7],
  [/\.js$/, 1.5],
  [/\.css$/, 14.05],
  [/\.woff2$/, 14],
  // The build's pictures; the shop's CDN sizes product pictures (pictures.spec.ts).
  [/\.(avif|webp)$/, 24],
];

/**
 * KiB of all scripts and of the document; number of requests, pictures in view included. With its headers, a document of
 * at most 13.3 KiB arrives without a pause (TCP's first ten segments, RFC 6928).
 */
const pages = {
  '/': {scripts: 131.1, requests: 28, document: 12.6},
  [`/product/${productOf('hybrid-atom').handle}`]: {scripts: 135.5, requests: 16, document: 13.3},
  '/category/fibrous': {scripts: 132.3, requests: 24, document: 10.8},
};

/** KiB; Oxygen reads all of it before the first response. */
const WORKER = 1300;

/** KiB, as Oxygen and its CDN send it; pictures and fonts are already compressed. */
async function sent(response: Pick<Response, 'body' | 'headers'>): Promise<number> {
  const body = await response.body();
  const isText = /text|javascript|json|svg/.test(response.headers()['content-type'] ?? '');
  const params = {[constants.BROTLI_PARAM_QUALITY]: 5};
  return (isText ? brotliCompressSync(body, {params}).length : body.length) / KIB;
}

for (const [route, budget] of Object.entries(pages)) {
  test(`a first visit to ${route} stays within its budget`, {tag: '@phone'}, async ({shop}) => {
    const {page} = shop;
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    await shop.open(route);
    await page.waitForLoadState('networkidle');

    const tooLarge: string[] = [];
    let scripts = 0;
    for (const response of responses) {
      const name = path.basename(new URL(response.url()).pathname);
      const limit = files.find(([pattern]) => pattern.test(name))?.[1];
      const size = await sent(response);
      if (name.endsWith('.js')) scripts += size;
      if (limit !== undefined && size > limit) {
        tooLarge.push(`${name}: ${size.toFixed(1)} KiB, more than ${limit}`);
      }
    }
    const names = responses.map((response) => path.basename(new URL(response.url()).pathname));
    expect(tooLarge).toEqual([]);
    expect(scripts, 'KiB of scripts').toBeLessThanOrEqual(budget.scripts);
    expect(responses.length, names.join(', ')).toBeLessThanOrEqual(budget.requests);
    // The cached document: on a slow machine, the first visitor's streams a larger one.
    await expect
      .poll(async () => sent(await page.request.get(route)), 'KiB of the document')
      .toBeLessThanOrEqual(budget.document);
  });
}

test('the worker stays within its budget', {tag: '@phone'}, () => {
  const {size} = statSync(path.join(BUILD, 'server/index.js'));
  expect(size / KIB, 'KiB').toBeLessThanOrEqual(WORKER);
});
