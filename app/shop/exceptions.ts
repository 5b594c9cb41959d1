import paper from '~/shop/pictures/paper-range.jpg?w=560&format=webp&quality=50&as=metadata';

/** The fixed picture of products made of recycled paper (specification §9), showing the whole range; only on cards. */
export const paperImage = {
  url: paper.src,
  altText: null,
  tone: '#ecebe4',
  width: paper.width,
  height: paper.height,
};

/** A card shows the paper picture if the lower-cased handle or title contains one of these. */
export const PAPER_WORDS: readonly string[] = ['revision', 'paper'];

/** The handle whose fourth picture shows it best on cards (specification §9). */
export const FOURTH_PICTURE = 'hybrid-atom-carbon-fiber-acetate-sunglasses';

/** The handle that leads the bestsellers (specification §9). */
export const FIRST_BESTSELLER = 'hybrid-atom';
