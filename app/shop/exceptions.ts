import paper from '~/shop/pictures/paper.jpg?w=720&format=webp&quality=50&as=metadata';

/**
 * The fixed picture of products made of recycled paper (specification §9); only on cards. It has square sections one
 * below the other: the whole range, then a pair each.
 */
export const paperImage = {
  url: paper.src,
  altText: null,
  tone: '#ecebe4',
  width: paper.width,
  height: paper.height,
};

/** Which section of the paper picture a product's card shows; another product's card shows the first. */
export const paperSections: Readonly<Record<string, number>> = {
  'revision-blad-paper': 1,
  'revision-drift-paper': 2,
  'revision-flak-paper': 3,
  'revision-tang-paper': 4,
  'revision-spant-paper': 5,
};

/** A card shows the paper picture if the lower-cased handle or title contains one of these. */
export const PAPER_WORDS: readonly string[] = ['revision', 'paper'];

/** The handle whose fourth picture shows it best on cards (specification §9). */
export const FOURTH_PICTURE = 'hybrid-atom-carbon-fiber-acetate-sunglasses';

/** The handle that leads the bestsellers (specification §9). */
export const FIRST_BESTSELLER = 'hybrid-atom';
