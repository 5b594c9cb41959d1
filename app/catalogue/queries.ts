/** The product fields of specification §3 and §7. */
const PRODUCT_FIELDS = `#graphql
  fragment ProductFields on Product {
    id
    title
    description
    handle
    priceRange {
      minVariantPrice {
        amount
        currencyCode
      }
      maxVariantPrice {
        amount
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
    images(first: $images) {
      nodes {
        url
        altText
        width
        height
        thumbhash
      }
    }
    variants(first: 100) {
      nodes {
        id
        title
        sku
        availableForSale
        price {
          amount
          currencyCode
        }
        compareAtPrice {
          amount
        }
        selectedOptions {
          name
          value
        }
        image {
          url
        }
      }
    }
  }
` as const;

export const PRODUCTS_QUERY = `#graphql
  query Products($first: Int!, $after: String, $images: Int!) {
    products(first: $first, after: $after) {
      edges {
        node {
          ...ProductFields
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
  ${PRODUCT_FIELDS}
` as const;

export const PRODUCT_BY_HANDLE_QUERY = `#graphql
  query ProductByHandle($handle: String!, $images: Int!) {
    productByHandle(handle: $handle) {
      ...ProductFields
    }
  }
  ${PRODUCT_FIELDS}
` as const;

/** Price and availability of what lies in a cart. */
export const CART_VARIANTS_QUERY = `#graphql
  query CartVariants($ids: [ID!]!) {
    nodes(ids: $ids) {
      ... on ProductVariant {
        id
        availableForSale
        price {
          amount
        }
        product {
          handle
          title
        }
      }
    }
  }
` as const;

export const SHOP_QUERY = `#graphql
  query Shop {
    shop {
      name
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
          images(first: 1) {
            nodes {
              url
            }
          }
          variants(first: 100) {
            nodes {
              id
              title
              price {
                amount
              }
            }
            pageInfo {
              hasNextPage
            }
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
