import {concurrently, portions} from './concurrently.ts';
import {limits} from './limits.ts';
import type {Outcomes} from './outcomes.ts';
import {isRecord} from './price-updates.ts';
import {reasonOf, type AdminApi} from './shopify/admin-api.ts';
import {LOOKUP_COST, PRODUCTS_OF_VARIANTS} from './shopify/documents.ts';

/**
 * Groups variants by product, as Shopify changes one product per call. Reports missing variants and failed lookups, and
 * leaves them out.
 *
 * @returns variant ids by product id
 */
export async function findProducts(
  variantIds: readonly string[],
  adminApi: AdminApi,
  outcomes: Outcomes,
  concurrency: number,
): Promise<Map<string, string[]>> {
  const products = new Map<string, string[]>();
  await concurrently(portions(variantIds, limits.portion), concurrency, async (ids) => {
    try {
      const data = await adminApi({
        document: PRODUCTS_OF_VARIANTS,
        variables: {ids},
        cost: LOOKUP_COST,
      });
      const found = productsByVariant(data);
      for (const id of ids) {
        const product = found.get(id);
        if (product === undefined) {
          outcomes.fail(id, {code: 'unknown-variant'});
          continue;
        }
        const siblings = products.get(product);
        if (siblings) siblings.push(id);
        else products.set(product, [id]);
      }
    } catch (error) {
      for (const id of ids) outcomes.fail(id, reasonOf(error));
    }
  });
  return products;
}

function productsByVariant({nodes}: Record<string, unknown>): Map<string, string> {
  const found = new Map<string, string>();
  for (const node of Array.isArray(nodes) ? nodes : []) {
    if (!isRecord(node) || !isRecord(node.product)) continue;
    if (typeof node.id === 'string' && typeof node.product.id === 'string') {
      found.set(node.id, node.product.id);
    }
  }
  return found;
}
