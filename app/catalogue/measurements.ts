import type {Widths} from '~/sizes/comparison';
import {isSize} from './look-options';

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

interface Sized {
  measurements?: Measurements | undefined;
  options: ReadonlyArray<{name: string; values: readonly unknown[]}>;
}

/**
 * What is compared with a pair that a visitor owns, in mm: the whole front, and what lies between the outer edges of
 * the lenses, which is all that the mark on a temple tells. Nothing of a product in several sizes: the shop measures
 * one of them, and does not say which.
 */
export function widthsOf({measurements = {}, options}: Sized): Widths {
  if (options.some(({name, values}) => isSize(name) && values.length > 1)) return {};
  const {frontWidth, lensWidth, bridge} = measurements;
  return {
    ...(frontWidth !== undefined && {frontWidth}),
    ...(lensWidth !== undefined && bridge !== undefined && {lensesWidth: 2 * lensWidth + bridge}),
  };
}
