import {describe, expect, test, vi} from 'vitest';
import {StorefrontError} from '../../app/.server/storefront-error';
import {CARDS_QUERY, CATALOGUE_QUERY} from '../../app/catalogue/list-queries';
import {loadCategory} from '../../app/catalogue/load-category.server';
import {
  loadBestsellers,
  loadFilledCategories,
  loadPreview,
} from '../../app/catalogue/load-products.server';
import {categories} from '../../app/shop/categories';
import {swedishProducts} from '../../app/shop/swedish/products';
import {node, sek, shopOf} from './support/listed-shop';

const handlesOf = (count: number, from = 1) =>
  Array.from({length: Math.max(0, count)}, (_, index) => `carbon-${from + index}`);
const many = (count: number) => handlesOf(count).map((handle) => node(handle));

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

describe('malformed data', () => {
  const broken = {amount: 'free', currencyCode: 'SEK' as const};
  const [variant] = node('x').variants.nodes;
  const withPrices = (handle: string, ...prices: Array<typeof broken>) =>
    node(handle, {
      priceRange: {minVariantPrice: broken, maxVariantPrice: broken},
      variants: {
        nodes: prices.flatMap((price) => (variant ? [{...variant, price}] : [])),
        pageInfo: {hasNextPage: false},
      },
    });

  test('ignores an invalid price and keeps the list', async () => {
    const {api} = shopOf([
      node('carbon-a'),
      withPrices('carbon-b', broken),
      withPrices('carbon-c', broken, sek('799.0')),
    ]);
    const found = await loadCategory(api, 'all', 1);
    expect(found?.cards.map(({handle, price}) => [handle, price.amount])).toEqual([
      ['carbon-a', '1299.0'],
      ['carbon-c', '799.0'],
    ]);
  });

  test('drops a picture without a valid URL', async () => {
    const images = {nodes: [{url: 'javascript:1'}, {url: '%%%'}, {url: 'https://cdn.test/1.jpg'}]};
    const {api} = shopOf([node('carbon-a', {images})]);
    const found = await loadCategory(api, 'all', 1);
    expect(found?.cards[0]?.images.map(({url}) => url)).toEqual(['https://cdn.test/1.jpg']);
  });
});

test('a card is for sale if a variant past the hundredth is', async () => {
  const [variant] = node('x').variants.nodes;
  if (!variant) throw new Error('The product has no variant.');
  const soldOut = {...variant, availableForSale: false};
  const product = node('carbon-a', {
    availableForSale: true,
    variants: {nodes: [soldOut], pageInfo: {hasNextPage: true, endCursor: '1'}},
  });
  const {api, asked} = shopOf([product, node('carbon-b')], {forSale: {'carbon-a': variant}});
  const found = await loadCategory(api, 'all', 1);
  expect(found?.cards[0]?.variant?.availableForSale).toBe(true);
  expect(asked.map(({name}) => name)).toEqual(['Products', 'Cards']);
});

describe('§3 titles', () => {
  test('are not translated in a shop with one language', async () => {
    const {api, asked} = shopOf(many(60));
    await loadCategory(api, 'fibrous', 2);
    const documents = asked.map(({name}) => name);
    expect(documents).toEqual(['Products', 'Catalogue', 'Cards']);
  });

  test('are translated for the products shown in a shop with Swedish', async () => {
    const translated = {SV: {'carbon-1': 'Kol 1', 'carbon-60': 'Kol 60'}};
    const {api, asked} = shopOf(many(60), {translated});
    const first = await loadCategory(api, 'fibrous', 1);
    expect(first?.cards[0]?.title).toEqual({sv: 'Kol 1', en: 'carbon-1'});
    expect(first?.cards[1]?.title).toEqual({sv: 'carbon-2', en: 'carbon-2', lang: {sv: 'en'}});
    const second = await loadCategory(api, 'fibrous', 2);
    expect(second?.cards.at(-1)?.title).toEqual({sv: 'Kol 60', en: 'carbon-60'});
    const texts = asked.filter(({variables}) => variables.language === 'SV');
    expect(texts.map(({name}) => name)).toEqual(['FirstCardTexts', 'CardTextsOf']);
  });

  test('prefer the storefront’s own Swedish texts for its own products', async () => {
    const [handle = '', swedish] = Object.entries(swedishProducts)[0] ?? [];
    const titleOf = async (vendor: string) => {
      const {api} = shopOf([node(handle, {title: 'English', vendor})], {
        translated: {SV: {[handle]: 'Butikens'}},
      });
      return (await loadCategory(api, 'all', 1))?.cards[0]?.title;
    };
    expect(await titleOf('Västerljus')).toEqual({sv: swedish?.title, en: 'English'});
    expect(await titleOf('Other')).toEqual({sv: 'Butikens', en: 'English'});
  });
});

describe('§9 the preview grid', () => {
  const filler = Array.from({length: 70}, (_, index) => node(`other-${index}`));
  const shown = (preview: Awaited<ReturnType<typeof loadPreview>>) =>
    preview.entries.map(({category, product}) => [category.handle, product.handle]);

  test('§9 takes its products from the first fifty', async () => {
    const previewed = categories.filter(({inPreview}) => inPreview);
    const all = categories.map(({handle}) => node(`${handle}-1`));
    const {api, asked} = shopOf([...all, ...filler]);
    expect(shown(await loadPreview(api))).toEqual(
      previewed.map(({handle}) => [handle, `${handle}-1`]),
    );
    expect(asked.map(({name}) => name)).toEqual(['Products']);
  });

  test('§9 searches once for collections missing from them', async () => {
    const {api, asked} = shopOf(
      [node('kids-lille'), ...filler, node('titan-lens-extra'), node('titan-lom')],
      {
        found: ['titan-lens-extra', 'titan-lom'],
      },
    );
    const preview = await loadPreview(api);
    expect(shown(preview)).toEqual([
      ['titan', 'titan-lom'],
      ['kids', 'kids-lille'],
    ]);
    expect(preview.filled.toSorted()).toEqual(['all', 'kids', 'lenses', 'titan']);
    expect(asked.map(({name}) => name)).toEqual(['Products', 'FindProducts', 'Cards']);
    const {query} = asked[1]?.variables ?? {};
    expect(query).toContain('title:titan* OR title:engraved*');
    expect(query).toContain('title:"carbon-fiber"');
    expect(query).not.toContain('kids');
  });

  test('§9 makes no further query in a small shop, and omits empty collections', async () => {
    const {api, asked} = shopOf([node('x', {title: 'Carbon Kids'})]);
    expect(shown(await loadPreview(api))).toEqual([
      ['fibrous', 'x'],
      ['kids', 'x'],
    ]);
    expect(await loadPreview(shopOf([]).api)).toEqual({entries: [], filled: []});
    expect(asked).toHaveLength(1);
  });
});

describe('§2 categories with products', () => {
  test.each([
    [[], []],
    [['other'], ['all']],
    [
      ['titan-lom', 'kids-lille'],
      ['all', 'kids', 'titan'],
    ],
  ])('of %j are %j, with one small query', async (handles, expected) => {
    const {api, asked} = shopOf(handles.map((handle) => node(handle)));
    expect((await loadFilledCategories(api)).toSorted()).toEqual(expected);
    expect(asked.map(({name}) => name)).toEqual(['Catalogue']);
  });

  test('of a large shop need two queries', async () => {
    const {api, asked} = shopOf([...many(300), node('kids-lille'), ...many(300)], {
      found: ['kids-lille'],
    });
    expect((await loadFilledCategories(api)).toSorted()).toEqual(['all', 'fibrous', 'kids']);
    expect(asked.map(({name}) => name)).toEqual(['Catalogue', 'FindProducts']);
  });
});

describe('§9 bestsellers', () => {
  test('§7 come from one query for the 20 best-selling products', async () => {
    const {api, asked} = shopOf(many(60));
    const cards = await loadBestsellers(api);
    expect(cards.map(({handle}) => handle)).toEqual(handlesOf(4));
    expect(asked.map(({variables}) => variables)).toEqual([
      {first: 20, sortKey: 'BEST_SELLING', images: 5},
    ]);
  });

  test.each([
    [0, ['hybrid-atom', 'carbon-1', 'carbon-2', 'carbon-3']],
    [19, ['hybrid-atom', 'carbon-1', 'carbon-2', 'carbon-3']],
    [20, ['carbon-1', 'carbon-2', 'carbon-3', 'carbon-4']],
  ])('§9 include hybrid-atom after %i others', async (before, expected) => {
    const {api} = shopOf(many(40).toSpliced(before, 0, node('hybrid-atom')));
    expect((await loadBestsellers(api)).map(({handle}) => handle)).toEqual(expected);
  });
});
