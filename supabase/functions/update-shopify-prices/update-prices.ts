import {concurrently} from './concurrently.ts';
import {findProducts} from './find-products.ts';
import {Outcomes} from './outcomes.ts';
import type {PriceUpdate, PriceUpdateResult} from './price-updates.ts';
import type {AdminApi} from './shopify/admin-api.ts';
import {updateProduct} from './update-product.ts';

/** Calls under way at a time: enough to hide the network's delay, few enough to keep within the budget of points. */
const CONCURRENCY = 4;

/**
 * Changes prices, and tells of every update what became of it. Where a variant is named twice, its last price
 * counts. Doing the same again changes nothing more.
 */
export async function updatePrices(
  updates: readonly PriceUpdate[],
  adminApi: AdminApi,
): Promise<PriceUpdateResult[]> {
  const prices = new Map(
    updates.map(({variantId, ...changed}) => [variantId, {id: variantId, ...changed}]),
  );
  const outcomes = new Outcomes();
  const products = await findProducts([...prices.keys()], adminApi, outcomes, CONCURRENCY);
  await concurrently([...products], CONCURRENCY, ([productId, variantIds]) => {
    const variants = variantIds.flatMap((id) => prices.get(id) ?? []);
    return updateProduct(productId, variants, adminApi, outcomes);
  });
  return outcomes.results(updates);
}
