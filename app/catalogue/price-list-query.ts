const PRICED_VARIANTS = `#graphql
  fragment PricedVariants on ProductVariantConnection {
    nodes {
      id
      title
      price {
        amount
        currencyCode
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
` as const;

/** What the price administration shows: title, image and variants with their prices (specification §7). */
export const PRICE_LIST_QUERY = `#graphql
  query PriceList($first: Int!, $after: String) {
    products(first: $first, after: $after) {
      edges {
        node {
          id
          handle
          title
          vendor
          images(first: 1) {
            nodes {
              url
            }
          }
          variants(first: 100) {
            ...PricedVariants
          }
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
  ${PRICED_VARIANTS}
` as const;

/** What variants cost now. */
export const CURRENT_PRICES_QUERY = `#graphql
  query CurrentPrices($ids: [ID!]!) {
    nodes(ids: $ids) {
      ... on ProductVariant {
        id
        price {
          amount
          currencyCode
        }
      }
    }
  }
` as const;

/** The variants of a product after its first hundred. */
export const MORE_PRICES_QUERY = `#graphql
  query MorePrices($id: ID!, $after: String!) {
    product(id: $id) {
      variants(first: 250, after: $after) {
        ...PricedVariants
      }
    }
  }
  ${PRICED_VARIANTS}
` as const;
