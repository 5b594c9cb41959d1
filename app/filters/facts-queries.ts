/** What the filters ask of every product of the shop. */
export const FACTS_QUERY = `#graphql
  query Facts($after: String) {
    products(first: 250, after: $after) {
      nodes {
        id
        handle
        title
        productType
        tags
        createdAt
        measurements: metafields(identifiers: [
          {namespace: "measurements", key: "front_width"}
          {namespace: "measurements", key: "lens_layers"}
        ]) {
          key
          value
        }
        priceRange {
          minVariantPrice {
            amount
            currencyCode
          }
        }
        options {
          name
          optionValues {
            name
            swatch {
              color
              image {
                previewImage {
                  url(transform: {maxWidth: 48, maxHeight: 48, crop: CENTER})
                }
              }
            }
          }
        }
        selectedOrFirstAvailableVariant {
          ...FactsVariant
        }
        variants(first: 100) {
          nodes {
            ...FactsVariant
          }
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
  fragment FactsVariant on ProductVariant {
    availableForSale
    price {
      amount
      currencyCode
    }
    selectedOptions {
      name
      value
    }
  }
` as const;

/** What the values of their options are called in another language than the shop's primary one. */
export const FACTS_TEXTS_QUERY = `#graphql
  query FactsTexts($after: String, $language: LanguageCode!) @inContext(language: $language) {
    products(first: 250, after: $after) {
      nodes {
        id
        options {
          optionValues {
            name
          }
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
` as const;
