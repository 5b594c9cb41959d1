/** The product fields of specification §3 and §7. */
const PRODUCT_FIELDS = `#graphql
  fragment ProductFields on Product {
    id
    title
    description
    handle
    vendor
    productType
    isGiftCard
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
        ...VariantFields
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
` as const;

const VARIANT_FIELDS = `#graphql
  fragment VariantFields on ProductVariant {
    id
    title
    sku
    availableForSale
    currentlyNotInStock
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
    selectedOptions {
      name
      value
    }
    image {
      url
      altText
      width
      height
      thumbhash
    }
  }
` as const;

export const PRODUCTS_QUERY = `#graphql
  query Products($first: Int!, $images: Int!, $sortKey: ProductSortKeys) {
    products(first: $first, sortKey: $sortKey) {
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
  ${VARIANT_FIELDS}
` as const;

export const PRODUCT_BY_HANDLE_QUERY = `#graphql
  query ProductByHandle($handle: String!, $images: Int!) {
    productByHandle(handle: $handle) {
      ...ProductFields
    }
  }
  ${PRODUCT_FIELDS}
  ${VARIANT_FIELDS}
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
          currencyCode
        }
        product {
          handle
          title
          vendor
        }
      }
    }
  }
` as const;

/** What a product says in another language than the shop's primary one. */
export const PRODUCT_TEXTS_QUERY = `#graphql
  query ProductTexts($handle: String!, $images: Int!, $language: LanguageCode!)
  @inContext(language: $language) {
    productByHandle(handle: $handle) {
      title
      description
      options {
        name
        optionValues {
          name
        }
      }
      images(first: $images) {
        nodes {
          altText
        }
      }
    }
  }
` as const;

/** The variants of a product after its first hundred. */
export const MORE_VARIANTS_QUERY = `#graphql
  query MoreVariants($handle: String!, $after: String!) {
    productByHandle(handle: $handle) {
      variants(first: 250, after: $after) {
        nodes {
          ...VariantFields
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
  ${VARIANT_FIELDS}
` as const;

export const SHOP_QUERY = `#graphql
  query Shop {
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
