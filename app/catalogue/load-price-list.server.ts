import type {StorefrontApi} from '~/.server/storefront-api';
import type {PriceListPage} from './price-list';
import {PRICE_LIST_QUERY} from './queries';

/** Specification §9, admin page size. */
const PAGE_SIZE = 50;

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
  return {
    products: products.edges.map(({node: {id, handle, title, images, variants}}) => ({
      id,
      handle,
      title,
      image: images.nodes[0]?.url ?? null,
      variants: variants.nodes.map((variant) => ({
        id: variant.id,
        title: variant.title,
        price: variant.price.amount,
      })),
      hasMoreVariants: variants.pageInfo.hasNextPage,
    })),
    next: hasNextPage ? (endCursor ?? null) : null,
  };
}
