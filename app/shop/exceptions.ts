import paper from '~/shop/pictures/paper-range.jpg?w=560&format=webp&quality=50&as=metadata';

/** The fixed picture of what is made of recycled paper (specification §9), the whole range: on cards alone. */
export const paperImage = {
  url: paper.src,
  altText: null,
  tone: '#ecebe4',
  width: paper.width,
  height: paper.height,
};

/** One of these in the lower-cased handle or title has a card show the paper picture. */
export const PAPER_WORDS: readonly string[] = ['revision', 'paper'];

/** The handle whose fourth picture shows it best on cards (specification §9). */
export const FOURTH_PICTURE = 'hybrid-atom-carbon-fiber-acetate-sunglasses';

/** The handle that leads the bestsellers (specification §9). */
export const FIRST_BESTSELLER = 'hybrid-atom';
