import {LISTED_FIELDS} from './list-queries';

/** Up to eight products by handle in one query; empty handles are skipped. */
export const NAMED_PRODUCTS_QUERY = `#graphql
  query NamedProductsOf(
    $a: String!
    $b: String!
    $c: String!
    $d: String!
    $e: String!
    $f: String!
    $g: String!
    $h: String!
  ) {
    a: productByHandle(handle: $a) {
      ...ListedFields
    }
    b: productByHandle(handle: $b) {
      ...ListedFields
    }
    c: productByHandle(handle: $c) {
      ...ListedFields
    }
    d: productByHandle(handle: $d) {
      ...ListedFields
    }
    e: productByHandle(handle: $e) {
      ...ListedFields
    }
    f: productByHandle(handle: $f) {
      ...ListedFields
    }
    g: productByHandle(handle: $g) {
      ...ListedFields
    }
    h: productByHandle(handle: $h) {
      ...ListedFields
    }
  }
  ${LISTED_FIELDS}
` as const;
