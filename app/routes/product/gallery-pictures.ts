import type {Product, ProductImage, Variant} from '~/catalogue/product';

/**
 * The pictures of the chosen variant: its own, its own other views, and those that belong to no variant; all pictures
 * where only one would be left. Its own lead once another variant than the first is chosen.
 */
export function galleryPictures(
  {images, variants}: Pick<Product, 'images' | 'variants'>,
  variant: Variant | undefined,
): readonly ProductImage[] {
  const place = variant?.imageIndex ?? -1;
  const own = images[place];
  if (!own) return images;
  const belonging = new Set(variants.map(({imageIndex}) => images[imageIndex ?? -1]));
  const [first] = belonging;
  const views = images.filter(({ownOf}) => ownOf === place);
  const general = images.filter((image) => image.ownOf === undefined && !belonging.has(image));
  const shown = images.filter((image) => image === own || general.includes(image));
  if (shown.length > 1 && own === first) return shown;
  const rest = views.length + general.length > 0 ? general : images;
  const replaced = [own, ...views].map(({replaces}) => images[replaces ?? -1]);
  return [...new Set([own, ...views, ...rest])].filter((image) => !replaced.includes(image));
}
