import type {Widths} from '~/sizes/comparison';
import {isSize} from './look-options';

/** A product's metafields `measurements.…`; each is optional. */
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
 * Widths to compare with a visitor's own pair, in mm: the whole front, and the distance between the lenses' outer
 * edges, which is all that a temple mark gives. None for a product in several sizes: the shop measures one and does not
 * say which.
 */
export function widthsOf({measurements = {}, options}: Sized): Widths {
  if (options.some(({name, values}) => isSize(name) && values.length > 1)) return {};
  const {frontWidth, lensWidth, bridge} = measurements;
  return {
    ...(frontWidth !== undefined && {frontWidth}),
    ...(lensWidth !== undefined && bridge !== undefined && {lensesWidth: 2 * lensWidth + bridge}),
  };
}
