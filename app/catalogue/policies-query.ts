export const POLICIES_QUERY = `#graphql
  query Policies($language: LanguageCode) @inContext(language: $language) {
    shop {
      privacyPolicy {
        ...PolicyFields
      }
      refundPolicy {
        ...PolicyFields
      }
      shippingPolicy {
        ...PolicyFields
      }
      termsOfService {
        ...PolicyFields
      }
    }
  }

  fragment PolicyFields on ShopPolicy {
    handle
    title
    body
  }
` as const;
