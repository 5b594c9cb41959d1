import fc from 'fast-check';
import {expect, test} from 'vitest';
import {choiceQuery, facets, readChoice, type Choice} from '../../app/filters/choice.ts';
import {count, countValue} from '../../app/filters/apply-choice.ts';
import {
  filterList,
  loadFilterableCategory,
  loadFilterData,
  loadFilteredCategory,
} from '../../app/filters/filter-list.server.ts';
import {visitedShop} from './storefront-of.ts';
import {colours, expected, lensKinds, materials, shapes, widths} from './filter-oracle.ts';

const {api} = visitedShop();

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
    shape: several(shapes),
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
  ...shapes.map((value) => `shape=${value}`),
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
