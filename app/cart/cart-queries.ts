/** The current data of variants in a cart. */
export const CART_VARIANTS_QUERY = `#graphql
  query CartVariants($ids: [ID!]!) {
    nodes(ids: $ids) {
      ... on ProductVariant {
        id
        title
        availableForSale
        currentlyNotInStock
        price {
          amount
          currencyCode
        }
        selectedOptions {
          name
          value
        }
        image {
          url
          altText
        }
        product {
          handle
          title
          vendor
          lenses: metafield(namespace: "custom", key: "lenses") {
            references(first: 1) {
              nodes {
                ... on Product {
                  handle
                }
              }
            }
          }
          featuredImage {
            url
            altText
          }
        }
      }
    }
  }
` as const;

/** The texts of the same variants in another language than the shop's primary one. */
export const CART_VARIANT_TEXTS_QUERY = `#graphql
  query CartVariantTexts($ids: [ID!]!, $language: LanguageCode!)
  @inContext(language: $language) {
    nodes(ids: $ids) {
      ... on ProductVariant {
        id
        selectedOptions {
          value
        }
        product {
          title
        }
      }
    }
  }
` as const;

/** Whether a checkout is still open: a cart that was ordered, or has expired, is null. */
export const CART_QUERY = `#graphql
  query Cart($id: ID!) {
    cart(id: $id) {
      id
    }
  }
` as const;
