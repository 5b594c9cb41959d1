const PRICED_VARIANTS = `#graphql
  fragment PricedVariants on ProductVariantConnection {
    nodes {
      id
      title
      sku
      price {
        amount
        currencyCode
      }
      compareAtPrice {
        amount
        currencyCode
      }
      selectedOptions {
        value
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
` as const;

const PRICED_OPTIONS = `#graphql
  fragment PricedOptions on Product {
    options {
      optionValues {
        name
      }
    }
  }
` as const;

/** The price administration's data: title, image and variants with their prices (specification §7). */
export const PRICE_LIST_QUERY = `#graphql
  query PriceList($first: Int!, $after: String) {
    products(first: $first, after: $after) {
      edges {
        cursor
        node {
          id
          handle
          title
          vendor
          ...PricedOptions
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
  ${PRICED_OPTIONS}
  ${PRICED_VARIANTS}
` as const;

/** Names of the same products and option values in another language. */
export const PRICE_LIST_TEXTS_QUERY = `#graphql
  query PriceListTexts($first: Int!, $after: String, $language: LanguageCode!)
  @inContext(language: $language) {
    products(first: $first, after: $after) {
      nodes {
        id
        title
        ...PricedOptions
      }
    }
  }
  ${PRICED_OPTIONS}
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
        compareAtPrice {
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
