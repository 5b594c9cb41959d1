import type {ProductByHandleQuery} from 'storefrontapi.generated';
import {describe, expect, test} from 'vitest';
import type {StorefrontApi} from '../../app/.server/storefront-api';
import {loadProduct} from '../../app/catalogue/load-product.server';
import {
  MORE_VARIANTS_QUERY,
  PRODUCT_BY_HANDLE_QUERY,
  PRODUCT_TEXTS_QUERY,
} from '../../app/catalogue/product-queries';
import {swedishProducts} from '../../app/shop/swedish/products';

type Fields = NonNullable<ProductByHandleQuery['productByHandle']>;
type VariantNode = Fields['variants']['nodes'][number];

const money = (amount: string) => ({amount, currencyCode: 'SEK' as const});
const lastPage = {hasNextPage: false, endCursor: null};

function variantNode(given: Partial<VariantNode> = {}): VariantNode {
  return {
    id: 'v1',
    title: 'Black',
    availableForSale: true,
    currentlyNotInStock: false,
    price: money('1299.0'),
    selectedOptions: [{name: 'Color', value: 'Black'}],
    ...given,
  };
}

/** A product as the Storefront API returns it. */
function fields(given: Partial<Fields> = {}): Fields {
  return {
    id: 'gid://shopify/Product/1',
    handle: 'unknown',
    title: 'New model',
    description: 'Out of this world.',
    descriptionHtml: '<p>Out of this world.</p>',
    vendor: 'Atom',
    productType: 'Sunglasses',
    isGiftCard: false,
    availableForSale: true,
    widths: [],
    measurements: [],
    priceRange: {minVariantPrice: money('999.0'), maxVariantPrice: {amount: '1499.0'}},
    options: [{name: 'Color', optionValues: [{name: 'Black'}, {name: 'Honey'}]}],
    images: {nodes: [{url: 'https://cdn.test/1.jpg', altText: 'One', width: 800, height: 1000}]},
    variants: {nodes: [variantNode()], pageInfo: lastPage},
    ...given,
  };
}

interface ShopGiven {
  primaryLanguage?: string;
  /** Published languages besides the primary one, with the product's translations. */
  translated?: Readonly<Record<string, Partial<Fields>>>;
  /** Later pages of variants. */
  pages?: ReadonlyArray<readonly VariantNode[]>;
}

/** A shop with one product, and the queries it received. */
function shopOf(product: Fields | null, given: ShopGiven = {}) {
  const {primaryLanguage = 'EN', translated = {}, pages = []} = given;
  const asked: Array<{document: string; variables: Record<string, unknown>}> = [];
  const languages = [primaryLanguage, ...Object.keys(translated)].map((isoCode) => ({isoCode}));
  const api = {
    request(document: string, variables: Record<string, unknown>) {
      if (document === PRODUCT_BY_HANDLE_QUERY || document === PRODUCT_TEXTS_QUERY) {
        asked.push({document, variables});
        const texts = translated[String(variables.language)];
        return Promise.resolve({productByHandle: product && {...product, ...texts}});
      }
      if (document === MORE_VARIANTS_QUERY) {
        asked.push({document, variables});
        const page = Number(variables.after);
        const hasNextPage = page + 1 < pages.length;
        const pageInfo = {hasNextPage, endCursor: String(page + 1)};
        return Promise.resolve({
          productByHandle: {variants: {nodes: pages[page] ?? [], pageInfo}},
        });
      }
      return Promise.resolve({
        shop: {name: 'Shop', paymentSettings: {currencyCode: 'SEK'}},
        localization: {language: {isoCode: primaryLanguage}, availableLanguages: languages},
      });
    },
    cached: <Answer>(_key: readonly string[], load: () => Promise<Answer>) => load(),
  };
  return {api: api as unknown as StorefrontApi, asked};
}

describe('§7 product by handle', () => {
  test('§7 makes one query with up to 10 images in a shop of one language', async () => {
    const {api, asked} = shopOf(fields());
    await loadProduct(api, 'unknown');
    expect(asked).toEqual([
      {document: PRODUCT_BY_HANDLE_QUERY, variables: {handle: 'unknown', images: 10}},
    ]);
  });

  test('§8 a missing product is null', async () => {
    expect(await loadProduct(shopOf(null).api, 'gone')).toBeNull();
  });

  test('has its fields in an English shop without translations', async () => {
    const image = (name: string) => ({url: `https://cdn.test/${name}.jpg`});
    const product = await loadProduct(
      shopOf(
        fields({
          images: {nodes: [{...image('1'), altText: 'One', width: 800, height: 1000}]},
          variants: {
            nodes: [
              variantNode({
                compareAtPrice: {amount: '1499.0'},
                lowestPrice: {value: '{"amount":"1499.00","currency_code":"SEK"}'},
                image: image('1'),
              }),
              variantNode({
                id: 'v2',
                availableForSale: true,
                currentlyNotInStock: true,
                compareAtPrice: {amount: '1499.0'},
                selectedOptions: [{name: 'Color', value: 'Honey'}],
                image: image('not-in-the-list'),
              }),
            ],
            pageInfo: lastPage,
          },
        }),
      ).api,
      'unknown',
    );
    const untranslated = (text: string) => ({sv: text, en: text, lang: {sv: 'en'}});
    const one = {
      ...image('1'),
      altText: 'One',
      width: 800,
      height: 1000,
    };
    const other = {...image('not-in-the-list'), altText: null, width: null, height: null};
    expect(product).toEqual({
      handle: 'unknown',
      title: untranslated('New model'),
      description: untranslated('Out of this world.'),
      vendor: 'Atom',
      productType: 'Sunglasses',
      isGiftCard: false,
      minPrice: money('999.0'),
      images: [{...one, alt: untranslated('One')}, other],
      options: [
        {
          name: 'Color',
          label: {sv: 'Färg', en: 'Color'},
          values: [
            {name: 'Black', label: {sv: 'Svart', en: 'Black'}},
            {name: 'Honey', label: {sv: 'Honung', en: 'Honey'}},
          ],
        },
      ],
      variants: [
        {
          id: 'v1',
          title: 'Black',
          availableForSale: true,
          price: money('1299.0'),
          compareAtPrice: money('1499.0'),
          selectedOptions: [{name: 'Color', value: 'Black', label: {sv: 'Svart', en: 'Black'}}],
          image: one,
          imageIndex: 0,
        },
        {
          id: 'v2',
          title: 'Black',
          availableForSale: true,
          currentlyNotInStock: true,
          price: money('1299.0'),
          selectedOptions: [{name: 'Color', value: 'Honey', label: {sv: 'Honung', en: 'Honey'}}],
          image: other,
          imageIndex: 1,
        },
      ],
    });
  });

  test('may have no pictures, options or variants', async () => {
    const bare = fields({
      options: [],
      images: {nodes: []},
      variants: {nodes: [], pageInfo: lastPage},
    });
    expect(await loadProduct(shopOf(bare).api, 'unknown')).toMatchObject({
      options: [],
      images: [],
      variants: [],
      minPrice: money('999.0'),
    });
  });

  test('drops a picture with an invalid URL and keeps the rest', async () => {
    const broken = fields({
      images: {nodes: [{url: 'not an address'}, {url: 'https://cdn.test/1.jpg'}]},
    });
    const product = await loadProduct(shopOf(broken).api, 'unknown');
    expect(product?.images.map(({url}) => url)).toEqual(['https://cdn.test/1.jpg']);
  });

  test('includes variants after the hundredth', async () => {
    const numbered = (from: number, count: number) =>
      Array.from({length: count}, (_, index) => variantNode({id: `v${from + index}`}));
    const first = fields({
      variants: {nodes: numbered(1, 100), pageInfo: {hasNextPage: true, endCursor: '0'}},
    });
    const {api, asked} = shopOf(first, {pages: [numbered(101, 250), numbered(351, 3)]});
    const product = await loadProduct(api, 'unknown');
    expect(product?.variants.map(({id}) => id)).toEqual(numbered(1, 353).map(({id}) => id));
    expect(asked).toHaveLength(3);
  });
});

describe('texts of a product', () => {
  const [handle = '', override] = Object.entries(swedishProducts)[0] ?? [];
  const closing =
    'Length 145 mm, width 142 mm, height 46 mm. Weight 21 g. 7-layer polarised lenses with UV400 protection.';
  const measurements = Object.entries({
    front_width: 142,
    front_height: 46,
    temple_length: 145,
    weight: 21,
    lens_layers: 7,
  }).map(([key, value]) => ({key, value: String(value)}));
  const own = fields({
    handle,
    vendor: 'Västerljus',
    descriptionHtml: `<p>Made.</p><p>${closing}</p>`,
    measurements,
  });

  test('§3 Swedish texts come by handle, with the shop’s measurements as a table', async () => {
    expect(await loadProduct(shopOf(own).api, handle)).toMatchObject({
      title: {en: 'New model', sv: override?.title},
      description: {en: 'Made.', sv: override?.paragraphs.join('\n\n')},
      measurements: {
        frontWidth: 142,
        frontHeight: 46,
        templeLength: 145,
        weight: 21,
        lensLayers: 7,
      },
    });
  });

  test('are not used for another vendor’s product of the same handle', async () => {
    const product = await loadProduct(shopOf({...own, vendor: 'Atom'}).api, handle);
    expect(product?.title).toEqual({sv: 'New model', en: 'New model', lang: {sv: 'en'}});
    expect(product?.description.sv).toBe('Made.');
  });

  test('§3 numbers in prose are not measurements', async () => {
    const product = await loadProduct(shopOf({...own, measurements: []}).api, handle);
    expect(product).not.toHaveProperty('measurements');
    expect(product?.description.en).toBe(`Made.\n\n${closing}`);
  });

  test.each([
    ['Titan Aviator', 'Oak and Bone'],
    ['Carbon Sunglasses', 'Black'],
  ])('a title is not translated by phrases: %s', async (title, value) => {
    const options = [{name: 'Material', optionValues: [{name: value}]}];
    const product = await loadProduct(shopOf(fields({title, options})).api, 'unknown');
    expect(product?.title).toEqual({sv: title, en: title, lang: {sv: 'en'}});
  });

  test.each([
    ['every word known', 'Polarised lenses.', {sv: 'Polariserade glas.', en: 'Polarised lenses.'}],
    [
      'the product’s own name',
      'New model with spring hinges.',
      'New model med fjädrande gångjärn.',
    ],
    ['an untranslated English word', 'Featherlight titanium frame, made in Bavaria.', undefined],
    ['two languages', 'Featherlight titan båge, made in Bavaria', undefined],
  ])(
    '§9 phrases translate a whole description or none of it: %s',
    async (_case, text, expected) => {
      const {description} =
        (await loadProduct(shopOf(fields({descriptionHtml: `<p>${text}</p>`})).api, 'unknown')) ??
        {};
      const swedish = typeof expected === 'object' ? expected.sv : expected;
      expect(description).toEqual(
        swedish === undefined ? {sv: text, en: text, lang: {sv: 'en'}} : {sv: swedish, en: text},
      );
    },
  );

  test('the shop’s own translation wins, markup included', async () => {
    const {api, asked} = shopOf(fields({descriptionHtml: '<p>Light.</p><ul><li>Stiff</li></ul>'}), {
      translated: {
        SV: {
          title: 'Ny modell',
          descriptionHtml: '<p>Lätt.</p><ul><li>Styv</li></ul>',
          options: [{name: 'Kulör', optionValues: [{name: 'Kolsvart'}, {name: 'Honey'}]}],
        },
      },
    });
    expect(await loadProduct(api, 'unknown')).toMatchObject({
      title: {sv: 'Ny modell', en: 'New model'},
      description: {sv: 'Lätt.\n\nStyv', en: 'Light.\n\nStiff'},
      descriptionHtml: {
        sv: '<p>Lätt.</p><ul><li>Styv</li></ul>',
        en: '<p>Light.</p><ul><li>Stiff</li></ul>',
      },
      options: [
        {
          label: {sv: 'Kulör', en: 'Color'},
          values: [{label: {sv: 'Kolsvart', en: 'Black'}}, {label: {sv: 'Honung', en: 'Honey'}}],
        },
      ],
    });
    expect(asked.map(({variables}) => variables.language)).toEqual([undefined, 'SV']);
  });

  test('a Swedish shop’s texts carry lang on the English page', async () => {
    const {api} = shopOf(fields({title: 'Ny modell', descriptionHtml: '<p>Lätt.</p>'}), {
      primaryLanguage: 'SV',
    });
    expect(await loadProduct(api, 'unknown')).toMatchObject({
      title: {sv: 'Ny modell', en: 'Ny modell', lang: {en: 'sv'}},
      description: {sv: 'Lätt.', en: 'Lätt.', lang: {en: 'sv'}},
      options: [{label: {sv: 'Color', en: 'Color', lang: {en: 'sv'}}}],
    });
  });

  test('manufacturer and safety notes come from the shop', async () => {
    const product = await loadProduct(
      shopOf(fields({manufacturer: {value: 'Atom GmbH'}, safety: {value: 'Category 3.'}})).api,
      'unknown',
    );
    expect(product).toMatchObject({manufacturer: {sv: 'Atom GmbH'}, safety: {en: 'Category 3.'}});
  });
});
