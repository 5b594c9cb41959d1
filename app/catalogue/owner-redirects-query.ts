/** The owner's redirects from two addresses, one of which may be Shopify's path for the other. */
export const OWNER_REDIRECTS_QUERY = `#graphql
  fragment Redirects on UrlRedirectConnection {
    nodes {
      path
      target
    }
  }
  query OwnerRedirects($here: String!, $atShopify: String!) {
    here: urlRedirects(first: 10, query: $here) {
      ...Redirects
    }
    atShopify: urlRedirects(first: 10, query: $atShopify) {
      ...Redirects
    }
  }
` as const;
