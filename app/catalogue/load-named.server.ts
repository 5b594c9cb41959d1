import type {StorefrontApi} from '~/server/storefront-api.server';
import {toSmallCard} from './card';
import {loadCards, loadFirstProducts} from './load-cards.server';
import {NAMED_PRODUCTS_QUERY} from './named-query';
import type {SmallCard} from './product';

/**
 * The cards of products by handle, in order, without missing ones. Products beyond the first ones are not cached:
 * visitors can name anything.
 *
 * @param handles eight at most
 * @throws StorefrontError
 */
export async function loadNamedCards(
  api: StorefrontApi,
  handles: readonly string[],
): Promise<SmallCard[]> {
  const {products} = await loadFirstProducts(api);
  const unknown = handles.filter((handle) => !products.some((known) => known.handle === handle));
  const [a = '', b = '', c = '', d = '', e = '', f = '', g = '', h = ''] = unknown;
  const found =
    unknown.length > 0 ? await api.request(NAMED_PRODUCTS_QUERY, {a, b, c, d, e, f, g, h}) : {};
  const others = Object.values(found).filter((product) => product !== null);
  const listed = handles.flatMap(
    (handle) => [...products, ...others].find((product) => product.handle === handle) ?? [],
  );
  return (await loadCards(api, listed, false)).map(({card}) => toSmallCard(card));
}
