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
  const replaced = [own, ...views].flatMap(({replaces}) => replaces ?? []);
  const general = images.filter(
    (image, index) =>
      image.ownOf === undefined && !belonging.has(image) && !replaced.includes(index),
  );
  const shown = [own, ...views, ...general];
  if (shown.length === 1) return [...new Set([own, ...images])];
  return own === first ? images.filter((image) => shown.includes(image)) : shown;
}
