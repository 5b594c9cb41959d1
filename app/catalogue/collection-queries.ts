import {LISTED_FIELDS} from './list-queries';

/** A collection in Shopify. */
export const COLLECTION_QUERY = `#graphql
  query Collection($handle: String!, $after: String) {
    collection(handle: $handle) {
      title
      products(first: 250, after: $after) {
        nodes {
          ...ListedFields
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
  ${LISTED_FIELDS}
` as const;

export const COLLECTION_TITLE_QUERY = `#graphql
  query CollectionTitle($handle: String!, $language: LanguageCode!) @inContext(language: $language) {
    collection(handle: $handle) {
      title
    }
  }
` as const;
