import {FIRST_BESTSELLER} from '~/shop/exceptions';
import {vendors} from '~/shop/vendors';

/** How many bestsellers the home page shows (specification §9). */
export const BESTSELLERS_SHOWN = 4;
/** How many products it chooses them from. */
export const BESTSELLERS_REQUESTED = 20;

/** The product that the shop puts first, then the given order (specification §9, bestsellers). */
export function selectBestsellers<Item extends {handle: string; vendor: string}>(
  products: readonly Item[],
): Item[] {
  const candidates = products.slice(0, BESTSELLERS_REQUESTED);
  const isFirst = ({handle, vendor}: Item) =>
    handle === FIRST_BESTSELLER && vendors.includes(vendor);
  const others = candidates.filter((product) => !isFirst(product));
  return [...candidates.filter(isFirst), ...others].slice(0, BESTSELLERS_SHOWN);
}
