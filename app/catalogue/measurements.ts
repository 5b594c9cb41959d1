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

interface Measured {
  measurements?: Measurements | undefined;
}

interface Sized extends Measured {
  options: ReadonlyArray<{name: string; values: readonly unknown[]}>;
}

/** A variant's own measurements; what the shop does not state of it is the product's. */
export function measurementsOf(
  {measurements}: Measured,
  variant: Measured | undefined,
): Measurements | undefined {
  return variant?.measurements ? {...measurements, ...variant.measurements} : measurements;
}

/**
 * Widths to compare with a visitor's own pair, in mm: the whole front, and the distance between the lenses' outer
 * edges, which is all that a temple mark gives. Of a product in several sizes only the measured variants have any: the
 * shop does not say of which size the product's own are.
 */
export function widthsOf(product: Sized, variant?: Measured): Widths {
  const inSizes = product.options.some(({name, values}) => isSize(name) && values.length > 1);
  const measured = inSizes ? variant?.measurements : measurementsOf(product, variant);
  const {frontWidth, lensWidth, bridge} = measured ?? {};
  return {
    ...(frontWidth !== undefined && {frontWidth}),
    ...(lensWidth !== undefined && bridge !== undefined && {lensesWidth: 2 * lensWidth + bridge}),
  };
}

/** Whether a front, in mm, has one of the widths of a range, in whole mm; a front of unknown width has none. */
export function isWithin(
  {from, to}: {from: number; to: number},
  width: number | undefined,
): boolean {
  if (width === undefined) return false;
  const whole = Math.round(width);
  return whole >= from && whole <= to;
}
