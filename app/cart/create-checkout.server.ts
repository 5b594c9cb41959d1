import {cartCreationError, missingCheckoutUrl} from '~/.server/storefront-error';
import type {StorefrontApi} from '~/.server/storefront-api';
import {CART_CREATE_MUTATION} from './cart-create-mutation';
import {channelledCheckoutUrl} from './channelled-checkout-url.server';
import type {CheckoutAnswer} from './checkout';

/**
 * Creates a hosted checkout (specification §7, cartCreate).
 *
 * @throws StorefrontError, a CartCreationError where the shop does not sell a line
 */
export async function createCheckout(
  api: StorefrontApi,
  lines: Array<{merchandiseId: string; quantity: number}>,
  discountCodes: string[],
): Promise<CheckoutAnswer> {
  const input = {lines, ...(discountCodes.length > 0 && {discountCodes})};
  const {cartCreate} = await api.request(CART_CREATE_MUTATION, {input});
  const {cart, userErrors = [], warnings = []} = cartCreate ?? {};
  if (userErrors.length > 0) throw cartCreationError(userErrors);
  if (!cart?.checkoutUrl) throw missingCheckoutUrl();
  return {
    cartId: cart.id,
    checkoutUrl: channelledCheckoutUrl(cart.checkoutUrl),
    // A discount code that does not apply is a warning too.
    stockChanged: warnings.some(({code}) => code.startsWith('MERCHANDISE_')),
  };
}
