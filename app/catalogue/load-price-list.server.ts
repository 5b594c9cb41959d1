import type {PricedVariantsFragment} from 'storefrontapi.generated';
import type {StorefrontApi} from '~/.server/storefront-api';
import {followPages} from './follow-pages';
import {isMoney} from './money';
import type {PriceListPage} from './price-list';
import {CURRENT_PRICES_QUERY, MORE_PRICES_QUERY, PRICE_LIST_QUERY} from './price-list-query';
import {SHOP_QUERY} from './queries';
import {isPictureAddress} from './to-images.server';
import {swedishOverride} from './swedish.server';

/** Specification §9, admin page size. */
const PAGE_SIZE = 50;

/** Further requests of one page; a product of Shopify's 2048 variants takes 8. */
const MOST_REQUESTS = 24;

/**
 * A page of the price list, always from the shop itself: an owner must not work on a cached price.
 *
 * @param after where the page begins, as the page before it says; null for the first
 * @throws StorefrontError
 */
export async function loadPriceList(
  api: StorefrontApi,
  after: string | null,
): Promise<PriceListPage> {
  const {products} = await api.request(PRICE_LIST_QUERY, {first: PAGE_SIZE, after});
  const {hasNextPage, endCursor} = products.pageInfo;
  const complete = variantLoader(api);
  return {
    products: await Promise.all(
      products.edges.map(async ({node: {id, handle, title, vendor, images, variants}}) => ({
        id,
        handle,
        shopTitle: title,
        title: swedishOverride({handle, vendor})?.title ?? title,
        image: images.nodes.find(({url}) => isPictureAddress(url))?.url ?? null,
        ...(await complete(id, variants)),
      })),
    ),
    next: hasNextPage ? (endCursor ?? null) : null,
  };
}

/**
 * The currency that a saved price is in, from the shop itself.
 *
 * @throws StorefrontError
 */
export async function loadPriceCurrency(api: StorefrontApi): Promise<string> {
  const {shop} = await api.request(SHOP_QUERY, {});
  return shop.paymentSettings.currencyCode;
}

/**
 * The prices of these variants, from the shop itself; one that the shop does not have, or cannot be read, is left out.
 *
 * @param ids 250 at most, as many as Shopify answers for in one call
 * @throws StorefrontError
 */
export async function loadCurrentPrices(
  api: StorefrontApi,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const {nodes} = await api.request(CURRENT_PRICES_QUERY, {ids: [...ids]}, api.remaining());
  return new Map(
    nodes.flatMap((node) =>
      node && 'price' in node && isMoney(node.price) ? [[node.id, node.price.amount]] : [],
    ),
  );
}

/** Follows the variants of a page's products to the last, within what one page may ask for. */
function variantLoader(api: StorefrontApi) {
  let requests = 0;
  return async (id: string, first: PricedVariantsFragment) => {
    const {nodes, isAll} = await followPages(first, async (after) => {
      if (requests >= MOST_REQUESTS) return undefined;
      requests += 1;
      const {product} = await api.request(MORE_PRICES_QUERY, {id, after}, api.remaining());
      return product?.variants;
    });
    return {
      // Shopify has no product without a variant.
      currencyCode: nodes[0]?.price.currencyCode ?? '',
      variants: nodes
        .filter(({price}) => isMoney(price))
        .map(({id, title, price}) => ({id, title, price: price.amount})),
      hasMoreVariants: !isAll,
    };
  };
}
