import {z} from 'zod';
import {storefrontApiContext} from '~/.server/context';
import {onlyPost} from '~/.server/only-post';
import {readJson} from '~/.server/read-json';
import {cartCreationError, missingCheckoutUrl} from '~/.server/storefront-error';
import {VARIANT_ID} from '~/cart/cart';
import {CART_CREATE_MUTATION} from '~/cart/cart-create-mutation';
import type {CheckoutAnswer} from '~/cart/checkout';
import {MAX_QUANTITY} from '~/cart/quantity';
import type {Route} from './+types/route';
import {channelledCheckoutUrl} from './channelled-checkout-url.server';

const checkoutRequest = z.object({
  lines: z
    .array(
      z.object({
        merchandiseId: z.string().regex(VARIANT_ID),
        quantity: z.int().min(1).max(MAX_QUANTITY),
      }),
    )
    .nonempty(),
});

/** Creates a hosted checkout (specification §7, cartCreate) and answers with its address. */
export async function action({request, context}: Route.ActionArgs): Promise<Response> {
  const {lines} = await readJson(request, checkoutRequest);
  try {
    const {cartCreate} = await context
      .get(storefrontApiContext)
      .request(CART_CREATE_MUTATION, {input: {lines}});
    const {cart, userErrors = [], warnings = []} = cartCreate ?? {};
    if (userErrors.length > 0) throw cartCreationError(userErrors);
    if (!cart?.checkoutUrl) throw missingCheckoutUrl();
    const answer: CheckoutAnswer = {
      cartId: cart.id,
      checkoutUrl: channelledCheckoutUrl(cart.checkoutUrl),
      stockChanged: warnings.length > 0,
    };
    return Response.json(answer);
  } catch (error) {
    console.error(error);
    return Response.json({error: 'The checkout could not be created.'}, {status: 502});
  }
}

export function loader(): Response {
  return onlyPost();
}
