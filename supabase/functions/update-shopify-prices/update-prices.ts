import {concurrently} from './concurrently.ts';
import {findProducts} from './find-products.ts';
import {Outcomes} from './outcomes.ts';
import type {PriceUpdate, PriceUpdateResult} from './price-updates.ts';
import type {AdminApi} from './shopify/admin-api.ts';
import {updateProduct} from './update-product.ts';

/** Concurrent calls: enough to hide latency, few enough for the budget of points. */
const CONCURRENCY = 4;

/** Changes prices and returns a result per update. If a variant is named twice, its last price counts. Idempotent. */
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
