import {IMAGE_FIELDS} from './image-fields';
import {PRODUCT_FIELDS, VARIANT_FIELDS} from './queries';

/** Of a product, and of a variant in another size. */
const MEASUREMENT_FIELDS = `#graphql
  fragment MeasurementFields on HasMetafields {
    measurements: metafields(
      identifiers: [
        {namespace: "measurements", key: "front_width"}
        {namespace: "measurements", key: "front_height"}
        {namespace: "measurements", key: "lens_width"}
        {namespace: "measurements", key: "lens_height"}
        {namespace: "measurements", key: "bridge"}
        {namespace: "measurements", key: "temple_length"}
        {namespace: "measurements", key: "weight"}
        {namespace: "measurements", key: "lens_layers"}
      ]
    ) {
      key
      value
    }
  }
` as const;

/** A product with all that its own page shows of it. */
export const PRODUCT_BY_HANDLE_QUERY = `#graphql
  query ProductByHandle($handle: String!, $images: Int!) {
    productByHandle(handle: $handle) {
      ...ProductFields
      tags
      descriptionHtml
      manufacturer: metafield(namespace: "custom", key: "manufacturer") {
        value
      }
      safety: metafield(namespace: "custom", key: "safety") {
        value
      }
      ...MeasurementFields
      variants(first: 100) {
        nodes {
          ...MeasurementFields
        }
      }
    }
  }
  ${PRODUCT_FIELDS}
  ${VARIANT_FIELDS}
  ${IMAGE_FIELDS}
  ${MEASUREMENT_FIELDS}
` as const;

/** What a product says in another language than the shop's primary one. */
export const PRODUCT_TEXTS_QUERY = `#graphql
  query ProductTexts($handle: String!, $images: Int!, $language: LanguageCode!)
  @inContext(language: $language) {
    productByHandle(handle: $handle) {
      title
      descriptionHtml
      manufacturer: metafield(namespace: "custom", key: "manufacturer") {
        value
      }
      safety: metafield(namespace: "custom", key: "safety") {
        value
      }
      options {
        name
        optionValues {
          name
        }
      }
      images(first: $images) {
        nodes {
          url
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
          ...MeasurementFields
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
  ${VARIANT_FIELDS}
  ${IMAGE_FIELDS}
  ${MEASUREMENT_FIELDS}
` as const;
