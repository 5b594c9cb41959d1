import type {ProductFieldsFragment} from 'storefrontapi.generated';
import type {StorefrontApi} from '../../../app/server/storefront-api.server';
import {COLLECTION_QUERY, COLLECTION_TITLE_QUERY} from '../../../app/catalogue/collection-queries';
import {
  CARD_TEXTS_QUERY,
  CARDS_QUERY,
  CATALOGUE_QUERY,
  FIND_PRODUCTS_QUERY,
  FIRST_CARD_TEXTS_QUERY,
} from '../../../app/catalogue/list-queries';
import {PRODUCTS_QUERY, SHOP_QUERY} from '../../../app/catalogue/queries';

export const sek = (amount: string) => ({amount, currencyCode: 'SEK' as const});

/** A product as the Storefront API returns it. */
export function node(
  handle: string,
  given: Partial<ProductFieldsFragment> = {},
): ProductFieldsFragment {
  return {
    id: `gid://shopify/Product/${handle}`,
    handle,
    title: handle,
    description: 'Wood.',
    vendor: 'Västerljus',
    productType: 'Sunglasses',
    isGiftCard: false,
    availableForSale: given.variants?.nodes.some((each) => each.availableForSale) ?? true,
    widths: [],
    priceRange: {minVariantPrice: sek('999.0'), maxVariantPrice: {amount: '1499.0'}},
    options: [{name: 'Color', optionValues: [{name: 'Black'}]}],
    images: {nodes: [{url: 'https://cdn.test/1.jpg', altText: 'One', width: 1200, height: 1500}]},
    variants: {
      nodes: [
        {
          id: `gid://shopify/ProductVariant/${handle}`,
          title: 'Black',
          availableForSale: true,
          currentlyNotInStock: false,
          price: sek('1299.0'),
          selectedOptions: [{name: 'Color', value: 'Black'}],
        },
      ],
      pageInfo: {hasNextPage: false},
    },
    ...given,
  };
}

/** `carbon-1`, `carbon-2` and so on. */
export const handlesOf = (count: number, from = 1) =>
  Array.from({length: Math.max(0, count)}, (_, index) => `carbon-${from + index}`);
/** As many products, with these handles. */
export const many = (count: number) => handlesOf(count).map((handle) => node(handle));

export interface Asked {
  /** The operation name. */
  name: string;
  variables: Record<string, unknown>;
}

interface ShopOptions {
  /** The end cursor of a page after this many products. */
  cursor?: (end: number) => string;
  /** Titles in the shop's other languages, by language and handle. */
  translated?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The variant for sale of products whose first variants are sold out, by handle. */
  forSale?: Readonly<Record<string, ProductFieldsFragment['variants']['nodes'][number]>>;
  /** Product handles by collection handle. */
  collections?: Readonly<Record<string, readonly string[]>>;
  /** Search results, by handle. */
  found?: readonly string[];
}

/** A shop of these products that answers as Shopify does, and its queries without the shop query. */
export function shopOf(products: readonly ProductFieldsFragment[], options: ShopOptions = {}) {
  const {cursor = String, translated = {}, found = [], forSale = {}, collections = {}} = options;
  const asked: Asked[] = [];
  const kept = new Map<string, unknown>();
  const page = (all: readonly ProductFieldsFragment[], first: number, after: unknown) => {
    const start = Number(after ?? 0);
    const end = start + first;
    return {
      nodes: all.slice(start, end),
      edges: all.slice(start, end).map((product) => ({node: product})),
      pageInfo: {hasNextPage: end < all.length, endCursor: cursor(end)},
    };
  };
  const inLanguage = (product: ProductFieldsFragment, language: unknown) => ({
    ...product,
    title: translated[String(language)]?.[product.handle] ?? product.title,
  });

  function collectionOf(handle: string, after: unknown) {
    const members = collections[handle];
    if (!members) return null;
    const held = products.filter((product) => members.includes(product.handle));
    return {title: `The ${handle}`, products: page(held, 250, after)};
  }

  function answer(document: string, variables: Asked['variables']): unknown {
    const {first, after, lastAfter, ids, language} = variables;
    const byId = Array.isArray(ids)
      ? ids.map((id) => products.find((product) => product.id === id) ?? null)
      : [];
    switch (document) {
      case PRODUCTS_QUERY:
        return {products: page(products, Number(first), null)};
      case CATALOGUE_QUERY:
        return {
          onward: page(products, 250, after),
          backward: page(products.toReversed(), 250, lastAfter),
        };
      case FIND_PRODUCTS_QUERY:
        return {products: {nodes: products.filter(({handle}) => found.includes(handle))}};
      case CARDS_QUERY:
        return {
          nodes: byId.map(
            (product) =>
              product && {
                ...product,
                selectedOrFirstAvailableVariant:
                  forSale[product.handle] ?? product.variants.nodes[0],
              },
          ),
        };
      case CARD_TEXTS_QUERY:
        return {nodes: byId.map((product) => product && inLanguage(product, language))};
      case FIRST_CARD_TEXTS_QUERY:
        return {
          products: {
            nodes: products.slice(0, Number(first)).map((product) => inLanguage(product, language)),
          },
        };
      case COLLECTION_QUERY:
        return {collection: collectionOf(String(variables.handle), after)};
      case COLLECTION_TITLE_QUERY:
        return {collection: null};
      default:
        throw new Error(`Unknown query: ${document}`);
    }
  }

  const api = {
    request(document: string, variables: Asked['variables']) {
      if (document === SHOP_QUERY) {
        const languages = ['EN', ...Object.keys(translated)].map((isoCode) => ({isoCode}));
        return Promise.resolve({
          shop: {name: 'Shop', paymentSettings: {currencyCode: 'SEK'}},
          localization: {language: {isoCode: 'EN'}, availableLanguages: languages},
        });
      }
      asked.push({name: /query (\w+)/.exec(document)?.[1] ?? '', variables});
      if (asked.length > 200) throw new Error('The queries do not end.');
      return Promise.resolve(answer(document, variables));
    },
    cached<Answer>(key: readonly string[], load: () => Promise<Answer>) {
      const answer = kept.get(key.join(' ')) ?? load();
      kept.set(key.join(' '), answer);
      return answer;
    },
  };
  return {api: api as unknown as StorefrontApi, asked, kept};
}
