import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import sharp from 'sharp';
import {startTestShop, type TestShop} from './demo-shop.ts';
import {productFields} from './product-fields.ts';

/** Product data that has broken storefronts, as the Storefront API returns it. */
describe('§6 texts and pictures of another shop’s products', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop({catalogue: 'stranger'});
  });
  afterAll(() => shop.stop());

  const product = (handle: string, fields: string) => productFields(shop, handle, fields);

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
