/** Of every picture that the storefront shows. */
export const IMAGE_FIELDS = `#graphql
  fragment ImageFields on Image {
    url
    altText
    width
    height
    thumbhash
  }
` as const;
