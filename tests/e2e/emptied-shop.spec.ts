import type {HTMLElement} from 'node-html-parser';
import {pages as ownPages} from '../../app/shop/navigation.ts';
import {one} from '../../demo-shop/catalogues/one.ts';
import {testWithShop} from './fixtures/another-shop.ts';
import {buildEmptied} from './fixtures/emptied-shop.ts';
import {followLinks} from './fixtures/follow-links.ts';
import {startStorefront} from './fixtures/storefront.ts';
import {expect} from './fixtures/test.ts';
import {languages} from './fixtures/words.ts';

const test = testWithShop('one');

/** Signs of missing text: placeholders, empty elements and lone headings. */
function leftOvers(document: HTMLElement): string[] {
  for (const script of document.querySelectorAll('script')) script.remove();
  const words = /\{\{|\b(?:undefined|null|NaN)\b|\[object/.exec(document.text);
  const empty = document
    .querySelectorAll(
      'title, h1, h2, h3, section, ul, ol, dl, nav, p:not([role]), a[href], summary',
    )
    .filter((element) => !element.text.trim() && !element.querySelector('img, svg, [aria-label]'));
  const alone = document
    .querySelectorAll('section')
    .filter((section) => !section.querySelector('img'))
    .filter((section) => section.text.trim() === section.querySelector('h2, h3')?.text.trim());
  return [
    ...(words ? [words.input.slice(Math.max(0, words.index - 20), words.index + 40)] : []),
    ...[...empty, ...alone].map((element) => element.outerHTML.slice(0, 200)),
  ];
}

test('pages omit whatever app/shop leaves empty', {tag: '@once'}, async ({demoShop}) => {
  test.setTimeout(240_000);
  const {build, remove} = await buildEmptied(one.name);
  const storefront = await startStorefront(demoShop.environment, {build});
  try {
    for (const language of languages) {
      const {pages, faults} = await followLinks(storefront.origin, demoShop.origin, language);
      expect(faults).toEqual([]);
      expect(pages.size).toBeGreaterThan(9);
      for (const [address, document] of pages) expect(leftOvers(document), address).toEqual([]);
    }
    for (const page of ownPages) {
      expect((await fetch(`${storefront.origin}${page}`)).status, page).toBe(404);
    }
  } finally {
    await storefront.stop();
    remove();
  }
});
