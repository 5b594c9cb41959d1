import type {NamedProductsFragment} from 'storefrontapi.generated';
import type {StorefrontApi} from '~/server/storefront-api.server';
import {toSmallCard} from './card';
import {loadCards, type ListedProduct} from './load-cards.server';
import {KINDS, type GoesTogether} from './together';
import {TOGETHER_QUERY} from './together-query';

/**
 * The products that the shop lists as going with a product, without those no longer for sale.
 *
 * @throws StorefrontError
 */
export function loadTogether(api: StorefrontApi, handle: string): Promise<GoesTogether[]> {
  return api.cached(['together', handle], async () => {
    const {productByHandle} = await api.request(TOGETHER_QUERY, {handle});
    if (!productByHandle) return [];
    const groups = KINDS.map((kind) => ({kind, named: namedBy(productByHandle[kind])}));
    const all = new Map(groups.flatMap(({named}) => named.map((each) => [each.id, each])));
    if (all.size === 0) return [];
    const known = await loadCards(api, [...all.values()], false);
    return groups.flatMap(({kind, named}) => {
      const cards = named.flatMap(({id}) => {
        const found = known.find((product) => product.id === id);
        return found ? [toSmallCard(found.card)] : [];
      });
      return cards.length > 0 ? [{kind, cards}] : [];
    });
  });
}

/** From a metafield that names one product or a list. */
function namedBy(field: NamedProductsFragment | null | undefined): ListedProduct[] {
  const named = [field?.reference, ...(field?.references?.nodes ?? [])];
  return named.filter((each) => each != null && 'handle' in each);
}
