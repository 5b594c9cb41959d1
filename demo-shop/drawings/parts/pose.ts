import type {LensForm} from '../geometry/lens-outlines.ts';
import type {Point, Point3} from '../geometry/vectors.ts';
import type {TempleForm} from '../geometry/temple-outline.ts';

/** The face's curve: how far the front bends backwards at `x` mm from its middle. */
export function wrap(x: number): number {
  return -(x * x) / 620;
}

export type Side = 'left' | 'right';

/** Where a temple is hinged, and how far it is turned in: 0° is open, 90° folded. */
export interface Hinge {
  side: Side;
  /** mm from the middle of the front; y over it; z of the pivot */
  x: number;
  y: number;
  z: number;
  degrees: number;
}

/**
 * Where a point of a temple stands in space.
 * `along` runs backwards from the hinge, `inwards` from the outer face towards the head (mm).
 */
export function placeOnTemple(
  hinge: Hinge,
  thickness: number,
  along: number,
  height: number,
  inwards: number,
): Point3 {
  const out = hinge.side === 'left' ? -1 : 1;
  const turn = (hinge.degrees * Math.PI) / 180;
  const fromPivot = inwards - thickness;
  const backwards = along * Math.cos(turn) + fromPivot * Math.sin(turn);
  const towardsHead = along * Math.sin(turn) + fromPivot * Math.cos(turn);
  return {x: hinge.x * out - out * towardsHead, y: hinge.y + height, z: hinge.z - backwards};
}

/** @param drop from the hinge down to what the front stands on, mm */
export function templeForm(
  lens: LensForm,
  slim: boolean,
  small: boolean,
  drop: number,
): TempleForm {
  const size = small ? 0.82 : 1;
  return {
    length: 142 * size,
    high: slim ? 2 : Math.min(12.5, Math.max(9.5, lens.height * 0.27)),
    slim: slim ? 1.6 : small ? 6.2 : 6.6,
    bend: 96 * size,
    drop: drop - (slim ? 1 : 3),
  };
}

/** The hinges of an open or folded pair; folded, the left temple lies on the front and the right one on it. */
export function hinges(
  at: Point,
  frontThickness: number,
  templeThickness: number,
  folded: boolean,
): [Hinge, Hinge] {
  const x = at.x - templeThickness;
  const z = wrap(at.x) - frontThickness - (folded ? 1.6 : 0.5);
  return [
    {side: 'left', x, y: at.y, z: folded ? z + 0.4 : z, degrees: folded ? 91 : 1.5},
    {side: 'right', x, y: at.y, z: folded ? z - templeThickness : z, degrees: folded ? 88.2 : 1.5},
  ];
}
