import paper from '~/shop/pictures/recycled-paper.jpg?w=800&format=webp&as=metadata';

/** The fixed picture of what is made of recycled paper (specification §9): on cards alone. */
export const paperImage = {
  url: paper.src,
  altText: null,
  width: paper.width,
  height: paper.height,
};

/** One of these in the lower-cased handle or title has a card show the paper picture. */
export const PAPER_WORDS: readonly string[] = ['revision', 'paper'];

/** The handle whose fourth picture shows it best on cards (specification §9). */
export const FOURTH_PICTURE = 'hybrid-atom-carbon-fiber-acetate-sunglasses';

/** The handle that leads the bestsellers (specification §9). */
export const FIRST_BESTSELLER = 'hybrid-atom';
