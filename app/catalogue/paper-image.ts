import paper from '~/assets/recycled-paper.jpg?w=800&format=webp&as=metadata';
import type {ProductImage} from './product';

/** The fixed picture of what is made of recycled paper (specification §9). */
export const paperImage: ProductImage = {
  url: paper.src,
  altText: null,
  width: paper.width,
  height: paper.height,
};
