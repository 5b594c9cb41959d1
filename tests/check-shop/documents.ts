/** The shop; `publicApiVersions` lists the supported versions. */
export const SHOP = /* GraphQL */ `
  query CheckedShop {
    shop {
      name
      paymentSettings {
        currencyCode
      }
    }
    localization {
      language {
        isoCode
      }
      availableLanguages {
        isoCode
      }
    }
    publicApiVersions {
      handle
      supported
    }
  }
`;

export const PRODUCTS = /* GraphQL */ `
  query CheckedProducts($after: String) {
    products(first: 250, after: $after) {
      nodes {
        id
        handle
        title
        vendor
        description
        compareAtPriceRange {
          maxVariantPrice {
            amount
          }
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

export const TRANSLATIONS = /* GraphQL */ `
  query CheckedTranslations($after: String, $language: LanguageCode!)
  @inContext(language: $language) {
    products(first: 250, after: $after) {
      nodes {
        handle
        description
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

/** The variants of a product with a compare-at price. */
export const VARIANTS = /* GraphQL */ `
  query CheckedVariants($id: ID!, $after: String) {
    product(id: $id) {
      variants(first: 250, after: $after) {
        nodes {
          title
          price {
            amount
            currencyCode
          }
          compareAtPrice {
            amount
          }
          lowestPrice: metafield(namespace: "custom", key: "lowest_price_30_days") {
            value
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`;
