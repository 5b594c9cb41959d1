import type {TestShop} from './demo-shop.ts';

/** These fields of a product, as the Storefront API returns them; null for an unknown handle. */
export async function productFields(
  shop: TestShop,
  handle: string,
  fields: string,
): Promise<unknown> {
  const answer = await shop.query<{product: unknown}>(
    `query ($handle: String!) { product(handle: $handle) { ${fields} } }`,
    {handle},
  );
  return answer.product;
}
