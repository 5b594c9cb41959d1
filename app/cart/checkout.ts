import type {Language} from '~/i18n/languages';
import {checkoutContent, MAX_LINES, purchasableLines} from './cart';
import {useCart} from './cart-store';
import {markUnavailable} from './line-changes';

export type CheckoutOutcome =
  | {kind: 'opened'; stockChanged: boolean}
  /** The browser let no new tab open; the shopper gets a link to the cart's `checkoutUrl` instead. */
  | {kind: 'blocked'}
  /** The shop no longer has these; their lines are marked now. */
  | {kind: 'vanished'; variantIds: readonly string[]}
  /** More lines than one checkout takes. */
  | {kind: 'too many lines'}
  | {kind: 'failed'}
  /** The cart was empty, or a checkout is already being created. */
  | {kind: 'ignored'};

export interface CheckoutLine {
  merchandiseId: string;
  quantity: number;
}

/** What the checkout action answers. */
export interface CheckoutAnswer {
  cartId: string;
  checkoutUrl: string;
  /** True if the shop had less in stock than the cart asked for. */
  stockChanged: boolean;
}

/** Its answer, with status 409, if the shop no longer has some variants. */
interface VanishedAnswer {
  vanished: readonly string[];
}

/**
 * Creates a hosted checkout of the cart and opens it in a new tab (specification §4).
 *
 * Opens the tab first, inside the click: after a request the browser would block it. Without `noopener`, for which
 * `window.open` returns null; the tab loses its opener before it leaves this shop.
 *
 * @param language of the page, and so of the checkout
 * @param waiting the tab's text until the checkout loads
 */
export async function checkOut(language: Language, waiting: string): Promise<CheckoutOutcome> {
  const {items, isLoading, change} = useCart.getState();
  const lines = purchasableLines(items).map(({variantId, quantity}) => ({
    merchandiseId: variantId,
    quantity,
  }));
  if (isLoading || lines.length === 0) return {kind: 'ignored'};
  if (lines.length > MAX_LINES) return {kind: 'too many lines'};

  const tab = window.open('', '_blank');
  if (tab) {
    tab.opener = null;
    tab.document.title = waiting;
    tab.document.body.textContent = waiting;
  }
  useCart.setState({isLoading: true});
  try {
    const answer = await createCheckout(lines, language);
    if ('vanished' in answer) {
      tab?.close();
      change((present) => markUnavailable(present, answer.vanished));
      return {kind: 'vanished', variantIds: answer.vanished};
    }
    const {cartId, checkoutUrl, stockChanged} = answer;
    const isCurrent = checkoutContent(items) === checkoutContent(useCart.getState().items);
    useCart.setState({cartId, checkoutUrl: isCurrent ? checkoutUrl : null});
    if (!tab || tab.closed) return {kind: 'blocked'};
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
  lines: readonly CheckoutLine[],
  language: Language,
): Promise<CheckoutAnswer | VanishedAnswer> {
  const response = await fetch('/resources/checkout', {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify({lines, language}),
  });
  if (!response.ok && response.status !== 409)
    throw new Error(`The checkout answered ${response.status}.`);
  const answer: CheckoutAnswer | VanishedAnswer = await response.json();
  return answer;
}
