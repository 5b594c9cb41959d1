import {purchasableLines} from './cart';
import {useCart} from './cart-store';

export type CheckoutOutcome =
  | {kind: 'opened'; stockChanged: boolean}
  /** The browser let no new tab open; the shopper gets a link instead. */
  | {kind: 'blocked'; checkoutUrl: string}
  | {kind: 'failed'}
  /** There was nothing to check out, or a checkout is being created already. */
  | {kind: 'ignored'};

/** What the checkout action answers. */
export interface CheckoutAnswer {
  cartId: string;
  checkoutUrl: string;
  /** True if the shop had less in stock than the cart asked for. */
  stockChanged: boolean;
}

/**
 * Creates a hosted checkout of the cart and opens it in a new tab (specification §4).
 *
 * The tab is opened first, inside the click: after a request the browser would block it. It has no
 * `noopener`, with which `window.open` answers null, but loses its opener before it leaves this shop.
 *
 * @param waiting what the tab says until the checkout is there
 */
export async function checkOut(waiting: string): Promise<CheckoutOutcome> {
  const {items, isLoading} = useCart.getState();
  const lines = purchasableLines(items).map(({variantId, quantity}) => ({
    merchandiseId: variantId,
    quantity,
  }));
  if (isLoading || lines.length === 0) return {kind: 'ignored'};

  const tab = window.open('', '_blank');
  if (tab) {
    tab.opener = null;
    tab.document.title = waiting;
    tab.document.body.textContent = waiting;
  }
  useCart.setState({isLoading: true});
  try {
    const {cartId, checkoutUrl, stockChanged} = await createCheckout(lines);
    useCart.setState({cartId, checkoutUrl});
    if (!tab || tab.closed) return {kind: 'blocked', checkoutUrl};
    tab.location.replace(checkoutUrl);
    return {kind: 'opened', stockChanged};
  } catch {
    tab?.close();
    return {kind: 'failed'};
  } finally {
    useCart.setState({isLoading: false});
  }
}

async function createCheckout(
  lines: ReadonlyArray<{merchandiseId: string; quantity: number}>,
): Promise<CheckoutAnswer> {
  const response = await fetch('/checkout', {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify({lines}),
  });
  if (!response.ok) throw new Error(`The checkout answered ${response.status}.`);
  const answer: CheckoutAnswer = await response.json();
  return answer;
}
