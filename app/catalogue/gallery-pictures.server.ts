import {pictureWords} from './picture-words.server';
import type {ProductImage, VariantGallery} from './product';

/**
 * The pictures of a variant: its own, and those that belong to no variant; all pictures where only one would be left.
 * Shopify gives a variant one picture: others show it too if their alternative texts name the same subject. Of another
 * variant than the first, these lead, and views that they show are left out of the rest.
 *
 * @param own position of the variant's picture
 * @param belonging positions of all variants' pictures, in the variants' order
 */
export function galleryPictures(
  images: readonly Pick<ProductImage, 'altText'>[],
  own: number | undefined,
  belonging: ReadonlyArray<number | undefined>,
): VariantGallery {
  const all = [...images.keys()];
  if (own === undefined) return {pictures: all, own: all.length};
  const words = images.map(({altText}) => pictureWords(altText ?? ''));
  const [first] = belonging;
  const subject = (index = -1) => words[index]?.subject;
  const others = belonging.filter((index) => index !== own);
  const othersSubjects = others
    .map(subject)
    .filter((name) => name !== subject(own) && name !== subject(first));
  const left = all.filter(
    (index) => !others.includes(index) && !othersSubjects.includes(subject(index)),
  );
  const shown = left.length > 1 ? left : all;
  if (own === first) return {pictures: shown, own: shown.length};
  const same = left.filter((index) => index !== own && subject(index) === subject(own));
  const lead = [own, ...same];
  const views = lead.map((index) => words[index]?.view).filter((view) => view !== undefined);
  const rest = shown.filter(
    (index) => !lead.includes(index) && !views.includes(words[index]?.view ?? ''),
  );
  return {pictures: [...lead, ...rest], own: lead.length};
}
