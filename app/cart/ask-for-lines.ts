import type {CurrentVariant} from './line-changes';

/** What /resources/cart-lines answers. */
export interface CartLinesAnswer {
  /** Those that the shop still has. */
  variants: CurrentVariant[];
  /** True if the checkout asked about was completed or has expired. */
  checkoutIsOver: boolean;
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
