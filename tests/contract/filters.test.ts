import {describe, expect, test, vi} from 'vitest';
import {PageRecord} from '../../app/server/page-cache/page-record.server.ts';
import {choiceQuery, facets, readChoice, type Choice} from '../../app/filters/choice.ts';
import {
  loadFilterableCategory,
  loadFilterData,
  loadFilteredCategory,
} from '../../app/filters/filter-list.server.ts';
import {loadCategory} from '../../app/catalogue/load-category.server.ts';
import type {ProductCard} from '../../app/catalogue/product.ts';
import {search} from '../../app/search/load-search.server.ts';
import {catalogue} from '../../demo-shop/catalogue/index.ts';
import {catalogueNamed} from '../../demo-shop/catalogues/index.ts';
import {MemoryCache} from '../unit/support/memory-cache.ts';
import {startTestShop} from './demo-shop.ts';
import {storefrontOf, visitedShop} from './storefront-of.ts';
import {expected, fitting} from './filter-oracle.ts';

const {shop, api} = visitedShop();

describe('available filters', () => {
  async function offeredBy(category: string) {
    const members = await loadFilterableCategory(api(), category);
    return loadFilterData(api(), members?.products ?? []);
  }

  test('are what some products have and others have not', async () => {
    const {values} = await offeredBy('titan');
    // Each product of it has titanium.
    expect(values.material?.map(({value}) => value)).toEqual(['acetate']);
    expect(values.colour?.map(({value}) => value)).toEqual(['black', 'silver', 'gold']);
    const wood = (await offeredBy('eyewood')).values.material?.map(({value}) => value);
    expect(wood).toEqual(['walnut', 'ebony', 'maple', 'zebrano', 'juniper', 'titanium']);
    expect((await offeredBy('eyewood')).values.shape?.map(({label}) => label.en)).toContain(
      'Panto',
    );
    expect((await offeredBy('mood')).values.material?.length).toBeGreaterThan(1);
    expect((await offeredBy('revision')).values.material).toBeUndefined();
  });

  test('have labels in both languages and the shop’s own swatches', async () => {
    const {values} = await offeredBy('all');
    const red = values.colour?.find(({value}) => value === 'red');
    expect(red?.label).toMatchObject({sv: 'Röd', en: 'Red'});
    expect(red?.swatch?.color).toMatch(/^#/);
    for (const {label} of facets.flatMap((facet) => values[facet] ?? [])) {
      expect(label.sv).not.toBe('');
      expect(label.en).not.toBe('');
    }
  });

  test('come from the products of another shop', async () => {
    const other = await startTestShop({catalogue: catalogueNamed('stranger')});
    const visitor = storefrontOf(other, new MemoryCache());
    const glasses = await loadFilterableCategory(visitor, 'solglasogon');
    const offered = await loadFilterData(visitor, glasses?.products ?? []);
    expect(offered.values.colour?.map(({label}) => label.sv)).toContain('Klar');
    expect(offered.values.width).toBeUndefined();
    const mugs = await loadFilterableCategory(visitor, 'kok');
    const {values, prices} = await loadFilterData(visitor, mugs?.products ?? []);
    expect(values).toEqual({});
    expect(prices.length).toBeGreaterThan(0);
    await other.stop();
  });
});

describe('below a short filtered list', () => {
  async function nearTo(query: string) {
    const shown = await loadFilteredCategory(
      api(),
      'all',
      1,
      readChoice(new URLSearchParams(query)),
    );
    return {found: shown?.cards.map(({handle}) => handle) ?? [], near: shown?.near ?? []};
  }

  test.each([
    'colour=red&lens=mirror',
    'material=recycled-paper&colour=red',
    'colour=red&lens=gradient&to=1500',
  ])('%s: up to four others for sale that match all filters but one', async (query) => {
    const {found, near} = await nearTo(query);
    expect(near.length).toBeGreaterThan(0);
    expect(near.length).toBeLessThanOrEqual(4);
    const choice = readChoice(new URLSearchParams(query));
    const allButOne = Object.keys(choice).map((key) =>
      expected({...choice, [key]: undefined, stock: true}),
    );
    for (const {handle} of near) {
      expect(found).not.toContain(handle);
      expect(allButOne.flat()).toContain(handle);
    }
  });

  test.each([
    ['one filter alone: without it the list is any list', 'colour=red'],
    ['one filter and in stock: the same', 'colour=petrol&stock=1'],
    ['no filter', 'sort=newest'],
    ['a list that fills a row', 'colour=black&stock=1'],
  ])('nothing for %s', async (_, query) => {
    expect((await nearTo(query)).near).toEqual([]);
  });

  test('of search results: others of what the words find', async () => {
    const all = await search(api(), 'kolfiber', 0, 100);
    const narrowed = await search(api(), 'kolfiber', 0, 100, {colour: ['red'], lens: ['mirror']});
    const handles = (cards: readonly ProductCard[] = []) => cards.map(({handle}) => handle);
    expect(narrowed.near?.length).toBeGreaterThan(0);
    expect(handles(all.cards)).toEqual(expect.arrayContaining(handles(narrowed.near)));
    expect(handles(narrowed.near).some((one) => handles(narrowed.cards).includes(one))).toBe(false);
    expect(all.near).toBeUndefined();
  });
});

describe('filters in the URL', () => {
  test.each([
    ['colour=red&colour=black&colour=red', 'colour=black&colour=red'],
    ['sort=newest&stock=1&to=5&colour=red', 'colour=red&to=5&stock=1&sort=newest'],
    ['from=2000&to=1000', 'from=1000&to=2000'],
    ['stock=yes&sort=cheap&from=-1&to=1e3&price=5', ''],
    ['colour=&colour=%00&colour=<b>&width=..%2F', ''],
    ['from=&to=&sort=', ''],
  ])('%s is read as %s', (given, normalised) => {
    expect(choiceQuery(readChoice(new URLSearchParams(given)))).toBe(normalised);
  });

  test('ignore values that no product has', async () => {
    const choice = readChoice(new URLSearchParams('colour=red&colour=no-such&material=cheese'));
    const shown = await loadFilteredCategory(api(), 'fibrous', 1, choice);
    expect(shown?.chosen.query).toBe('colour=red');
    expect(shown?.cards.map(({handle}) => handle)).toContain('fibrous-grissla');
  });
});

test('a search for a wood shows the pair of that wood', async () => {
  const {cards} = await search(api(), 'valnöt', 0, 100);
  const hassel = cards.find(({handle}) => handle === 'eyewood-hassel');
  expect(hassel?.search).toBe('?Material=Walnut&Lens=Brown');
});

test('a material that all products of a list have filters nothing', async () => {
  const choice = readChoice(new URLSearchParams('material=titanium&material=acetate&colour=black'));
  const shown = await loadFilteredCategory(api(), 'titan', 1, choice);
  expect(shown?.chosen.query).toBe('colour=black');
});

test.each([
  'colour=red',
  'colour=red&lens=mirror',
  'from=2500&to=3000',
  'lens=gradient',
  'material=ebony',
  'stock=1',
])('cards of %s show, price and add a matching variant', async (query) => {
  const choice = readChoice(new URLSearchParams(query));
  const usual = await loadCategory(api(), 'all', 1);
  const shown = await loadFilteredCategory(api(), 'all', 1, choice);
  expect(shown?.cards.length).toBeGreaterThan(0);
  for (const card of shown?.cards ?? []) {
    const product = catalogue.find(({handle}) => handle === card.handle);
    if (!product) throw new Error(`${card.handle} is not in the catalogue.`);
    const options = (card.variant?.selectedOptions ?? [])
      .filter(({value}) => value !== 'Default Title')
      .map(({name, value}) => [name, value]);
    const fits = fitting(product, choice);
    expect(fits.map(({selectedOptions}) => selectedOptions)).toContainEqual(
      Object.fromEntries(options),
    );
    const forSale = fits.filter(({quantityAvailable}) => quantityAvailable > 0);
    const prices = (forSale.length > 0 ? forSale : fits).map(({price}) => Number(price));
    expect(Number(card.price.amount)).toBe(Math.min(...prices));
    const before = usual?.cards.find(({handle}) => handle === card.handle);
    // The unfiltered list has it on a later page.
    if (!before) continue;
    expect(card.choices).toEqual(before.choices);
    if (before.variant?.id === card.variant?.id) {
      expect(card.images).toEqual(before.images);
      expect(card.search).toBeUndefined();
    } else {
      expect([...new URLSearchParams(card.search)]).toEqual(options);
      expect(card.images[0]?.url).toBe(card.variant?.image?.url);
    }
  }
});

test('search results are filtered and keep their order', async () => {
  const all = await search(api(), 'wood', 0, 100);
  const cheap = await search(api(), 'wood', 0, 100, {to: 2000});
  const handles = cheap.cards.map(({handle}) => handle);
  const among = catalogue.filter(({handle}) => all.cards.some((card) => card.handle === handle));
  expect(handles.toSorted()).toEqual(expected({to: 2000}, among).toSorted());
  expect(all.cards.map(({handle}) => handle).filter((each) => handles.includes(each))).toEqual(
    handles,
  );
  expect(cheap.chosen?.chips.map(({label}) => label.en)).toEqual(['Up to $200.00']);
  const red = await search(api(), 'skarv', 0, 1, {colour: ['red']});
  expect(red.cards[0]?.search).toMatch(/^\?Colour=Red&/);
});

test('filter data is queried once, and reused for other filters', async () => {
  const fetching = vi.spyOn(globalThis, 'fetch');
  const own = new MemoryCache();
  const pending: Array<Promise<unknown>> = [];
  const ask = async (choice: Choice) => {
    fetching.mockClear();
    const visitor = storefrontOf(shop(), own, (kept) => pending.push(kept));
    await loadFilteredCategory(visitor, 'titan', 1, choice);
    await Promise.all(pending);
    return fetching.mock.calls.length;
  };
  expect(await ask({sort: 'newest'}), 'shop, facts, first products, cards').toBeLessThanOrEqual(7);
  expect(await ask({colour: ['black']}), 'cards').toBeLessThanOrEqual(2);
  fetching.mockRestore();
});

test('a cached list still filters during an outage, with its usual cards', async () => {
  const own = new MemoryCache();
  const pending: Array<Promise<unknown>> = [];
  const visitor = storefrontOf(shop(), own, (kept) => pending.push(kept));
  await loadFilteredCategory(visitor, 'titan', 1, {sort: 'newest'});
  const usual = await loadCategory(visitor, 'titan', 1);
  await Promise.all(pending);
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('connection refused'));
  const record = new PageRecord();
  const next = storefrontOf(shop(), own, () => undefined, record);
  const shown = await loadFilteredCategory(next, 'titan', 1, {colour: ['black']});
  vi.restoreAllMocks();
  expect(shown?.cards.length).toBeGreaterThan(0);
  expect(usual?.cards).toEqual(expect.arrayContaining(Array.from(shown?.cards ?? [])));
  expect(record.hasFailed, 'prevents caching the page').toBe(true);
});
