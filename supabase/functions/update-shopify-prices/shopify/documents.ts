/** The Admin API's version; shopify.dev/docs/api/usage/versioning. */
export const API_VERSION = '2025-07';

/** Shopify refuses longer lists; shopify.dev/docs/api/usage/limits, "Input limits". */
export const LARGEST_INPUT = 250;

/** Which product each variant belongs to; null for a variant that does not exist. */
export const PRODUCTS_OF_VARIANTS = /* GraphQL */ `
  query ProductsOfVariants($ids: [ID!]!) {
    nodes(ids: $ids) {
      ... on ProductVariant {
        id
        product {
          id
        }
      }
    }
  }
`;

/**
 * Without `allowPartialUpdates`, one refused price keeps all others of the call from being saved. The variants are
 * asked for to see what was saved: Shopify answers refused ones too, with the price they still have.
 */
export const UPDATE_VARIANT_PRICES = /* GraphQL */ `
  mutation UpdateVariantPrices($productId: ID!, $variants: [ProductVariantsBulkInput!]!) {
    productVariantsBulkUpdate(
      productId: $productId
      variants: $variants
      allowPartialUpdates: true
    ) {
      productVariants {
        id
        price
        compareAtPrice
      }
      userErrors {
        field
        message
      }
    }
  }
`;

/** Points: two objects. A list without `first` counts once. */
export const LOOKUP_COST = 2;

/** Points: 10 for a mutation and, for this one, a fifth for every variant. */
export function updateCost(variants: number): number {
  return 10 + Math.ceil(variants / 5);
}
