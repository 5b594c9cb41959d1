import {print} from 'graphql';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {STOREFRONT_VERSIONS} from '../../demo-shop/storefront-api/versions.ts';
import {startTestShop, type Answer, type TestShop} from './demo-shop.ts';
import {storefrontOperations} from './storefront-documents.ts';

const documents = new Map(
  storefrontOperations().map(({name, document}) => [name, print(document)]),
);

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({catalogue: 'euro'});
});
afterAll(() => shop.stop());

interface Listed {
  id: string;
  handle: string;
  variants: {
    nodes: Array<{id: string; price: {amount: string}}>;
    pageInfo: {startCursor: string};
  };
}

interface List {
  products: {edges: Array<{node: Listed}>; pageInfo: {hasNextPage: boolean; endCursor: string}};
}

describe.each(STOREFRONT_VERSIONS)('§7 with PUBLIC_STOREFRONT_API_VERSION=%s', (version) => {
  /** Sends one of the storefront's operations. */
  async function ask<Data = unknown>(
    name: string,
    variables: Record<string, unknown> = {},
  ): Promise<Data> {
    const query = documents.get(name);
    if (!query) throw new Error(`The storefront has no operation ${name}.`);
    const response = await shop.request({body: JSON.stringify({query, variables})}, version);
    expect(response.headers.get('x-shopify-api-version')).toBe(version);
    const {data, errors} = (await response.json()) as Answer;
    expect(errors).toBeUndefined();
    return data as Data;
  }

  async function kantSquare(): Promise<Listed> {
    const {products} = await ask<List>('PriceList', {first: 250});
    const found = products.edges.find(({node}) => node.handle === 'kant-square');
    if (!found) throw new Error('The price list has no kant-square.');
    return found.node;
  }

  async function firstVariant(): Promise<string> {
    const {variants} = await kantSquare();
    return variants.nodes[0]?.id ?? '';
  }

  test('the shop has its name, currency and languages', async () => {
    expect(await ask('Shop')).toMatchObject({
      shop: {
        name: 'Werkraum',
        paymentSettings: {currencyCode: 'EUR'},
        privacyPolicy: {handle: 'privacy-policy'},
        termsOfService: null,
      },
      localization: {
        language: {isoCode: 'EN'},
        availableLanguages: [{isoCode: 'EN'}, {isoCode: 'DE'}, {isoCode: 'SV'}],
      },
    });
  });

  test('the price list pages through all products', async () => {
    const handles = new Set<string>();
    let after: string | undefined;
    do {
      const {products} = await ask<List>('PriceList', {first: 10, after});
      for (const {node} of products.edges) handles.add(node.handle);
      after = products.pageInfo.hasNextPage ? products.pageInfo.endCursor : undefined;
    } while (after);
    expect(handles.size).toBe(24);
  });

  test('lists and sitemap contain every product, with Swedish cards', async () => {
    const whole = Array.from({length: 24}, () => ({handle: expect.any(String) as string}));
    expect(await ask('Catalogue')).toMatchObject({
      onward: {nodes: whole},
      backward: {nodes: whole},
    });
    expect(await ask('SitemapPage', {page: 1})).toMatchObject({
      sitemap: {pagesCount: {count: 1}, resources: {items: whole}},
    });
    const ids = [(await kantSquare()).id];
    const minVariantPrice = {amount: '139.0', currencyCode: 'EUR'};
    expect(await ask('Cards', {ids})).toMatchObject({nodes: [{priceRange: {minVariantPrice}}]});
    expect(await ask('CardTextsOf', {ids, language: 'SV'})).toMatchObject({
      nodes: [{title: 'Kant fyrkantig'}],
    });
    expect(await ask('Products', {first: 5, images: 2, sortKey: 'BEST_SELLING'})).toMatchObject({
      products: {edges: [{node: {handle: 'luppe-titanium'}}, {}, {}, {}, {}]},
    });
  });

  test('a product has its variants and prices, later ones by cursor', async () => {
    const {id, variants} = await kantSquare();
    expect(variants.nodes).toHaveLength(6);
    const price = {amount: '139.0', currencyCode: 'EUR'};
    const whole = await ask('ProductByHandle', {handle: 'kant-square', images: 5});
    expect(whole).toMatchObject({
      productByHandle: {id, title: 'Kant Square', variants: {nodes: [{price}, {}, {}, {}, {}, {}]}},
    });
    const {pageInfo} = (
      await shop.query<{product: Listed}>(
        '{ product(handle: "kant-square") { variants(first: 1) { pageInfo { startCursor } } } }',
      )
    ).product.variants;
    const after = pageInfo.startCursor;
    const [, ...rest] = variants.nodes.map((variant) => ({id: variant.id}));
    expect(await ask('MoreVariants', {handle: 'kant-square', after})).toMatchObject({
      productByHandle: {variants: {nodes: rest}},
    });
    expect(await ask('MorePrices', {id, after})).toMatchObject({
      product: {variants: {nodes: rest}},
    });
  });

  test('products and cart lines are in Swedish', async () => {
    const swedish = {handle: 'kant-square', images: 5, language: 'SV'};
    expect(await ask('ProductTexts', swedish)).toMatchObject({
      productByHandle: {title: 'Kant fyrkantig', options: [{name: 'Färg'}, {name: 'Storlek'}]},
    });
    const ids = [await firstVariant()];
    expect(await ask('CartVariants', {ids})).toMatchObject({nodes: [{id: ids[0]}]});
    expect(await ask('CartVariantTexts', {ids, language: 'SV'})).toMatchObject({
      nodes: [{selectedOptions: [{value: 'Svart'}, {value: 'Smal'}]}],
    });
  });

  test('a cart is created, takes more lines and is found by its id', async () => {
    const merchandiseId = await firstVariant();
    const {cartCreate} = await ask<{cartCreate: {cart: {id: string}}}>('CartCreate', {
      input: {lines: [{merchandiseId, quantity: 2}], discountCodes: ['WILLKOMMEN']},
      language: 'SV',
    });
    expect(cartCreate).toMatchObject({
      cart: {totalQuantity: 2, cost: {totalAmount: {amount: '250.2', currencyCode: 'EUR'}}},
      userErrors: [],
    });
    const {id} = cartCreate.cart;
    const lines = [{merchandiseId, quantity: 1}];
    expect(await ask('CartLinesAdd', {cartId: id, lines})).toMatchObject({
      cartLinesAdd: {cart: {id}, userErrors: []},
    });
    expect(await ask('Cart', {id})).toEqual({cart: {id}});
  });

  test('an owner’s URL redirect is found', async () => {
    const variables = {here: 'path:/nowhere', atShopify: 'path:/collections/sunglasses'};
    expect(await ask('OwnerRedirects', variables)).toEqual({
      here: {nodes: []},
      atShopify: {nodes: [{path: '/collections/sunglasses', target: '/collections/sun'}]},
    });
  });
});

test('§7 2025-07 refuses a field that 2026-04 added', async () => {
  const body = JSON.stringify({query: '{ shop { legalNotice { id } } }'});
  expect(await (await shop.request({body}, '2026-04')).json()).toEqual({
    data: {shop: {legalNotice: null}},
  });
  expect(await (await shop.request({body}, '2025-07')).json()).toMatchObject({
    errors: [{message: "Field 'legalNotice' doesn't exist on type 'Shop'"}],
  });
});
