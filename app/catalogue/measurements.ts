import type {Widths} from '~/sizes/comparison';

/** What the shop's metafields `measurements.…` say of a product; each is absent where the shop does not say it. */
export interface Measurements {
  /** mm, across the whole front. */
  frontWidth?: number;
  /** mm */
  frontHeight?: number;
  /** mm, of one lens. */
  lensWidth?: number;
  /** mm, of one lens. */
  lensHeight?: number;
  /** mm, between the lenses. */
  bridge?: number;
  /** mm, from hinge to tip. */
  templeLength?: number;
  /** g, lenses included. */
  weight?: number;
  /** Of polarised lenses with UV400 protection. */
  lensLayers?: number;
}

/**
 * What is compared with a pair that a visitor owns, in mm: the whole front, and what lies between the outer edges of
 * the lenses, which is all that the mark on a temple tells.
 */
export function widthsOf({frontWidth, lensWidth, bridge}: Measurements = {}): Widths {
  return {
    ...(frontWidth !== undefined && {frontWidth}),
    ...(lensWidth !== undefined && bridge !== undefined && {lensesWidth: 2 * lensWidth + bridge}),
  };
}
