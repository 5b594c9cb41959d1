import fc from 'fast-check';
import {describe, expect, test, vi} from 'vitest';
import type {Choice} from '../../app/filters/choice.ts';
import {loadFilterableCategory, filterList} from '../../app/filters/filter-list.server.ts';
import {search} from '../../app/search/load-search.server.ts';
import {SearchIndex, steps} from '../../app/search/search-index.server.ts';
import {pages} from '../../app/shop/navigation.ts';
import {catalogue} from '../../demo-shop/catalogue/index.ts';
import {MemoryCache} from '../unit/support/memory-cache.ts';
import {storefrontOf, visitedShop} from './storefront-of.ts';

/** Queries, each with a product that must be among the first five results. */
const products: ReadonlyArray<readonly [query: string, handle: string]> = [
  // Full and partial names, with and without accents.
  ['skarv', 'skarv-carbon-fiber-sunglasses'],
  ['Skar', 'skarv-carbon-fiber-sunglasses'],
  ['fibrous skarv', 'skarv-carbon-fiber-sunglasses'],
  ['björk', 'eyewood-bjork'],
  ['bjork', 'eyewood-bjork'],
  ['BJÖRK', 'eyewood-bjork'],
  ['örn', 'fibrous-orn'],
  ['orn', 'fibrous-orn'],
  ['sälg', 'eyewood-salg'],
  ['salg', 'eyewood-salg'],
  ['våg', 'mood-vag'],
  ['glöd', 'mood-glod'],
  ['tång', 'revision-tang-paper'],
  ['räv', 'cubs-rav'],
  ['hybrid atom', 'hybrid-atom'],
  ['atom hybrid', 'hybrid-atom'],
  ['grip', 'titan-grip'],
  ['frost', 'mood-frost'],
  ['lille', 'kids-lille'],
  // Typos.
  ['skrav', 'skarv-carbon-fiber-sunglasses'],
  ['skarvv', 'skarv-carbon-fiber-sunglasses'],
  ['hasel', 'eyewood-hassel'],
  ['grisla', 'fibrous-grissla'],
  ['kolfber skarv', 'skarv-carbon-fiber-sunglasses'],
  ['titanuim grip', 'titan-grip'],
  // Materials and types in both languages, combined with a name.
  ['trä rowan', 'eyewood-rowan'],
  ['wood rowan', 'eyewood-rowan'],
  ['wooden rowan', 'eyewood-rowan'],
  ['kolfiber kobbe', 'fibrous-kobbe'],
  ['carbon kobbe', 'fibrous-kobbe'],
  ['carbon fibre kobbe', 'fibrous-kobbe'],
  ['carbon fiber kobbe', 'fibrous-kobbe'],
  ['papper flak', 'revision-flak-paper'],
  ['recycled flak', 'revision-flak-paper'],
  ['återvunnet papper blad', 'revision-blad-paper'],
  ['barn lunne', 'kids-lunne'],
  ['children lunne', 'kids-lunne'],
  ['graverad rowan', 'engraved-rowan-waves'],
  ['engraved rowan', 'engraved-rowan-waves'],
  ['solglasögon lom', 'titan-lom'],
  ['sunglasses lom', 'titan-lom'],
  ['glasögon i titan lom', 'titan-lom'],
  ['polariserade lom', 'titanium-v2-lom-polarised-lenses'],
  ['polarized lom', 'titanium-v2-lom-polarised-lenses'],
  ['fotokromatiska linser', 'titan-photochromic-lenses'],
  ['photochromic', 'titan-photochromic-lenses'],
  ['spegelglas titan', 'titan-mirror-lenses'],
  ['mirror lenses', 'titan-mirror-lenses'],
  ['tonade glas', 'titan-extra-lenses-gradient'],
  ['linser skarv', 'linser-skarv'],
  ['extraglas terne', 'linser-terne'],
  // Shapes and colours.
  ['rund kolfiber', 'fibrous-kobbe'],
  ['kattöga polykarbonat', 'mood-fjell'],
  ['cat-eye honey', 'mood-fjell'],
  ['honung fjell', 'mood-fjell'],
  ['petrol', 'mood-fjell'],
  // Compounds that occur in no text.
  ['kolfiberglasögon kobbe', 'fibrous-kobbe'],
  ['titansolglasögon grip', 'titan-grip'],
  // SKUs.
  ['FJELL-HON', 'mood-fjell'],
  ['fjell hon', 'mood-fjell'],
  ['DIS-ROS', 'mood-dis'],
];

/** Queries, each with its first result among collections and pages. */
const links: ReadonlyArray<readonly [query: string, address: string]> = [
  ['trä', '/category/eyewood'],
  ['wood', '/category/eyewood'],
  ['kolfiber', '/category/fibrous'],
  ['titanium', '/category/titan'],
  ['barn', '/category/kids'],
  ['lenses', '/category/lenses'],
  ['returer', '/returns'],
  ['retur', '/returns'],
  ['refund', '/returns'],
  ['kontakt', '/contact'],
  ['kakor', '/privacy'],
  ['cookies', '/privacy'],
  ['garanti', '/returns'],
  ['betala', '/terms'],
  ['betalning', '/terms'],
  ['payment', '/terms'],
  ['frakt', '/terms'],
];

/** Queries that must find all products that these filters find. */
const filtered: ReadonlyArray<readonly [query: string, choice: Choice]> = [
  ['polariserade', {lens: ['polarised']}],
  ['polariserat', {lens: ['polarised']}],
  ['polarized', {lens: ['polarised']}],
  ['polarised', {lens: ['polarised']}],
  ['UV400', {lens: ['polarised']}],
  ['uv 400', {lens: ['polarised']}],
  ['uv-skydd', {lens: ['polarised']}],
  ['smalt ansikte', {width: ['narrow']}],
  ['små ansikten', {width: ['narrow']}],
  ['small face', {width: ['narrow']}],
  ['mellan', {width: ['medium']}],
  ['glasögon för breda ansikten', {width: ['wide']}],
  ['smal trä', {width: ['narrow'], material: ['wood']}],
  ['trä smal', {width: ['narrow'], material: ['wood']}],
  ['narrow wood', {width: ['narrow'], material: ['wood']}],
];

const {shop, api} = visitedShop();

function find(query: string, from = 0, count = 5) {
  return search(api(), query, from, count);
}

async function handlesFor(query: string, count = 5): Promise<string[]> {
  return (await find(query, 0, count)).cards.map(({handle}) => handle);
}

test.each(products)('“%s” finds %s', async (query, handle) => {
  expect(await handlesFor(query)).toContain(handle);
});

test.each(links)('“%s” links to %s', async (query, address) => {
  expect((await find(query)).links[0]?.to).toBe(address);
});

test.each(filtered)('“%s” finds what the filters %j find', async (query, choice) => {
  const all = (await loadFilterableCategory(api(), 'all'))?.products ?? [];
  const {found} = await filterList(api(), all, choice);
  expect(found.length).toBeGreaterThan(0);
  const handles = await handlesFor(query, all.length);
  expect(handles).toEqual(expect.arrayContaining(found.map(({handle}) => handle)));
  // A frame of another width may also be sold in this one.
  expect(handles.length - found.length).toBeLessThanOrEqual(choice.width ? 2 : 0);
});

test.each<[query: string, choice: Choice, shown: string | undefined]>([
  ['röd', {}, 'Colour=Red&Lens=Smoke'],
  ['röda solglasögon', {}, 'Colour=Red&Lens=Smoke'],
  ['blue carbon', {}, 'Colour=Blue&Lens=Smoke'],
  ['blå', {sort: 'newest'}, 'Colour=Blue&Lens=Smoke'],
  ['blå', {lens: ['mirror']}, 'Colour=Blue&Lens=Silver+mirror'],
  ['svart', {}, undefined],
  ['skarv', {}, undefined],
  ['skarv', {lens: ['mirror']}, 'Colour=Black&Lens=Silver+mirror'],
])('“%s” with %j shows Skarv’s %s', async (query, choice, shown) => {
  const {cards} = await search(api(), query, 0, 100, choice);
  const skarv = cards.find(({handle}) => handle === 'skarv-carbon-fiber-sunglasses');
  expect(skarv?.search?.replace('?', '')).toBe(shown);
});

describe('results', () => {
  test('for “barn” are children’s products, without brown or amber ones', async () => {
    const kids = catalogue.filter(({tags}) => tags.includes('kids')).map(({handle}) => handle);
    expect((await handlesFor('barn', 100)).sort()).toEqual(kids.sort());
  });

  test.each(['retur', 'frakt', 'betala'])('for “%s” are only pages', async (query) => {
    const {total, links: found} = await find(query);
    expect(total).toBe(0);
    expect(found.every(({to}) => pages.includes(to))).toBe(true);
  });

  test.each([
    ['polariserad', false],
    ['polarised', false],
    ['titan', false],
    ['linser', true],
    ['extraglas', true],
    ['glas', true],
    ['lenses', true],
  ])('for “%s” begin with lenses without a frame: %s', async (query, expected) => {
    const loose = catalogue.filter(({collections}) => collections.includes('lenses'));
    const handles = new Set(loose.map(({handle}) => handle));
    const first = await handlesFor(query, 3);
    expect(first.map((handle) => handles.has(handle))).toEqual([expected, expected, expected]);
  });

  test('contain all words of the query', async () => {
    const found = await handlesFor('titan rund', 100);
    expect(found).toContain('titan-lom');
    expect(found.some((handle) => handle.startsWith('fibrous'))).toBe(false);
  });

  test('have a total count and come in pages', async () => {
    const all = await handlesFor('titan', 100);
    const {cards, total} = await find('titan', 3, 3);
    expect(total).toBe(all.length);
    expect(cards.map(({handle}) => handle)).toEqual(all.slice(3, 6));
  });

  test.each(['', '   ', '???', 'xyzzyplugh', 'constructor', 'toString'])(
    'are empty for “%s”',
    async (query) => {
      expect(await find(query)).toEqual({cards: [], total: 0, links: []});
    },
  );

  test('query the search texts once, then only uncached cards', async () => {
    const fetching = vi.spyOn(globalThis, 'fetch');
    const own = new MemoryCache();
    const pending: Array<Promise<unknown>> = [];
    const ask = async (query: string) => {
      fetching.mockClear();
      await search(
        storefrontOf(shop(), own, (kept) => pending.push(kept)),
        query,
        0,
        5,
      );
      await Promise.all(pending);
      return fetching.mock.calls.length;
    };
    expect(await ask('skarv'), 'shop, words, first products, cards').toBeLessThanOrEqual(5);
    expect(await ask('trä')).toBeLessThanOrEqual(1);
    expect(await ask('skarv')).toBeLessThanOrEqual(1);
    fetching.mockRestore();
  });
});

test('any query text is safe', () => {
  const index = new SearchIndex([
    {id: '1', title: 'Fibrous Skarv', collections: 'Kolfiber', words: 'svart', codes: 'A-1'},
  ]);
  fc.assert(
    fc.property(fc.string({unit: 'binary', maxLength: 120}), (query) => {
      for (const step of steps) {
        expect(Array.isArray(index.find(index.termsFor(query), step))).toBe(true);
      }
    }),
    {numRuns: 10_000},
  );
});
