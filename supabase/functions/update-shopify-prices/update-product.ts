import {portions} from './concurrently.ts';
import {limits} from './limits.ts';
import type {Outcomes} from './outcomes.ts';
import {AdminApiError, reasonOf, type AdminApi} from './shopify/admin-api.ts';
import {UPDATE_VARIANT_PRICES, updateCost} from './shopify/documents.ts';
import {readUpdateAnswer, type VariantPrice} from './shopify/update-answer.ts';

/** How often to resend the rest of a portion after some of it was refused. */
const MAX_ROUNDS = 3;

/** Changes the prices of one product's variants, call by call, and reports every variant. */
export async function updateProduct(
  productId: string,
  variants: readonly VariantPrice[],
  adminApi: AdminApi,
  outcomes: Outcomes,
): Promise<void> {
  for (const portion of portions(variants, limits.portion)) {
    let pending: readonly VariantPrice[] = portion;
    for (let round = 0; round < MAX_ROUNDS && pending.length > 0; round += 1) {
      pending = await updateVariants(productId, pending, adminApi, outcomes);
    }
  }
}

/** @returns the variants that were neither saved nor refused, if resending makes sense */
async function updateVariants(
  productId: string,
  variants: readonly VariantPrice[],
  adminApi: AdminApi,
  outcomes: Outcomes,
): Promise<readonly VariantPrice[]> {
  try {
    const data = await adminApi({
      document: UPDATE_VARIANT_PRICES,
      variables: {productId, variants},
      cost: updateCost(variants.length),
    });
    const answer = readUpdateAnswer(data.productVariantsBulkUpdate, variants);
    for (const id of answer.saved) outcomes.succeed(id);
    for (const [id, reason] of answer.refused) outcomes.fail(id, reason);
    for (const {id} of answer.unsaved) outcomes.fail(id, answer.reason);
    // Some refusals block the whole call: without those variants, the rest succeeds.
    return answer.refused.size > 0 ? answer.unsaved : [];
  } catch (error) {
    const inDoubt = error instanceof AdminApiError && error.uncertain;
    for (const {id} of variants) outcomes.fail(id, reasonOf(error), inDoubt);
    return [];
  }
}
