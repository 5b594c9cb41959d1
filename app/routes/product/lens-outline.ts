import type {FrameShape} from '~/catalogue/frame-shape';

export type Point = readonly [x: number, y: number];

/** A cubic Bézier curve. */
type Curve = readonly [start: Point, control: Point, control: Point, end: Point];

/** The right lens' quarters, from its nose side upwards and on clockwise. */
export type Outline = readonly [
  upperNasal: Curve,
  upperOuter: Curve,
  lowerOuter: Curve,
  lowerNasal: Curve,
];

/** A box around the right lens, mm. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * Where a lens touches its box, from -1 to 1 on each side (outwards and upwards are positive), and how full the four
 * corners between are, from the upper nasal one clockwise: 0.55 is part of a circle, 1 a sharp corner, less is
 * straighter. A list each, as every visitor of a product loads them.
 */
type Form = readonly [
  top: number,
  bottom: number,
  outer: number,
  nasal: number,
  upperNasal: number,
  upperOuter: number,
  lowerOuter: number,
  lowerNasal: number,
];

/** Drawn where the shop tells no shape. */
const PLAIN: Form = [0, 0, 0, 0, 0.8, 0.8, 0.8, 0.8];

const FORMS: Readonly<Record<FrameShape, Form>> = {
  'round': [0, 0, 0, 0, 0.55, 0.55, 0.55, 0.55],
  'panto': [0.06, 0, 0.26, 0.22, 0.7, 0.66, 0.55, 0.54],
  'square': [0.04, -0.04, 0.24, 0.2, 0.86, 0.9, 0.78, 0.74],
  'rectangle': [0.05, -0.05, 0.15, 0.1, 0.83, 0.87, 0.76, 0.75],
  'aviator': [-0.12, 0.18, 0.44, 0.4, 0.7, 0.7, 0.6, 0.4],
  'cat-eye': [0.5, -0.06, 0.56, 0.05, 0.56, 0.72, 0.56, 0.58],
  'oval': [0, 0, 0.06, 0.06, 0.6, 0.6, 0.55, 0.55],
};

/** The outline of a shape that fills the box. */
export function outlineOf(shape: FrameShape | undefined, {left, top, width, height}: Box): Outline {
  const [upper, lower, outer, nasal, ...corners] = shape ? FORMS[shape] : PLAIN;
  const at = (x: number, y: number): Point => [
    left + (width * (1 + x)) / 2,
    top + (height * (1 - y)) / 2,
  ];
  const ends = [at(-1, nasal), at(upper, 1), at(1, outer), at(lower, -1)] as const;
  return [
    quarter(ends[0], at(-1, 1), ends[1], corners[0]),
    quarter(ends[1], at(1, 1), ends[2], corners[1]),
    quarter(ends[2], at(1, -1), ends[3], corners[2]),
    quarter(ends[3], at(-1, -1), ends[0], corners[3]),
  ];
}

function quarter(start: Point, corner: Point, end: Point, fullness: number): Curve {
  return [start, between(start, corner, fullness), between(end, corner, fullness), end];
}

function between(from: Point, to: Point, part: number): Point {
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
}

/** @param part of the curve, 0 to 1 */
export function pointOn([a, b, c, d]: Curve, part: number): Point {
  const middle = between(b, c, part);
  const first = between(between(a, b, part), middle, part);
  return between(first, between(middle, between(c, d, part), part), part);
}

/** An SVG path, closed. */
export function pathOf(outline: Outline): string {
  const curves = outline.map(([, ...points]) => `C${points.map(written).join(' ')}`);
  return `M${written(outline[0][0])}${curves.join('')}Z`;
}

export function written(point: Point): string {
  return point.map(halves).join(' ');
}

/** Of a millimetre: the document has room for no more. */
export function halves(value: number): number {
  return Math.round(value * 2) / 2;
}
