import {MAX_LINES, type CurrentVariant} from './cart';
import {useCart} from './cart-store';
import {inPortions} from './portions';

/** What /resources/cart-lines answers. */
export interface CartLinesAnswer {
  /** Those that the shop still has. */
  variants: CurrentVariant[];
  /** True if the checkout asked about was completed or has expired. */
  checkoutIsOver: boolean;
}

export interface RefreshOutcome {
  /** True if the request failed; the lines then stay as they are. */
  failed: boolean;
  /** The cart whose checkout was completed, or has expired. */
  finishedCartId?: string;
}

/** Refreshes the cart's lines, which can be days old, and asks whether its checkout is over. */
export async function refreshCart(): Promise<RefreshOutcome> {
  const {items, cartId, refresh} = useCart.getState();
  const ids = items.map(({variantId}) => variantId);
  if (ids.length === 0) return {failed: false};
  try {
    const answers = await Promise.all(
      inPortions(ids, MAX_LINES).map((portion) => askForLines(portion, cartId)),
    );
    refresh(
      ids,
      answers.flatMap(({variants}) => variants),
    );
    const isOver = answers.some(({checkoutIsOver}) => checkoutIsOver);
    return {failed: false, ...(cartId && isOver && {finishedCartId: cartId})};
  } catch {
    return {failed: true};
  }
}

/** @throws if the request fails */
export async function askForLines(
  ids: string[],
  cartId: string | null = null,
): Promise<CartLinesAnswer> {
  const response = await fetch('/resources/cart-lines', {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify({ids, ...(cartId && {cartId})}),
  });
  if (!response.ok) throw new Error(`The lines were answered with ${response.status}.`);
  const answer: CartLinesAnswer = await response.json();
  return answer;
}
