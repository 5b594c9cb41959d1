import {askForLines} from './ask-for-lines';
import {MAX_LINES} from './cart';
import {useCart} from './cart-store';
import {refreshLines} from './line-changes';
import {inPortions} from './portions';

export interface RefreshOutcome {
  /** True if the request failed; the lines then stay as they are. */
  failed: boolean;
  /** The cart whose checkout was completed, or has expired. */
  finishedCartId?: string;
}

/** Refreshes the cart's lines, which can be days old, and asks whether its checkout is over. */
export async function refreshCart(): Promise<RefreshOutcome> {
  const {items, cartId, change} = useCart.getState();
  const ids = items.map(({variantId}) => variantId);
  if (ids.length === 0) return {failed: false};
  try {
    const answers = await Promise.all(
      inPortions(ids, MAX_LINES).map((portion) => askForLines(portion, cartId)),
    );
    const variants = answers.flatMap((answer) => answer.variants);
    change((lines) => refreshLines(lines, ids, variants));
    const isOver = answers.some(({checkoutIsOver}) => checkoutIsOver);
    return {failed: false, ...(cartId && isOver && {finishedCartId: cartId})};
  } catch {
    return {failed: true};
  }
}
