import type {CurrentVariant} from './cart';
import {useCart} from './cart-store';

/**
 * Brings price and availability of the cart's lines up to date: a stored line can be days old.
 *
 * @returns false if the shop could not be asked; the lines then stay as they are
 */
export async function refreshCart(): Promise<boolean> {
  const ids = useCart.getState().items.map(({variantId}) => variantId);
  if (ids.length === 0) return true;
  try {
    const response = await fetch('/cart-lines', {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      body: JSON.stringify({ids}),
    });
    if (!response.ok) return false;
    const {variants}: {variants: CurrentVariant[]} = await response.json();
    useCart.getState().refresh(ids, variants);
    return true;
  } catch {
    return false;
  }
}
