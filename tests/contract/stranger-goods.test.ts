import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import sharp from 'sharp';
import {startTestShop, type TestShop} from './demo-shop.ts';

/** Product data that has broken storefronts, as the Storefront API returns it. */
describe('§6 the products of another shop', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop({catalogue: 'stranger'});
  });
  afterAll(() => shop.stop());

  async function product(handle: string, fields: string): Promise<unknown> {
    const answer = await shop.query<{product: unknown}>(
      `query ($handle: String!) { product(handle: $handle) { ${fields} } }`,
      {handle},
    );
    return answer.product;
  }

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

  test('name a manufacturer only if the shop does', async () => {
    const FIELDS =
      'metafields(identifiers: [{namespace: "custom", key: "manufacturer"}, {namespace: "custom", key: "safety"}, {namespace: "app", key: "safety"}]) { namespace key type value parentResource { ... on Product { handle } } }';
    const field = (key: string, value: unknown) => ({
      namespace: 'custom',
      key,
      type: 'multi_line_text_field',
      value,
      parentResource: {handle: 'titan-aviator'},
    });
    expect(await product('titan-aviator', FIELDS)).toEqual({
      metafields: [
        field('manufacturer', expect.stringContaining('Bavaria Eyeworks GmbH\n')),
        field('safety', expect.stringContaining('filterkategori 3')),
        null,
      ],
    });
    expect(await product('oak-and-bone', FIELDS)).toEqual({metafields: [null, null, null]});
  });

  test('have their description as the shop’s HTML, and as plain text without scripts', async () => {
    const {description, descriptionHtml} = (await product(
      'verkstadsglasogon',
      'description descriptionHtml',
    )) as {description: string; descriptionHtml: string};
    expect(descriptionHtml).toContain('<script>');
    expect(descriptionHtml).toContain('onclick="alert(1)"');
    expect(description).toMatch(
      /^Verkstadsglasögon Skyddar från sidan, ovanifrån och underifrån\./,
    );
    expect(description).toMatch(/Sista stycket & slut\.$/);
    expect(description).not.toMatch(/Övertagen|display|<|\n/);
  });

  test('have pictures of any shape, resized as requested', async () => {
    const answer = (await product(
      'bred-bild',
      'images(first: 9) { nodes { url width height altText thumbhash } }',
    )) as {images: {nodes: Array<{url: string; width: number; height: number; thumbhash: string}>}};
    const sizes = answer.images.nodes.map(({width, height}) => `${width} × ${height}`);
    expect(sizes).toEqual(['2400 × 800', '1800 × 1200', '700 × 2100', '1400 × 1400', '64 × 48']);
    const measure = async (query: string) => {
      const response = await fetch(`${answer.images.nodes[0]?.url}${query}`);
      const {width, height, format} = await sharp(await response.arrayBuffer()).metadata();
      return [width, height, format];
    };
    expect(await measure('&width=300')).toEqual([300, 100, 'jpeg']);
    expect(await measure('&width=200&height=250&crop=center&format=png')).toEqual([
      200,
      250,
      'png',
    ]);
    const first = await (await fetch(`${answer.images.nodes[0]?.url}&width=60`)).arrayBuffer();
    const again = await (await fetch(`${answer.images.nodes[0]?.url}&width=60`)).arrayBuffer();
    expect(Buffer.from(again).equals(Buffer.from(first))).toBe(true);
  });

  test('have no picture, or a variant’s past the first ten or outside the product’s own', async () => {
    expect(
      await product(
        'utan-bild',
        'featuredImage { url } variants(first: 1) { nodes { image { url } } }',
      ),
    ).toEqual({featuredImage: null, variants: {nodes: [{image: null}]}});
    const answer = (await product(
      'tolv-bilder',
      'images(first: 20) { nodes { url } } variants(first: 3) { nodes { image { url altText } } }',
    )) as {
      images: {nodes: Array<{url: string}>};
      variants: {nodes: Array<{image: {url: string; altText: string}}>};
    };
    const list = answer.images.nodes.map(({url}) => url);
    expect(list).toHaveLength(12);
    const places = answer.variants.nodes.map(({image}) => list.indexOf(image.url));
    expect(places).toEqual([0, 11, -1]);
    const own = answer.variants.nodes[2]?.image;
    expect(own?.altText).toBe('Gult glasögonsnöre');
    expect((await fetch(own?.url ?? '')).status).toBe(200);
  });

  test.each(['hemlig-nyhet', 'utgangen-bage'])('are null if unpublished: %s', async (handle) => {
    expect(await product(handle, 'id')).toBeNull();
  });

  test('have handles and titles in any script', async () => {
    expect(await product('نظارات-شمسية', 'title images(first: 1) { nodes { url } }')).toMatchObject(
      {
        title: 'نظارات شمسية خفيفة',
      },
    );
    expect(await product('strand-☀️', 'title')).toEqual({title: 'Strand ☀️🌊 för två 👩‍👩‍👧'});
    expect(await product('b-fet-b-citat', 'title')).toEqual({
      title: '<b>Fet</b> & "citat" – \'apostrof\' < 100 kr </title>',
    });
  });

  test('may be in no collection, and a collection may be empty', async () => {
    expect(await product('titan-termos', 'collections(first: 5) { nodes { handle } }')).toEqual({
      collections: {nodes: []},
    });
    expect(
      await shop.query(
        '{ collection(handle: "rea") { title updatedAt products(first: 1) { nodes { id } } } }',
      ),
    ).toEqual({
      collection: {
        title: 'Rea',
        updatedAt: expect.stringMatching(/Z$/) as string,
        products: {nodes: []},
      },
    });
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

  test('come with URL redirects and policies', async () => {
    expect(
      await shop.query(
        '{ urlRedirects(first: 5, query: "path:/products/titan-pilot") { nodes { path target } } }',
      ),
    ).toEqual({
      urlRedirects: {
        nodes: [{path: '/products/titan-pilot', target: '/products/titan-aviator'}],
      },
    });
    const {shop: policies} = await shop.query<{
      shop: Record<string, {title: string; handle: string; body: string; url: string}>;
    }>(`{ shop {
      privacyPolicy { title handle body url } refundPolicy { title handle body url }
      shippingPolicy { title handle body url } termsOfService { title handle body url }
    } }`);
    expect(Object.values(policies).map(({handle}) => handle)).toEqual([
      'privacy-policy',
      'refund-policy',
      'shipping-policy',
      'terms-of-service',
    ]);
    for (const {url, title, body} of Object.values(policies)) {
      const page = await (await fetch(url)).text();
      expect(page).toContain(title);
      expect(page).toContain(body);
    }
    expect((await fetch(`${shop.origin}/policies/unknown`)).status).toBe(404);
  });
});
