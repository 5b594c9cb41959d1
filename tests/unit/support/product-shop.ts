import type {ProductByHandleQuery} from 'storefrontapi.generated';
import type {StorefrontApi} from '../../../app/server/storefront-api.server';
import {
  MORE_VARIANTS_QUERY,
  PRODUCT_BY_HANDLE_QUERY,
  PRODUCT_TEXTS_QUERY,
} from '../../../app/catalogue/product-queries';

type Fields = NonNullable<ProductByHandleQuery['productByHandle']>;
type VariantNode = Fields['variants']['nodes'][number];

export const money = (amount: string) => ({amount, currencyCode: 'SEK' as const});
export const lastPage = {hasNextPage: false, endCursor: null};

export function variantNode(given: Partial<VariantNode> = {}): VariantNode {
  return {
    id: 'v1',
    title: 'Black',
    availableForSale: true,
    currentlyNotInStock: false,
    price: money('1299.0'),
    selectedOptions: [{name: 'Color', value: 'Black'}],
    measurements: [],
    ...given,
  };
}

/** A product as the Storefront API returns it. */
export function fields(given: Partial<Fields> = {}): Fields {
  return {
    id: 'gid://shopify/Product/1',
    handle: 'unknown',
    title: 'New model',
    tags: [],
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
export function shopOf(product: Fields | null, given: ShopGiven = {}) {
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
