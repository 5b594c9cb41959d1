import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {startTestShop, type TestShop} from './demo-shop.ts';

const SQUARE = `
  product(handle: "kant-square") {
    id title description descriptionHtml productType handle
    options { id name optionValues { id name } }
    variants(first: 1) { nodes { id title selectedOptions { name value } image { altText } } }
    images(first: 1) { nodes { altText } }
    collections(first: 1) { nodes { title description } }
  }`;

const SPRAY =
  'product(handle: "cleaning-spray") { title description images(first: 1) { nodes { altText } } }';

describe('§3 a shop in euro with English, German and half of its products in Swedish', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop({catalogue: 'euro'});
  });
  afterAll(() => shop.stop());

  test('answers a Swedish request in Swedish, options and alternative texts included', async () => {
    expect(await shop.query(`query @inContext(language: SV) { ${SQUARE} }`)).toMatchObject({
      product: {
        title: 'Kant fyrkantig',
        description: 'Den fyrkantiga systern till Kant rund, med rak panna. Väger 28 g.',
        descriptionHtml: '<p>Den fyrkantiga systern till Kant rund, med rak panna. Väger 28 g.</p>',
        productType: 'Solglasögon',
        handle: 'kant-square',
        options: [
          {name: 'Färg', optionValues: [{name: 'Svart'}, {name: 'Stål'}, {name: 'Mässing'}]},
          {name: 'Storlek', optionValues: [{name: 'Smal'}, {name: 'Bred'}]},
        ],
        variants: {
          nodes: [
            {
              title: 'Svart / Smal',
              selectedOptions: [
                {name: 'Färg', value: 'Svart'},
                {name: 'Storlek', value: 'Smal'},
              ],
              image: {altText: 'Kant fyrkantig, svart'},
            },
          ],
        },
        images: {nodes: [{altText: 'Kant fyrkantig, svart'}]},
        collections: {nodes: [{title: 'Sol', description: 'Solglasögon från vår egen bänk.'}]},
      },
    });
  });

  test('has the same ids in every language', async () => {
    const ids = async (context: string) =>
      JSON.stringify(await shop.query(`query ${context} { ${SQUARE} }`)).match(/gid:[^"]*/g);
    const known = await ids('');
    expect(known).toHaveLength(9);
    expect(await ids('@inContext(language: SV)')).toEqual(known);
  });

  test.each([
    ['no language', '', 'Kant Square'],
    [
      'a language in which the product is not translated',
      '@inContext(language: DE)',
      'Kant Square',
    ],
    ['a language that the shop does not publish', '@inContext(language: FR)', 'Kant Square'],
    ['only a country', '@inContext(country: SE)', 'Kant Square'],
  ])('answers a request with %s in its primary language', async (_what, context, title) => {
    const {product} = await shop.query<{product: {title: string}}>(
      `query ${context} { ${SQUARE} }`,
    );
    expect(product.title).toBe(title);
  });

  test('falls back to its primary language for untranslated texts', async () => {
    const answer = await shop.query(
      `query @inContext(language: SV) { ${SPRAY} cloth: product(handle: "cleaning-cloth") { title } }`,
    );
    expect(answer).toEqual({
      product: {
        title: 'Cleaning spray',
        description: '30 ml, for any lens.',
        images: {nodes: [{altText: 'Cleaning spray'}]},
      },
      cloth: {title: 'Putsduk'},
    });
  });

  test('takes the language from a variable or its default', async () => {
    const QUERY = `query ($language: LanguageCode = SV) @inContext(language: $language) { ${SQUARE} }`;
    expect(await shop.query(QUERY, {language: 'EN'})).toMatchObject({
      product: {title: 'Kant Square'},
    });
    expect(await shop.query(QUERY)).toMatchObject({product: {title: 'Kant fyrkantig'}});
  });

  test('finds variants by option values in the request’s language', async () => {
    const wanted = '[{name: "Färg", value: "Stål"}, {name: "Storlek", value: "Bred"}]';
    const variant = `product(handle: "kant-square") { variantBySelectedOptions(selectedOptions: ${wanted}) { sku } }`;
    expect(await shop.query(`query @inContext(language: SV) { ${variant} }`)).toEqual({
      product: {variantBySelectedOptions: {sku: 'W1-1-1'}},
    });
    expect(await shop.query(`{ ${variant} }`)).toEqual({product: {variantBySelectedOptions: null}});
  });

  test('translates nodes, lists, collections and metafields', async () => {
    const {product} = await shop.query<{product: {id: string}}>(
      '{ product(handle: "halde") { id } }',
    );
    const answer = await shop.query(
      `query ($id: ID!) @inContext(language: SV) {
        node(id: $id) { ... on Product { title metafield(namespace: "custom", key: "safety") { value } } }
        products(first: 1) { nodes { title } }
        collection(handle: "optical") { title description products(first: 1) { nodes { title } } }
      }`,
      {id: product.id},
    );
    expect(answer).toEqual({
      node: {
        title: 'Halde',
        metafield: {value: 'Filterkategori 3. Inte för bilkörning i mörker.'},
      },
      products: {nodes: [{title: 'Kant rund'}]},
      collection: {
        title: 'Glasögonbågar',
        description: 'Frames for lenses of your own.',
        products: {nodes: [{title: 'Parthe'}]},
      },
    });
  });

  test('names its languages and the country of the request in the request’s language', async () => {
    expect(
      await shop.query(`query @inContext(language: SV, country: AT) {
        localization {
          language { isoCode name }
          availableLanguages { isoCode name endonymName }
          country { isoCode name currency { isoCode symbol } }
        }
      }`),
    ).toEqual({
      localization: {
        language: {isoCode: 'SV', name: 'svenska'},
        availableLanguages: [
          {isoCode: 'EN', name: 'engelska', endonymName: 'English'},
          {isoCode: 'DE', name: 'tyska', endonymName: 'Deutsch'},
          {isoCode: 'SV', name: 'svenska', endonymName: 'svenska'},
        ],
        country: {isoCode: 'AT', name: 'Österrike', currency: {isoCode: 'EUR', symbol: '€'}},
      },
    });
  });

  test('falls back to its own country for one that it does not ship to', async () => {
    expect(
      await shop.query('query @inContext(country: US) { localization { country { isoCode } } }'),
    ).toEqual({localization: {country: {isoCode: 'DE'}}});
  });
});
