import type {Look} from '../../catalogue/types.ts';
import {resample} from './rings.ts';
import {smoothStep, type Point} from './vectors.ts';

/** How one shape departs from an ellipse. Sizes in mm, the rest are ratios. */
export interface LensForm {
  width: number;
  height: number;
  /** Exponent of the super-ellipse above and below the middle: 2 is round, 5 nearly a box. */
  squareAbove: number;
  squareBelow: number;
  /** How much wider the top is than the middle (and narrower the bottom). */
  taper: number;
  /** How far the outer upper corner is drawn up (a cat's eye) or down (an aviator), in mm. */
  lift: number;
  /** How far the bottom leans outwards, in mm. */
  lean: number;
  /** Distance between the two lenses, in mm. */
  bridge: number;
  /** Where the bridge stands on the lens' inner side, from −1 (bottom) to 1 (top). */
  bridgeTop: number;
  bridgeBottom: number;
}

const forms: Record<Look['shape'], LensForm> = {
  'round': form({width: 48, height: 48, bridge: 20, bridgeTop: 0.62, bridgeBottom: 0.24}),
  'panto': form({
    width: 50,
    height: 45,
    squareAbove: 2.7,
    squareBelow: 2.05,
    taper: 0.1,
    bridge: 19,
  }),
  'square': form({
    width: 52,
    height: 44,
    squareAbove: 4.6,
    squareBelow: 3.5,
    taper: 0.05,
    bridge: 18,
  }),
  'rectangle': form({
    width: 56,
    height: 34,
    squareAbove: 5,
    squareBelow: 4,
    taper: 0.035,
    bridge: 17,
    bridgeTop: 0.72,
  }),
  'aviator': form({
    width: 58,
    height: 49,
    squareAbove: 3.1,
    squareBelow: 2.15,
    taper: 0.16,
    lift: -2.5,
    lean: 3.5,
    bridge: 15,
    bridgeTop: 0.66,
    bridgeBottom: 0.34,
  }),
  'cat-eye': form({
    width: 55,
    height: 39,
    squareAbove: 3.3,
    squareBelow: 2.15,
    taper: 0.12,
    lift: 8.5,
    bridge: 17,
    bridgeTop: 0.4,
    bridgeBottom: -0.04,
  }),
  'oval': form({width: 53, height: 35, squareAbove: 2.15, squareBelow: 2.15, bridge: 18}),
  'lenses': form({
    width: 54,
    height: 47,
    squareAbove: 2.8,
    squareBelow: 2.3,
    taper: 0.08,
    bridge: 18,
  }),
};

function form(given: Partial<LensForm> & {width: number; height: number}): LensForm {
  return {
    squareAbove: 2,
    squareBelow: 2,
    taper: 0,
    lift: 0,
    lean: 0,
    bridge: 18,
    bridgeTop: 0.64,
    bridgeBottom: 0.2,
    ...given,
  };
}

/** A child's lenses are smaller and rounder than the same shape for grown-ups. */
export function lensForm(look: Look): LensForm {
  const adult = forms[look.shape];
  if (!look.small) return adult;
  return {
    ...adult,
    width: adult.width * 0.8,
    height: adult.height * 0.86,
    squareAbove: 2 + (adult.squareAbove - 2) * 0.55,
    squareBelow: 2 + (adult.squareBelow - 2) * 0.55,
    lift: adult.lift * 0.7,
    lean: adult.lean * 0.7,
    bridge: adult.bridge * 0.86,
  };
}

/** The lens on the right of the picture, around its own middle, counter-clockwise; +x is towards the temple. */
export function lensOutline(lens: LensForm, points = 64): Point[] {
  const fine: Point[] = [];
  for (let step = 0; step < 360; step += 1) {
    const angle = (step / 360) * 2 * Math.PI;
    const power = 2 / (Math.sin(angle) >= 0 ? lens.squareAbove : lens.squareBelow);
    const up = Math.sign(Math.sin(angle)) * Math.abs(Math.sin(angle)) ** power;
    const out = Math.sign(Math.cos(angle)) * Math.abs(Math.cos(angle)) ** power;
    const corner = smoothStep(-0.5, 1.05, out) * smoothStep(-0.7, 1, up);
    fine.push({
      x:
        (lens.width / 2) * out * (1 + lens.taper * up) +
        lens.lean * smoothStep(0.2, -1, up) +
        Math.max(0, lens.lift) * 0.35 * corner,
      y: (lens.height / 2) * up + lens.lift * corner,
    });
  }
  return resample(fine, points);
}
