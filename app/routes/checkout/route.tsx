import {z} from 'zod';
import {storefrontApiContext} from '~/.server/context';
import {keptDiscountCodes} from '~/.server/discount-codes';
import {onlyPost} from '~/.server/only-post';
import {readJson} from '~/.server/read-json';
import {VARIANT_ID} from '~/cart/cart';
import {createCheckout} from '~/cart/create-checkout.server';
import {MAX_QUANTITY} from '~/cart/quantity';
import type {Route} from './+types/route';

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
  const discountCodes = await keptDiscountCodes(request);
  try {
    const api = context.get(storefrontApiContext);
    return Response.json(await createCheckout(api, lines, discountCodes));
  } catch (error) {
    console.error(error);
    return Response.json({error: 'The checkout could not be created.'}, {status: 502});
  }
}

export function loader(): Response {
  return onlyPost();
}
