import {IMAGE_FIELDS} from './image-fields';

/** What decides whether a product belongs to a list. */
export const LISTED_FIELDS = `#graphql
  fragment ListedFields on Product {
    id
    handle
    title
  }
` as const;

/** What a card shows, and no more: a fraction of the product fields of specification §7. */
export const CARD_FIELDS = `#graphql
  fragment CardFields on Product {
    id
    handle
    title
    vendor
    widths: metafields(identifiers: [
      {namespace: "measurements", key: "front_width"}
      {namespace: "measurements", key: "lens_width"}
      {namespace: "measurements", key: "bridge"}
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
    images(first: 4) {
      nodes {
        ...ImageFields
      }
    }
    options {
      name
      optionValues {
        name
        swatch {
          color
        }
      }
    }
    selectedOrFirstAvailableVariant {
      ...CardVariantFields
    }
    variants(first: 100) {
      nodes {
        availableForSale
        price {
          amount
          currencyCode
        }
      }
    }
  }
` as const;

export const CARD_VARIANT_FIELDS = `#graphql
  fragment CardVariantFields on ProductVariant {
    id
    title
    availableForSale
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

/** A card's texts in another language than the shop's primary one. */
export const CARD_TEXTS = `#graphql
  fragment CardTexts on Product {
    id
    title
    selectedOrFirstAvailableVariant {
      selectedOptions {
        value
      }
    }
  }
` as const;

/** From both ends at once: a page's cursor comes with the page before it, so one end loads only page by page. */
export const CATALOGUE_QUERY = `#graphql
  query Catalogue($after: String, $lastAfter: String) {
    onward: products(first: 250, after: $after) {
      nodes {
        ...ListedFields
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
    backward: products(first: 250, after: $lastAfter, reverse: true) {
      nodes {
        ...ListedFields
      }
      pageInfo {
        endCursor
      }
    }
  }
  ${LISTED_FIELDS}
` as const;

/** Products that Shopify's search finds; its syntax is that of shopify.dev/docs/api/usage/search-syntax. */
export const FIND_PRODUCTS_QUERY = `#graphql
  query FindProducts($query: String!) {
    products(first: 250, query: $query) {
      nodes {
        ...ListedFields
      }
    }
  }
  ${LISTED_FIELDS}
` as const;

export const CARDS_QUERY = `#graphql
  query Cards($ids: [ID!]!) {
    nodes(ids: $ids) {
      ...CardFields
    }
  }
  ${CARD_FIELDS}
  ${CARD_VARIANT_FIELDS}
  ${IMAGE_FIELDS}
` as const;

export const CARD_TEXTS_QUERY = `#graphql
  query CardTextsOf($ids: [ID!]!, $language: LanguageCode!) @inContext(language: $language) {
    nodes(ids: $ids) {
      ...CardTexts
    }
  }
  ${CARD_TEXTS}
` as const;

/** Of the same products as `PRODUCTS_QUERY`. */
export const FIRST_CARD_TEXTS_QUERY = `#graphql
  query FirstCardTexts($first: Int!, $sortKey: ProductSortKeys, $language: LanguageCode!)
  @inContext(language: $language) {
    products(first: $first, sortKey: $sortKey) {
      nodes {
        ...CardTexts
      }
    }
  }
  ${CARD_TEXTS}
` as const;

/** Shopify's own list of addresses, in pages of up to 250; a page may be empty without being the last. */
export const SITEMAP_QUERY = `#graphql
  query Sitemap {
    sitemap(type: PRODUCT) {
      pagesCount {
        count
      }
    }
  }
` as const;

export const SITEMAP_PAGE_QUERY = `#graphql
  query SitemapPage($page: Int!) {
    sitemap(type: PRODUCT) {
      pagesCount {
        count
      }
      resources(page: $page) {
        items {
          handle
          updatedAt
        }
      }
    }
  }
` as const;
