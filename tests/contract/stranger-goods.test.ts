import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {startTestShop, type TestShop} from './demo-shop.ts';
import {productFields} from './product-fields.ts';

/** Product data that has broken storefronts, as the Storefront API returns it. */
describe('§6 the products of another shop', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop({catalogue: 'stranger'});
  });
  afterAll(() => shop.stop());

  const product = (handle: string, fields: string) => productFields(shop, handle, fields);

  test('come from several vendors, one of them the shop itself', async () => {
    expect(await product('titan-aviator', 'vendor productType isGiftCard')).toEqual({
      vendor: 'Bavaria Eyeworks',
      productType: 'Solglasögon',
      isGiftCard: false,
    });
    const FIELDS =
      'vendor isGiftCard variants(first: 1) { nodes { requiresShipping taxable quantityAvailable availableForSale } }';
    expect(await product('presentkort', FIELDS)).toEqual({
      vendor: 'Glas & Gåva',
      isGiftCard: true,
      variants: {
        nodes: [
          {
            requiresShipping: false,
            taxable: false,
            quantityAvailable: null,
            availableForSale: true,
          },
        ],
      },
    });
  });

  const STOCK = 'availableForSale currentlyNotInStock quantityAvailable';
  test.each([
    [
      'on back-order',
      'lasglasogon-pa-vag',
      {availableForSale: true, currentlyNotInStock: true, quantityAvailable: 0},
    ],
    [
      'sold out',
      'runda-nickel',
      {availableForSale: false, currentlyNotInStock: false, quantityAvailable: 0},
    ],
    [
      'untracked',
      'putsduk-gratis',
      {availableForSale: true, currentlyNotInStock: false, quantityAvailable: null},
    ],
    [
      'in stock',
      'oak-and-bone',
      {availableForSale: true, currentlyNotInStock: false, quantityAvailable: 8},
    ],
  ])('can be %s', async (_what, handle, stock) => {
    expect(
      await product(handle, `availableForSale variants(first: 1) { nodes { ${STOCK} } }`),
    ).toEqual({availableForSale: stock.availableForSale, variants: {nodes: [stock]}});
  });

  test('are for sale on back-order or without tracked stock', async () => {
    const {products} = await shop.query<{products: {nodes: Array<{handle: string}>}}>(
      '{ products(first: 250, query: "available_for_sale:false") { nodes { handle } } }',
    );
    const soldOut = products.nodes.map(({handle}) => handle);
    expect(soldOut).toContain('runda-nickel');
    expect(soldOut).not.toContain('lasglasogon-pa-vag');
    expect(soldOut).not.toContain('putsduk-gratis');
  });

  test('include one colour in five sizes, the first of them sold out', async () => {
    const FIELDS = 'options { name values } variants(first: 5) { nodes { availableForSale } }';
    expect(await product('storm-fingervantar', FIELDS)).toEqual({
      options: [
        {name: 'Färg', values: ['Grafit']},
        {name: 'Storlek', values: ['XS', 'S', 'M', 'L', 'XL']},
      ],
      variants: {
        nodes: [false, true, true, true, true].map((availableForSale) => ({availableForSale})),
      },
    });
  });

  test('may have their only variant in stock past the first hundred', async () => {
    const PAGE = `query ($after: String) {
      product(handle: "enstyrkeglas-alla-styrkor") {
        variantsCount { count }
        variants(first: 100, after: $after) {
          nodes { title availableForSale } pageInfo { hasNextPage endCursor }
        }
      }
    }`;
    interface Page {
      product: {
        variantsCount: {count: number};
        variants: {
          nodes: Array<{title: string; availableForSale: boolean}>;
          pageInfo: {hasNextPage: boolean; endCursor: string};
        };
      };
    }
    const first = await shop.query<Page>(PAGE);
    expect(first.product.variantsCount.count).toBe(175);
    expect(first.product.variants.nodes.some(({availableForSale}) => availableForSale)).toBe(false);
    expect(first.product.variants.pageInfo.hasNextPage).toBe(true);
    const second = await shop.query<Page>(PAGE, {
      after: first.product.variants.pageInfo.endCursor,
    });
    expect(second.product.variants.nodes).toHaveLength(75);
    expect(
      second.product.variants.nodes
        .filter(({availableForSale}) => availableForSale)
        .map(({title}) => title),
    ).toEqual(['Klar / -3,00']);
  });

  test('have up to 250 variants, which fit on one page', async () => {
    const answer = await product('kulor-i-alla-farger', 'variants(first: 250) { nodes { id } }');
    expect((answer as {variants: {nodes: unknown[]}}).variants.nodes).toHaveLength(250);
  });

  test('have prices from zero to more than a million', async () => {
    const FIELDS = 'priceRange { minVariantPrice { amount currencyCode } }';
    expect(await product('putsduk-gratis', FIELDS)).toEqual({
      priceRange: {minVariantPrice: {amount: '0.0', currencyCode: 'SEK'}},
    });
    expect(await product('optikerns-skap', FIELDS)).toEqual({
      priceRange: {minVariantPrice: {amount: '1299000.0', currencyCode: 'SEK'}},
    });
  });

  test.each([
    ['rea-utan-uppgift', '799.0', null],
    ['rea-med-lagsta-pris', '799.0', '799.00'],
    ['rea-som-sager-emot-sig', '999.0', '629.00'],
  ])('%s cost %s before, with a lowest price of %s', async (handle, before, lowest) => {
    const answer = (await product(
      handle,
      'variants(first: 1) { nodes { compareAtPrice { amount } metafield(namespace: "custom", key: "lowest_price_30_days") { type value } } }',
    )) as {
      variants: {
        nodes: Array<{
          compareAtPrice: {amount: string};
          metafield: {type: string; value: string} | null;
        }>;
      };
    };
    const [variant] = answer.variants.nodes;
    expect(variant?.compareAtPrice.amount).toBe(before);
    expect(variant?.metafield ?? null).toEqual(
      lowest === null
        ? null
        : {type: 'money', value: JSON.stringify({amount: lowest, currency_code: 'SEK'})},
    );
  });

  test.each(['hemlig-nyhet', 'utgangen-bage'])('are null if unpublished: %s', async (handle) => {
    expect(await product(handle, 'id')).toBeNull();
  });

  test('follow the shop’s order of bestsellers', async () => {
    const {products, collection} = await shop.query<
      Record<'products', {nodes: Array<{handle: string}>}> & {
        collection: {products: {nodes: Array<{handle: string}>}};
      }
    >(
      '{ products(first: 3, sortKey: BEST_SELLING) { nodes { handle } } collection(handle: "solglasogon") { products(first: 2, sortKey: BEST_SELLING) { nodes { handle } } } }',
    );
    expect(products.nodes.map(({handle}) => handle)).toEqual([
      'presentkort',
      'kaffemugg-i-stengods',
      'titan-aviator',
    ]);
    expect(collection.products.nodes.map(({handle}) => handle)).toEqual([
      'titan-aviator',
      'hybrid-atom',
    ]);
  });
});
