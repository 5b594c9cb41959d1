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
 * corners between are: 0.55 is part of a circle, 1 a sharp corner, less is straighter.
 */
interface Form {
  top: number;
  bottom: number;
  outer: number;
  nasal: number;
  corners: readonly [
    upperNasal: number,
    upperOuter: number,
    lowerOuter: number,
    lowerNasal: number,
  ];
}

/** Drawn where the shop tells no shape. */
const PLAIN: Form = {top: 0, bottom: 0, outer: 0, nasal: 0, corners: [0.8, 0.8, 0.8, 0.8]};

const FORMS: Readonly<Record<FrameShape, Form>> = {
  'round': {top: 0, bottom: 0, outer: 0, nasal: 0, corners: [0.55, 0.55, 0.55, 0.55]},
  'panto': {top: 0.06, bottom: -0.02, outer: 0.3, nasal: 0.26, corners: [0.68, 0.74, 0.54, 0.54]},
  'square': {top: 0.04, bottom: -0.04, outer: 0.24, nasal: 0.2, corners: [0.86, 0.9, 0.78, 0.74]},
  'rectangle': {top: 0.05, bottom: 0, outer: 0.16, nasal: 0.12, corners: [0.91, 0.93, 0.86, 0.84]},
  'aviator': {top: -0.12, bottom: 0.18, outer: 0.44, nasal: 0.4, corners: [0.72, 0.72, 0.6, 0.4]},
  'cat-eye': {top: 0.66, bottom: -0.08, outer: 0.66, nasal: 0.06, corners: [0.42, 0.82, 0.52, 0.6]},
  'oval': {top: 0.03, bottom: -0.03, outer: 0.06, nasal: 0.04, corners: [0.58, 0.58, 0.55, 0.55]},
};

/** The outline of a shape that fills the box. */
export function outlineOf(shape: FrameShape | undefined, {left, top, width, height}: Box): Outline {
  const form = shape ? FORMS[shape] : PLAIN;
  const x = (place: number) => left + (width * (1 + place)) / 2;
  const y = (place: number) => top + (height * (1 - place)) / 2;
  const upper: Point = [x(form.top), y(1)];
  const outer: Point = [x(1), y(form.outer)];
  const lower: Point = [x(form.bottom), y(-1)];
  const nasal: Point = [x(-1), y(form.nasal)];
  const [upperNasal, upperOuter, lowerOuter, lowerNasal] = form.corners;
  return [
    quarter(nasal, [x(-1), y(1)], upper, upperNasal),
    quarter(upper, [x(1), y(1)], outer, upperOuter),
    quarter(outer, [x(1), y(-1)], lower, lowerOuter),
    quarter(lower, [x(-1), y(-1)], nasal, lowerNasal),
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

/** To a hundredth of a millimetre. */
export function written(point: Point): string {
  return point.map((value) => Math.round(value * 100) / 100).join(' ');
}
