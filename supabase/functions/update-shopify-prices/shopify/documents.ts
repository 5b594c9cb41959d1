/** The Admin API's version; shopify.dev/docs/api/usage/versioning. */
export const API_VERSION = '2025-07';

/** The product of each variant; null for a missing variant. */
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
 * Without `allowPartialUpdates`, one refused price blocks all others of the call. Asks for the variants to see what was
 * saved: Shopify also returns refused ones, with their current price.
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

/** Points: 10 for a mutation and, for this one, a fifth per variant. */
export function updateCost(variants: number): number {
  return 10 + Math.ceil(variants / 5);
}
