import {LISTED_FIELDS} from './list-queries';

/** The metafields that name products going with a product. */
export const TOGETHER_QUERY = `#graphql
  query Together($handle: String!) {
    productByHandle(handle: $handle) {
      frames: metafield(namespace: "custom", key: "fits_frames") {
        ...NamedProducts
      }
      lenses: metafield(namespace: "custom", key: "lenses") {
        ...NamedProducts
      }
      case: metafield(namespace: "custom", key: "case") {
        ...NamedProducts
      }
      sameWidth: metafield(namespace: "custom", key: "same_width") {
        ...NamedProducts
      }
    }
  }
  fragment NamedProducts on Metafield {
    reference {
      ...ListedFields
    }
    references(first: 8) {
      nodes {
        ...ListedFields
      }
    }
  }
  ${LISTED_FIELDS}
` as const;
