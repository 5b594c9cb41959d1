import * as z from 'zod/mini';
import {storefrontApiContext} from '~/server/context.server';
import {keptDiscountCodes} from '~/server/discount-codes.server';
import {onlyPost} from '~/server/only-post.server';
import {readJson} from '~/server/read-json.server';
import {logError} from '~/server/log.server';
import {MAX_LINES} from '~/cart/cart';
import {createCheckout, VanishedVariantsError} from '~/cart/create-checkout.server';
import {MAX_QUANTITY} from '~/cart/quantity';
import {languages} from '~/i18n/languages';
import {VARIANT_ID} from '../../../../supabase/functions/update-shopify-prices/limits';
import type {Route} from './+types/route';

const checkoutRequest = z.object({
  lines: z
    .array(
      z.object({
        merchandiseId: z.string().check(z.regex(VARIANT_ID)),
        quantity: z.int().check(z.minimum(1), z.maximum(MAX_QUANTITY)),
      }),
    )
    .check(z.minLength(1), z.maxLength(MAX_LINES)),
  language: z.optional(z.enum(languages)),
});

/** Creates a hosted checkout and answers with its address, or with 409 and the variants that the shop no longer has. */
export async function action({request, context}: Route.ActionArgs): Promise<Response> {
  const {lines, language} = await readJson(request, checkoutRequest);
  const discountCodes = await keptDiscountCodes(request);
  try {
    const api = context.get(storefrontApiContext);
    return Response.json(await createCheckout(api, lines, {language, discountCodes}));
  } catch (error) {
    logError('checkout failed', error);
    if (error instanceof VanishedVariantsError)
      return Response.json({vanished: error.variantIds}, {status: 409});
    return Response.json({error: 'The checkout could not be created.'}, {status: 502});
  }
}

export function loader(): Response {
  return onlyPost();
}
