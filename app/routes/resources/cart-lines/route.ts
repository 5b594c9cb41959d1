import * as z from 'zod/mini';
import {storefrontApiContext} from '~/server/context.server';
import {onlyPost} from '~/server/only-post.server';
import {readJson} from '~/server/read-json.server';
import type {StorefrontApi} from '~/server/storefront-api.server';
import {logError} from '~/server/log.server';
import {CART_ID, MAX_LINES} from '~/cart/cart';
import {CART_QUERY} from '~/cart/cart-queries';
import {loadCurrentVariants} from '~/cart/load-current-variants.server';
import type {CartLinesAnswer} from '~/cart/ask-for-lines';
import {VARIANT_ID} from '../../../../supabase/functions/update-shopify-prices/limits';
import type {Route} from './+types/route';

const linesRequest = z.object({
  ids: z.array(z.string().check(z.regex(VARIANT_ID))).check(
    z.minLength(1),
    z.maxLength(MAX_LINES),
    z.refine((ids) => new Set(ids).size === ids.length),
  ),
  cartId: z.optional(z.string().check(z.maxLength(300), z.regex(CART_ID))),
});

/** The shop's current data of the variants in a cart, and whether its checkout is completed or expired. */
export async function action({request, context}: Route.ActionArgs): Promise<Response> {
  const {ids, cartId} = await readJson(request, linesRequest);
  const api = context.get(storefrontApiContext);
  try {
    const [variants, checkoutIsOver] = await Promise.all([
      loadCurrentVariants(api, ids),
      cartId ? isOver(api, cartId) : false,
    ]);
    return Response.json({variants, checkoutIsOver} satisfies CartLinesAnswer);
  } catch (error) {
    logError('lines not checked', error);
    return Response.json({error: 'The lines could not be checked.'}, {status: 502});
  }
}

export function loader(): Response {
  return onlyPost();
}

/** Return the lines even if this fails. */
async function isOver(api: StorefrontApi, cartId: string): Promise<boolean> {
  try {
    const {cart} = await api.request(CART_QUERY, {id: cartId});
    return !cart;
  } catch (error) {
    logError('finished checkout not checked', error);
    return false;
  }
}
