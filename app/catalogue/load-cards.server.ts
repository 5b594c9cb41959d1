import type {
  CardFieldsFragment,
  CardTextsFragment,
  ProductFieldsFragment,
  ProductsQueryVariables,
} from 'storefrontapi.generated';
import type {StorefrontApi} from '~/server/storefront-api.server';
import {CARD_TEXTS_QUERY, CARDS_QUERY, FIRST_CARD_TEXTS_QUERY} from './list-queries';
import {loadShop, type ShopInfo} from './load-shop.server';
import {isMoney} from './money';
import type {ProductCard} from './product';
import {PRODUCTS_QUERY} from './queries';
import {translationsById, type Translations} from './shop-text.server';
import {toCard} from './to-card.server';

/** Specification §7 and §9. */
const FIRST_PRODUCTS = 50;
const LIST_IMAGES = 5;

/** A product for category rules, with its title in the shop's primary language. */
export interface ListedProduct {
  id: string;
  handle: string;
  title: string;
}

export interface CardProduct extends ListedProduct {
  vendor: string;
  card: ProductCard;
}

export interface FirstProducts {
  products: CardProduct[];
  /** The cursor of the next page; null if these are all. */
  next: string | null;
}

/** The catalogue's first fifty, with all the product fields of specification §7. */
export function loadFirstProducts(api: StorefrontApi): Promise<FirstProducts> {
  return api.cached(['first-products'], () => requestProducts(api, {first: FIRST_PRODUCTS}));
}

/** @throws StorefrontError */
export async function requestProducts(
  api: StorefrontApi,
  given: Pick<ProductsQueryVariables, 'first' | 'sortKey'>,
): Promise<FirstProducts> {
  const asking = loadShop(api);
  const [shop, {products}, translationsOf] = await Promise.all([
    asking,
    api.request(PRODUCTS_QUERY, {...given, images: LIST_IMAGES}),
    asking.then((shop) =>
      translationsById(shop, async (language) => {
        const answer = await api.request(FIRST_CARD_TEXTS_QUERY, {...given, language});
        return answer.products.nodes;
      }),
    ),
  ]);
  const {hasNextPage, endCursor} = products.pageInfo;
  const nodes = products.edges.map(({node}) => node);
  // Their first variants are sold out; later ones may be for sale.
  const unsure = nodes.filter(isForSaleElsewhere).map(({id}) => id);
  const sure = new Map(
    unsure.length > 0 ? (await requestCards(api, unsure)).map((card) => [card.id, card]) : [],
  );
  return {
    products: nodes.flatMap(
      (node) => sure.get(node.id) ?? toListed(shop, cardFieldsOf(node), translationsOf(node.id)),
    ),
    next: hasNextPage ? (endCursor ?? null) : null,
  };
}

/**
 * The cards of products, in their order, without those that the shop no longer has.
 *
 * @param keep whether to cache the answer: only the shop's own lists, as others are endless
 */
export async function loadCards(
  api: StorefrontApi,
  listed: readonly ListedProduct[],
  keep: boolean,
): Promise<CardProduct[]> {
  const {products} = await loadFirstProducts(api);
  const known = new Map(products.map((product) => [product.id, product]));
  const ids = listed.map(({id}) => id).filter((id) => !known.has(id));
  if (ids.length > 0) {
    const request = () => requestCards(api, ids);
    const others = await (keep ? api.cached(['cards', ...ids.map(numberOf)], request) : request());
    for (const product of others) known.set(product.id, product);
  }
  return listed.flatMap(({id}) => known.get(id) ?? []);
}

async function requestCards(api: StorefrontApi, ids: string[]): Promise<CardProduct[]> {
  const asking = loadShop(api);
  const [shop, {nodes}, translationsOf] = await Promise.all([
    asking,
    api.request(CARDS_QUERY, {ids}),
    asking.then((shop) =>
      translationsById(shop, async (language) => {
        const answer = await api.request(CARD_TEXTS_QUERY, {ids, language});
        return answer.nodes.filter((node) => node !== null && 'title' in node);
      }),
    ),
  ]);
  return nodes
    .filter((node) => node !== null && 'handle' in node)
    .flatMap((node) => toListed(shop, node, translationsOf(node.id)));
}

/** None for a product without a readable price. */
function toListed(
  shop: ShopInfo,
  fields: CardFieldsFragment,
  translations: Translations<CardTextsFragment>,
): CardProduct[] {
  const {id, handle, title, vendor} = fields;
  const card = toCard(shop, fields, translations);
  return isMoney(card.price) ? [{id, handle, title, vendor, card}] : [];
}

function isForSaleElsewhere({availableForSale, variants}: ProductFieldsFragment): boolean {
  return availableForSale && !variants.nodes.some((variant) => variant.availableForSale);
}

/** A list's first request asks for the whole product; a card is a part of it. */
function cardFieldsOf(fields: ProductFieldsFragment): CardFieldsFragment {
  const {nodes} = fields.variants;
  const variant = nodes.find(({availableForSale}) => availableForSale) ?? nodes[0];
  return {...fields, selectedOrFirstAvailableVariant: variant ?? null};
}

/** `gid://shopify/Product/123` → `123` */
function numberOf(id: string): string {
  return id.slice(id.lastIndexOf('/') + 1);
}
