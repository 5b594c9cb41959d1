import {IMAGE_FIELDS} from './image-fields';

/** The product fields of specification §3 and §7. */
export const PRODUCT_FIELDS = `#graphql
  fragment ProductFields on Product {
    id
    title
    description
    handle
    vendor
    productType
    isGiftCard
    availableForSale
    widths: metafields(
      identifiers: [
        {namespace: "measurements", key: "front_width"}
        {namespace: "measurements", key: "lens_width"}
        {namespace: "measurements", key: "bridge"}
      ]
    ) {
      key
      value
    }
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
        ...ImageFields
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

export const VARIANT_FIELDS = `#graphql
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
      ...ImageFields
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
  ${IMAGE_FIELDS}
` as const;

export const SHOP_QUERY = `#graphql
  query Shop {
    shop {
      name
      paymentSettings {
        currencyCode
      }
      privacyPolicy {
        handle
      }
      refundPolicy {
        handle
      }
      shippingPolicy {
        handle
      }
      termsOfService {
        handle
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
