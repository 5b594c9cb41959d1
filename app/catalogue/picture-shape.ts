import type {ProductImage} from './product';

/** How far a picture's shape may be from 4:5 and still fill the field: what is cut off is not missed. */
const TOLERANCE = 0.03;
/** px: the widest place that a picture fills on a screen of one pixel a point. */
const WIDEST = 760;

export type Measures = Partial<Pick<ProductImage, 'width' | 'height'>>;

/**
 * Whether a picture fills a field of 4:5. One without measures does: a card's that is known to.
 */
export function fillsField({width, height}: Measures): boolean {
  if (!width || !height) return true;
  return Math.abs(width / height / 0.8 - 1) <= TOLERANCE && width >= WIDEST;
}
