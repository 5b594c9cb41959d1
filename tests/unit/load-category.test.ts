import {describe, expect, test, vi} from 'vitest';
import {StorefrontError} from '../../app/server/storefront-error.server';
import {CARDS_QUERY, CATALOGUE_QUERY} from '../../app/catalogue/list-queries';
import {loadCategory} from '../../app/catalogue/load-category.server';
import {handlesOf, many, node, shopOf} from './support/listed-shop';

describe('§7 a category', () => {
  test.each([
    // Without the cached shop query.
    [0, ['Products']],
    [1, ['Products']],
    [50, ['Products']],
    [51, ['Products', 'Catalogue']],
    [300, ['Products', 'Catalogue']],
    [549, ['Products', 'Catalogue']],
    [1000, ['Products', 'Catalogue', 'Catalogue']],
    [5000, ['Products', ...Array.from({length: 10}, () => 'Catalogue')]],
  ])('§7 of %i products needs few calls after the first fifty', async (count, calls) => {
    const {api, asked} = shopOf(many(count));
    const found = await loadCategory(api, 'fibrous', 1);
    expect(found).toMatchObject({
      total: count,
      page: 1,
      pages: Math.max(1, Math.ceil(count / 48)),
    });
    expect(found?.cards.map(({handle}) => handle)).toEqual(handlesOf(Math.min(48, count)));
    expect(asked.map(({name}) => name)).toEqual(calls);
    expect(asked[0]?.variables).toEqual({first: 50, images: 5});
  });

  test.each([
    [2, 49, 48],
    [3, 97, 4],
  ])('§4 page %i starts with product %i and has %i', async (page, from, length) => {
    const {api, asked} = shopOf(many(100));
    const found = await loadCategory(api, 'fibrous', page);
    expect(found?.cards.map(({handle}) => handle)).toEqual(handlesOf(length, from));
    expect(found).toMatchObject({total: 100, page, pages: 3});
    // The first fifty are already loaded.
    const ids = handlesOf(96, 51).map((handle) => `gid://shopify/Product/${handle}`);
    expect(asked.at(-1)).toEqual({
      name: 'Cards',
      variables: {ids: ids.slice(page === 2 ? 0 : 46, page === 2 ? 46 : 50)},
    });
  });

  test.each([
    ['fibrous', 4],
    ['all', 4],
    ['carbon-9', 2],
    ['monocles', 1],
    ['', 1],
    [' ', 1],
    ['c'.repeat(61), 1],
  ])('§4 /category/%s has no page %i', async (category, page) => {
    expect(await loadCategory(shopOf(many(100)).api, category, page)).toBeNull();
  });

  test('§2 a collection of app/shop may be empty', async () => {
    const empty = {cards: [], total: 0, page: 1, pages: 1, hasOwnGoods: false};
    expect(await loadCategory(shopOf(many(3)).api, 'kids', 1)).toEqual(empty);
    expect(await loadCategory(shopOf([]).api, 'all', 1)).toEqual(empty);
  });

  test('§9 matches by the shop’s own titles', async () => {
    const {api} = shopOf(
      [
        node('a', {title: 'Eyewood Rowan'}),
        node('b', {title: 'Eyewood Dream'}),
        node('c', {title: 'Trä'}),
        node('eyewood-d'),
      ],
      {translated: {SV: {c: 'Eyewood'}}},
    );
    const handles = async (category: string) =>
      (await loadCategory(api, category, 1))?.cards.map(({handle}) => handle);
    expect(await handles('eyewood')).toEqual(['a', 'eyewood-d']);
    expect(await handles('dream')).toEqual(['b']);
    expect(await handles('trä')).toEqual(['c']);
    expect(await handles('all')).toEqual(['a', 'b', 'c', 'eyewood-d']);
  });

  test('§4 shows claims only if products of the own shop are among the cards', async () => {
    const {api} = shopOf([
      node('carbon-1', {vendor: 'Other'}),
      node('titan-1', {vendor: 'Other'}),
      node('titan-2'),
    ]);
    expect(await loadCategory(api, 'fibrous', 1)).toMatchObject({hasOwnGoods: false});
    expect(await loadCategory(api, 'titan', 1)).toMatchObject({hasOwnGoods: true});
  });

  test('§4 unknown categories are not cached', async () => {
    const {api, kept} = shopOf(many(100));
    const lists = () => [...kept.keys()].filter((key) => key.startsWith('cards'));
    await loadCategory(api, 'carbon-9', 1);
    expect(lists()).toEqual([]);
    await loadCategory(api, 'fibrous', 2);
    expect(lists()).toHaveLength(1);
  });

  test.each([
    ['the same cursor', () => '50'],
    ['the first page’s cursor', () => '0'],
    ['two cursors in turn', (end: number) => (end === 300 ? '0' : '50')],
  ])('§8 endless pages with %s are an error', async (_case, cursor) => {
    const {api, asked} = shopOf(many(1500), {cursor});
    await expect(loadCategory(api, 'fibrous', 1)).rejects.toThrow(StorefrontError);
    expect(asked.length).toBeLessThan(10);
  });

  test('§8 an error of any call fails the list', async () => {
    const {api} = shopOf(many(120));
    const request = api.request.bind(api);
    vi.spyOn(api, 'request').mockImplementation((document, variables) =>
      (document as string) === CATALOGUE_QUERY
        ? Promise.reject(new StorefrontError('HTTP error 500'))
        : request(document, variables),
    );
    await expect(loadCategory(api, 'fibrous', 1)).rejects.toThrow('HTTP error 500');
  });

  test('omits a deleted product', async () => {
    const {api} = shopOf(many(60));
    const request = api.request.bind(api);
    vi.spyOn(api, 'request').mockImplementation(async (document, variables) => {
      const answer: unknown = await request(document, variables);
      if ((document as string) === CARDS_QUERY) (answer as {nodes: unknown[]}).nodes[0] = null;
      return answer as never;
    });
    const found = await loadCategory(api, 'fibrous', 2);
    expect(found?.cards.map(({handle}) => handle)).toEqual([
      ...handlesOf(2, 49),
      ...handlesOf(9, 52),
    ]);
  });
});

describe('a collection in Shopify', () => {
  const goods = many(300);
  const collections = {sun: handlesOf(300).filter((_, index) => index % 3 === 0), sale: []};

  test('has its own products, whatever their titles, and its name', async () => {
    const {api} = shopOf(goods, {collections});
    const found = await loadCategory(api, 'sun', 2);
    expect(found).toMatchObject({total: 100, page: 2, pages: 3, name: {en: 'The sun'}});
    expect(found?.cards.map(({handle}) => handle)).toEqual(collections.sun.slice(48, 96));
  });

  test('may be empty', async () => {
    const {api} = shopOf(goods, {collections});
    expect(await loadCategory(api, 'sale', 1)).toMatchObject({total: 0, name: {en: 'The sale'}});
  });

  test('ranks after a collection of app/shop and before a word in titles', async () => {
    const {api, asked} = shopOf(goods, {collections: {...collections, fibrous: []}});
    expect(await loadCategory(api, 'fibrous', 1)).toMatchObject({total: 300});
    expect(asked.map(({name}) => name)).not.toContain('Collection');
    expect(await loadCategory(api, 'carbon-9', 1)).not.toHaveProperty('name');
  });
});
