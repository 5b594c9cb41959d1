import type {ImageFieldsFragment, VariantFieldsFragment} from 'storefrontapi.generated';
import {pictureTone} from './picture-tone.server';
import type {ProductImage} from './product';

export type VariantFields = VariantFieldsFragment;

/**
 * A product's pictures and those of its variants: the query asks only for the first few, and a variant's picture may be
 * missing from the product's list. Without pictures that have no usable URL.
 */
export function toImages(
  images: readonly ImageFieldsFragment[],
  variants: ReadonlyArray<Pick<VariantFields, 'image'>>,
): ProductImage[] {
  const all = new Map<string, ProductImage>();
  for (const image of [...images, ...variants.map((variant) => variant.image)]) {
    if (image && isPictureAddress(image.url) && !all.has(image.url))
      all.set(image.url, toImage(image));
  }
  return [...all.values()];
}

function toImage({url, altText, width, height, thumbhash}: ImageFieldsFragment): ProductImage {
  const tone = pictureTone(thumbhash);
  return {
    url,
    altText: altText ?? null,
    width: width ?? null,
    height: height ?? null,
    ...(tone && {tone}),
  };
}

export function isPictureAddress(url: string): boolean {
  return /^https?:$/.test(URL.parse(url)?.protocol ?? '');
}
