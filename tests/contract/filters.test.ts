import fc from 'fast-check';
import {afterAll, beforeAll, describe, expect, test, vi} from 'vitest';
import {AnswerRecord} from '../../app/.server/answer-record.ts';
import {choiceQuery, facets, readChoice, type Choice} from '../../app/filters/choice.ts';
import {count, countValue} from '../../app/filters/choose.ts';
import {
  filterList,
  loadFilterableCategory,
  loadFilterData,
  loadFilteredCategory,
} from '../../app/filters/filter-list.server.ts';
import {loadCategory} from '../../app/catalogue/load-category.server.ts';
import {search} from '../../app/search/load-search.server.ts';
import {catalogue} from '../../demo-shop/catalogue/index.ts';
import type {CatalogueProduct, CatalogueVariant} from '../../demo-shop/catalogue/types.ts';
import {catalogueNamed} from '../../demo-shop/catalogues/index.ts';
import {MemoryCache} from '../unit/support/memory-cache.ts';
import {startTestShop, type TestShop} from './demo-shop.ts';
import {storefrontOf} from './storefront-of.ts';

/** A second, simple implementation of the filters as the tests' oracle. */
const tagOf = {
  'carbon-fibre': 'carbon fibre',
  'wood': 'wood',
  'titanium': 'titanium',
  'recycled-paper': 'recycled paper',
  'acetate': 'acetate',
  'polycarbonate': 'polycarbonate',
} as const;
const materials = Object.keys(tagOf) as Array<keyof typeof tagOf>;
const colours = ['black', 'red', 'blue', 'silver', 'honey', 'petrol', 'natural'];
const lensKinds = ['polarised', 'gradient', 'mirror', 'photochromic'];
const widths: Readonly<Record<string, readonly [number, number]>> = {
  narrow: [0, 135],
  medium: [136, 141],
  wide: [142, 999],
};

function isOf({tags}: CatalogueProduct, material: keyof typeof tagOf): boolean {
  return !tags.includes('lenses') && tags.includes(tagOf[material]);
}

function widthOf({description}: CatalogueProduct): number {
  return Number(/Length \d+ mm, width (\d+) mm/.exec(description)?.[1] ?? NaN);
}

function hasLens(product: CatalogueProduct, variant: CatalogueVariant, kind: string): boolean {
  const said = (text: string | undefined) => text?.toLowerCase().split(' ').includes(kind) ?? false;
  const isLensOption = product.variants.some(({selectedOptions}) => said(selectedOptions.Lens));
  if (isLensOption) return said(variant.selectedOptions.Lens);
  return kind === 'polarised' || [product.title.replace(',', ''), ...product.tags].some(said);
}

function isMatch(product: CatalogueProduct, choice: Choice): boolean {
  const width = widthOf(product);
  const isWide = (value: string) => {
    const [from = 0, to = 0] = widths[value] ?? value.split('-').map(Number);
    return width >= from && width <= to;
  };
  return (
    (!choice.material ||
      choice.material.some((value) => isOf(product, value as keyof typeof tagOf))) &&
    (!choice.width || choice.width.some(isWide)) &&
    fitting(product, choice).length > 0
  );
}

function fitting(product: CatalogueProduct, choice: Choice): CatalogueVariant[] {
  const isSoldOut = product.variants.every(({quantityAvailable}) => quantityAvailable === 0);
  return product.variants.filter((variant) => {
    const price = Number(variant.price);
    const isPriced = choice.from !== undefined || choice.to !== undefined;
    const colour = variant.selectedOptions.Color?.toLowerCase();
    return (
      (!choice.colour || (colour !== undefined && choice.colour.includes(colour))) &&
      (!choice.lens || choice.lens.some((kind) => hasLens(product, variant, kind))) &&
      (!choice.stock || variant.quantityAvailable > 0) &&
      (!isPriced || isSoldOut || variant.quantityAvailable > 0) &&
      price >= (choice.from ?? 0) &&
      price <= (choice.to ?? Infinity)
    );
  });
}

/** The lowest price of matching variants for sale, else of all variants for sale, else of all variants. */
function shownPrice(product: CatalogueProduct, choice: Choice): number {
  const isForSale = ({quantityAvailable}: CatalogueVariant) => quantityAvailable > 0;
  const all = product.variants.some(isForSale)
    ? product.variants.filter(isForSale)
    : product.variants;
  const fits = fitting(product, choice).filter((variant) => all.includes(variant));
  return Math.min(...(fits.length > 0 ? fits : all).map(({price}) => Number(price)));
}

function expected(choice: Choice, among = catalogue): string[] {
  const left = among.filter((product) => isMatch(product, choice));
  const by = {
    'price-asc': (product: CatalogueProduct) => shownPrice(product, choice),
    'price-desc': (product: CatalogueProduct) => -shownPrice(product, choice),
    'newest': (product: CatalogueProduct) => -Date.parse(product.createdAt),
  };
  const key = choice.sort && by[choice.sort];
  const sorted = key ? left.toSorted((one, other) => key(one) - key(other)) : left;
  return sorted.map(({handle}) => handle);
}

let shop: TestShop;
let cache: Cache;

beforeAll(async () => {
  shop = await startTestShop();
  cache = new MemoryCache();
});
afterAll(() => shop.stop());

const api = () => storefrontOf(shop, cache);

async function found(choice: Choice): Promise<string[]> {
  const members = await loadFilterableCategory(api(), 'all');
  const list = await filterList(api(), members?.products ?? [], choice);
  return list.found.map(({handle}) => handle);
}

const several = (values: readonly string[]) =>
  fc.option(fc.subarray([...values], {minLength: 1}), {nil: undefined});
const anyPrice = fc.option(fc.integer({min: 0, max: 12_000}), {nil: undefined});
const anyChoice = fc
  .record({
    colour: several(colours),
    material: several(materials),
    lens: several(lensKinds),
    width: several([...Object.keys(widths), '130-136', '137-143']),
    from: anyPrice,
    to: anyPrice,
    stock: fc.constantFrom(undefined, true as const),
    sort: fc.constantFrom(undefined, 'price-asc', 'price-desc', 'newest'),
  })
  // The round trip through a URL is part of the test.
  .map((choice) => readChoice(new URLSearchParams(choiceQuery(choice as Choice))));

test.each([
  ...colours.map((value) => `colour=${value}`),
  ...materials.map((value) => `material=${value}`),
  ...lensKinds.map((value) => `lens=${value}`),
  ...[...Object.keys(widths), '137-143'].map((value) => `width=${value}`),
  'from=2000',
  'to=2000',
  'from=1000&to=2000',
  'stock=1',
  'sort=price-asc',
  'sort=price-desc',
  'sort=newest',
  'colour=black&colour=red',
  'material=wood&width=narrow&to=2000',
  'colour=red&lens=polarised&stock=1',
])('%s shows the products that match', async (query) => {
  const choice = readChoice(new URLSearchParams(query));
  const handles = await found(choice);
  expect(handles).toEqual(expected(choice));
  expect(handles.length).toBeGreaterThan(0);
});

describe('available filters', () => {
  async function offeredBy(category: string) {
    const members = await loadFilterableCategory(api(), category);
    return loadFilterData(api(), members?.products ?? []);
  }

  test('have a product and more than one value', async () => {
    const {values} = await offeredBy('titan');
    expect(values.material?.map(({value}) => value)).toEqual(['titanium', 'acetate']);
    expect(values.colour?.map(({value}) => value)).toEqual(['black', 'silver', 'gold']);
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

test.each([
  'colour=red',
  'colour=red&lens=mirror',
  'from=2500&to=3000',
  'lens=gradient',
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
  expect(red.cards[0]?.search).toMatch(/^\?Color=Red&/);
});

test('filter data is queried once, and reused for other filters', async () => {
  const fetching = vi.spyOn(globalThis, 'fetch');
  const own = new MemoryCache();
  const pending: Array<Promise<unknown>> = [];
  const ask = async (choice: Choice) => {
    fetching.mockClear();
    const visitor = storefrontOf(shop, own, (kept) => pending.push(kept));
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
  const visitor = storefrontOf(shop, own, (kept) => pending.push(kept));
  await loadFilteredCategory(visitor, 'titan', 1, {sort: 'newest'});
  const usual = await loadCategory(visitor, 'titan', 1);
  await Promise.all(pending);
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('connection refused'));
  const record = new AnswerRecord();
  const next = storefrontOf(shop, own, () => undefined, record);
  const shown = await loadFilteredCategory(next, 'titan', 1, {colour: ['black']});
  vi.restoreAllMocks();
  expect(shown?.cards.length).toBeGreaterThan(0);
  expect(usual?.cards).toEqual(expect.arrayContaining(Array.from(shown?.cards ?? [])));
  expect(record.hasFailed, 'prevents caching the page').toBe(true);
});

// Last, because these make no request for seconds, and the shop closes idle connections.
test('any combination matches the simple implementation, order included', async () => {
  await fc.assert(
    fc.asyncProperty(anyChoice, async (choice) => {
      expect(await found(choice)).toEqual(expected(choice));
    }),
    {numRuns: 200},
  );
});

test('a value’s count is the number of products that it would show with the other filters', async () => {
  const {products, values, currencyCode} = await loadFilterData(
    api(),
    (await loadFilterableCategory(api(), 'all'))?.products ?? [],
  );
  fc.assert(
    fc.property(anyChoice, (choice) => {
      expect(count(products, choice, currencyCode)).toBe(expected(choice).length);
      for (const facet of facets) {
        for (const {value} of values[facet] ?? []) {
          expect(countValue(products, choice, currencyCode, facet, value)).toBe(
            expected({...choice, [facet]: [value]}).length,
          );
        }
      }
    }),
    {numRuns: 20},
  );
});

test('any garbage in the URL still gives a list', async () => {
  const names = [...facets, 'from', 'to', 'stock', 'sort', 'page'];
  const pair = fc.tuple(fc.constantFrom(...names), fc.string({unit: 'binary', maxLength: 80}));
  await fc.assert(
    fc.asyncProperty(fc.array(pair, {maxLength: 40}), async (pairs) => {
      const choice = readChoice(new URLSearchParams(pairs));
      expect(choiceQuery(choice).length).toBeLessThan(20_000);
      expect(readChoice(new URLSearchParams(choiceQuery(choice)))).toEqual(choice);
      expect(await loadFilteredCategory(api(), 'all', 1, choice)).not.toBeNull();
    }),
    {numRuns: 40},
  );
});
