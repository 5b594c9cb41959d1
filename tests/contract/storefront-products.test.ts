import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {startTestShop, type TestShop} from './demo-shop.ts';
import {smallCatalogue} from './small-catalogue.ts';

describe('§7 one product and its parts', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop({catalogue: smallCatalogue});
  });
  afterAll(() => shop.stop());

  const product = async (fields: string) =>
    (
      await shop.query<{product: Record<string, unknown>}>(
        `{ product(handle: "north") { ${fields} } }`,
      )
    ).product;

  test('is null for an unknown handle or id', async () => {
    expect(
      await shop.query(`{
        productByHandle(handle: "nowhere") { id }
        product(id: "gid://shopify/Product/1") { id }
        collection(handle: "nowhere") { id }
      }`),
    ).toEqual({productByHandle: null, product: null, collection: null});
  });

  test('formats amounts as Shopify does', async () => {
    expect(
      await product('priceRange { minVariantPrice { amount } maxVariantPrice { amount } }'),
    ).toEqual({
      priceRange: {minVariantPrice: {amount: '614.85'}, maxVariantPrice: {amount: '1399.5'}},
    });
    expect(
      await shop.query(
        '{ product(handle: "south") { variants(first: 1) { nodes { price { amount } compareAtPrice { amount } } } } }',
      ),
    ).toEqual({
      product: {
        variants: {nodes: [{price: {amount: '999.0'}, compareAtPrice: {amount: '1199.0'}}]},
      },
    });
  });

  test('has its description as one line of text and as HTML paragraphs', async () => {
    expect(await product('description short: description(truncateAt: 10) descriptionHtml')).toEqual(
      {
        description: 'First paragraph. Second <paragraph> & more.',
        short: 'First p...',
        descriptionHtml: '<p>First paragraph.</p>\n<p>Second &lt;paragraph&gt; &amp; more.</p>',
      },
    );
  });

  test('finds variants by their options', async () => {
    const variant =
      '{ title availableForSale quantityAvailable sku selectedOptions { name value } }';
    const wanted = (color: string) =>
      `[{name: "Color", value: "${color}"}, {name: "Size", value: "M"}]`;
    expect(
      await product(`
        red: variantBySelectedOptions(selectedOptions: ${wanted('Red')}) ${variant}
        green: variantBySelectedOptions(selectedOptions: ${wanted('Green')}) ${variant}
        shown: selectedOrFirstAvailableVariant(selectedOptions: ${wanted('Green')}) { title }
        adjacentVariants(selectedOptions: ${wanted('Black')}) { title }
        encodedVariantExistence encodedVariantAvailability
        availableForSale totalInventory variantsCount { count }`),
    ).toEqual({
      red: {
        title: 'Red / M',
        availableForSale: false,
        quantityAvailable: 0,
        sku: 'N-R-M',
        selectedOptions: [
          {name: 'Color', value: 'Red'},
          {name: 'Size', value: 'M'},
        ],
      },
      green: null,
      shown: {title: 'Black / M'},
      adjacentVariants: expect.arrayContaining([
        {title: 'Black / L'},
        {title: 'Red / M'},
      ]) as unknown,
      encodedVariantExistence: 'v1_0:0-1,1:0,',
      encodedVariantAvailability: 'v1_0:0-1,',
      availableForSale: true,
      totalInventory: 6,
      variantsCount: {count: 3},
    });
  });

  test('puts the requested size of a picture into its URL', async () => {
    const {featuredImage} = (await product(
      'featuredImage { url width height small: url(transform: {maxWidth: 200, maxHeight: 100, crop: TOP, scale: 2, preferredContentType: WEBP}) }',
    )) as {featuredImage: {url: string; small: string; width: number; height: number}};
    expect(featuredImage).toMatchObject({width: 1200, height: 1500});
    expect(featuredImage.url).toMatch(/\/cdn\/shop\/files\/north-1\.jpg\?v=\d+$/);
    expect(featuredImage.small).toBe(
      `${featuredImage.url}&width=400&height=200&crop=top&format=webp`,
    );
    expect((await fetch(featuredImage.small)).headers.get('content-type')).toBe('image/webp');
  });

  test('finds each type of node in the order requested, and null for unknown ids', async () => {
    const {product: north} = await shop.query<{
      product: {id: string; variants: {nodes: Array<{id: string}>}};
    }>('{ product(handle: "north") { id variants(first: 1) { nodes { id } } } }');
    const ids = [north.variants.nodes[0]?.id, 'gid://shopify/Product/1', north.id];
    expect(
      await shop.query('query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }', {ids}),
    ).toEqual({
      nodes: [
        {__typename: 'ProductVariant', id: ids[0]},
        null,
        {__typename: 'Product', id: ids[2]},
      ],
    });
  });

  test('names Sweden and its two languages in the language of the request', async () => {
    const LOCALIZATION =
      '{ localization { language { isoCode } country { isoCode name currency { isoCode } availableLanguages { isoCode } } } }';
    const sweden = (name: string) => ({
      isoCode: 'SE',
      name,
      currency: {isoCode: 'SEK'},
      availableLanguages: [{isoCode: 'EN'}, {isoCode: 'SV'}],
    });
    expect(await shop.query(`query ${LOCALIZATION}`)).toEqual({
      localization: {language: {isoCode: 'EN'}, country: sweden('Sweden')},
    });
    expect(await shop.query(`query @inContext(language: SV, country: SE) ${LOCALIZATION}`)).toEqual(
      {
        localization: {language: {isoCode: 'SV'}, country: sweden('Sverige')},
      },
    );
  });

  test('returns null or empty for missing data, and an error for required fields that it lacks', async () => {
    expect(
      await shop.query(
        '{ shop { name description } menu(handle: "main") { id } product(handle: "north") { onlineStoreUrl category { id } sellingPlanGroups(first: 1) { nodes { name } } metafields(identifiers: [{key: "a"}, {key: "b"}]) { id } } }',
      ),
    ).toEqual({
      shop: {name: 'Västerljus', description: null},
      menu: null,
      product: {
        onlineStoreUrl: null,
        category: null,
        sellingPlanGroups: {nodes: []},
        metafields: [null, null],
      },
    });
    expect(
      await shop.send(
        '{ product(handle: "north") { variants(first: 1) { nodes { weightUnit } } } }',
      ),
    ).toMatchObject({
      errors: [{message: 'The demo shop does not fill ProductVariant.weightUnit.'}],
    });
    expect(
      await shop.send(
        'mutation { cartNoteUpdate(cartId: "gid://shopify/Cart/1", note: "x") { cart { id } } }',
      ),
    ).toMatchObject({
      errors: [{message: 'The demo shop does not fill Mutation.cartNoteUpdate.'}],
    });
  });
});
