/** A product's searchable data: words, measurements and article numbers, in one of the shop's languages. */
export const SEARCH_ENTRIES_QUERY = `#graphql
  query SearchEntries($after: String, $language: LanguageCode!) @inContext(language: $language) {
    products(first: 250, after: $after) {
      nodes {
        id
        handle
        title
        vendor
        productType
        tags
        options {
          name
          optionValues {
            name
          }
        }
        measurements: metafields(identifiers: [
          {namespace: "measurements", key: "front_width"}
          {namespace: "measurements", key: "lens_layers"}
        ]) {
          key
          value
        }
        variants(first: 100) {
          nodes {
            sku
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
