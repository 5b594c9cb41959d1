import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {
  catalogueNamed,
  catalogueNames,
  type CatalogueName,
} from '../../demo-shop/catalogues/index.ts';
import {namedPictures} from '../../demo-shop/database/picture-files.ts';
import {startTestShop, type TestShop} from './demo-shop.ts';

interface Overview {
  shop: {name: string};
  localization: {
    language: {isoCode: string};
    country: {isoCode: string; currency: {isoCode: string}};
    availableLanguages: Array<{isoCode: string}>;
  };
  sitemap: {pagesCount: {count: number}};
  collections: {nodes: Array<{handle: string}>};
}

const OVERVIEW = `{
  shop { name }
  localization {
    language { isoCode } country { isoCode currency { isoCode } } availableLanguages { isoCode }
  }
  sitemap(type: PRODUCT) { pagesCount { count } }
  collections(first: 20) { nodes { handle } }
}`;

interface Page {
  products: {
    nodes: Array<{
      handle: string;
      vendor: string;
      priceRange: {minVariantPrice: {currencyCode: string}};
      images: {nodes: Array<{url: string}>};
    }>;
    pageInfo: {hasNextPage: boolean; endCursor: string};
  };
}

const PAGE = `query ($after: String) {
  products(first: 250, after: $after) {
    nodes { handle vendor priceRange { minVariantPrice { currencyCode } } images(first: 1) { nodes { url } } }
    pageInfo { hasNextPage endCursor }
  }
}`;

async function everything(shop: TestShop): Promise<Page['products']['nodes']> {
  const found: Page['products']['nodes'] = [];
  for (let after: string | null = null; ;) {
    const {products}: Page = await shop.query<Page>(PAGE, {after});
    found.push(...products.nodes);
    if (!products.pageInfo.hasNextPage) return found;
    after = products.pageInfo.endCursor;
  }
}

const SHOPS: Record<
  CatalogueName,
  {name: string; products: number; currency: string; languages: string; collections: number}
> = {
  vasterljus: {
    name: 'Västerljus',
    products: 55,
    currency: 'SEK',
    languages: 'EN SV',
    collections: 8,
  },
  stranger: {name: 'Glas & Gåva', products: 120, currency: 'SEK', languages: 'SV', collections: 5},
  euro: {name: 'Werkraum', products: 24, currency: 'EUR', languages: 'EN DE SV', collections: 5},
  empty: {name: '', products: 0, currency: 'SEK', languages: 'SV', collections: 0},
  one: {name: 'Single Lantern', products: 1, currency: 'SEK', languages: 'EN', collections: 0},
  large: {
    name: 'Thousand Frames',
    products: 1000,
    currency: 'SEK',
    languages: 'EN',
    collections: 6,
  },
};

describe.each(catalogueNames)('the shop %s', (catalogue) => {
  const wanted = SHOPS[catalogue];
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop({catalogue});
  });
  afterAll(() => shop.stop());

  test('has its name, currency and languages', async () => {
    const overview = await shop.query<Overview>(OVERVIEW);
    const {language, country, availableLanguages} = overview.localization;
    expect(overview.shop.name).toBe(wanted.name);
    expect(country.currency.isoCode).toBe(wanted.currency);
    expect(availableLanguages.map(({isoCode}) => isoCode).join(' ')).toBe(wanted.languages);
    expect(wanted.languages.startsWith(language.isoCode)).toBe(true);
    expect(overview.collections.nodes).toHaveLength(wanted.collections);
    expect(overview.sitemap.pagesCount.count).toBe(Math.ceil(wanted.products / 250));
  });

  test('returns all of its products in its currency, with pictures that load', async () => {
    const products = await everything(shop);
    expect(new Set(products.map(({handle}) => handle)).size).toBe(wanted.products);
    expect(products).toHaveLength(wanted.products);
    for (const {priceRange} of products)
      expect(priceRange.minVariantPrice.currencyCode).toBe(wanted.currency);
    const [first] = products.flatMap(({images}) => images.nodes);
    if (!first) return expect(wanted.products).toBe(0);
    const picture = await fetch(`${first.url}&width=40`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  });
});

test.each(catalogueNames.filter((name) => name !== 'vasterljus'))(
  'the shop %s has no texts or photographs of Västerljus',
  (name) => {
    const {products} = catalogueNamed(name);
    const pictures = products.flatMap((product) => namedPictures(product));
    expect(pictures.filter(({picture}) => picture.photograph)).toEqual([]);
    expect(JSON.stringify(products)).not.toMatch(/västerljus/i);
  },
);
