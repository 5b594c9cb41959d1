import type {Product, ProductImage, Variant} from '~/catalogue/product';

/**
 * The pictures of the chosen variant: its own, and those that belong to no variant; all pictures where only one would be
 * left. Its own leads once another variant than the first is chosen.
 */
export function galleryPictures(
  {images, variants}: Pick<Product, 'images' | 'variants'>,
  variant: Variant | undefined,
): readonly ProductImage[] {
  const belonging = variants.map(({imageIndex}) => images[imageIndex ?? -1]);
  const own = images[variant?.imageIndex ?? -1];
  if (!own) return images;
  const shown = images.filter((image) => image === own || !belonging.includes(image));
  if (shown.length > 1 && own === belonging[0]) return shown;
  return [...new Set([own, ...(shown.length > 1 ? shown : images)])];
}
