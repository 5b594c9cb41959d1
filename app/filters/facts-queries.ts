import {IMAGE_FIELDS} from '~/catalogue/image-fields';
import {CARD_FIELDS, CARD_TEXTS, CARD_VARIANT_FIELDS} from '~/catalogue/list-queries';

/** The filters' data of every product. */
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

/** The names of their option values in another language than the shop's primary one. */
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

/** Cards with the data that decides which variants match a choice, and pictures of these. */
export const FITTING_CARDS_QUERY = `#graphql
  query FittingCards($ids: [ID!]!) {
    nodes(ids: $ids) {
      ... on Product {
        ...CardFields
        productType
        tags
        measurements: metafields(identifiers: [{namespace: "measurements", key: "lens_layers"}]) {
          key
          value
        }
        pictures: images(first: 10) {
          nodes {
            ...ImageFields
          }
        }
        variants(first: 100) {
          nodes {
            ...CardVariantFields
          }
        }
      }
    }
  }
  ${CARD_FIELDS}
  ${CARD_VARIANT_FIELDS}
  ${IMAGE_FIELDS}
` as const;

export const FITTING_TEXTS_QUERY = `#graphql
  query FittingTexts($ids: [ID!]!, $language: LanguageCode!) @inContext(language: $language) {
    nodes(ids: $ids) {
      ... on Product {
        ...CardTexts
        variants(first: 100) {
          nodes {
            id
            selectedOptions {
              value
            }
          }
        }
      }
    }
  }
  ${CARD_TEXTS}
` as const;
