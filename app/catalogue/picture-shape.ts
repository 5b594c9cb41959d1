import type {ProductImage} from './product';

/** How far a picture's ratio may be from 4:5 and still fill the field with little cut off. */
const TOLERANCE = 0.03;
/** The widest place for a picture on a screen of density 1. */
const MIN_WIDTH_PX = 760;

export type Measures = Partial<Pick<ProductImage, 'width' | 'height'>>;

/** Whether a picture fills a field of 4:5. True without width and height: a card's pictures are known to. */
export function fillsField({width, height}: Measures): boolean {
  if (!width || !height) return true;
  return Math.abs(width / height / 0.8 - 1) <= TOLERANCE && width >= MIN_WIDTH_PX;
}
