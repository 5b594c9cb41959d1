import {boundsOf} from '../geometry/rings.ts';
import type {Point} from '../geometry/vectors.ts';
import {blur, linearGradient, number, polygon, type Sketch} from '../sketch.ts';
import type {Tint} from './tints.ts';

/** A lens as it is seen, px: its edge, and where points of its own flat (mm) come to lie. */
export interface SeenLens {
  edge: readonly Point[];
  at(point: Point): Point;
  /** mm */
  width: number;
  height: number;
}

/** A glass with its tint, a darker edge and the lamp's reflection, all kept inside its edge. */
export function paintLens(sketch: Sketch, lens: SeenLens, tint: Tint): string {
  const shape = polygon(lens.edge);
  const box = boundsOf(lens.edge);
  const clip = sketch.define((id) => `<clipPath id="${id}"><path d="${shape}"/></clipPath>`);
  const upright = [
    {x: (box.left + box.right) / 2, y: box.bottom},
    {x: (box.left + box.right) / 2, y: box.top},
  ] as const;
  const body = linearGradient(sketch, upright[0], upright[1], tint.body);
  const size = box.top - box.bottom;
  const mirror = tint.mirror
    ? `<path d="${shape}" fill="${linearGradient(
        sketch,
        {x: box.left + size * 0.1, y: box.bottom},
        {x: box.left + size * 0.62, y: box.top + size * 0.04},
        tint.mirror,
      )}"/>`
    : '';
  const rim = blur(sketch, Math.max(1.2, size * 0.012));
  return `<g clip-path="${clip}"><path d="${shape}" fill="${body}"/>${mirror}${floorLight(sketch, lens, tint)}${lamp(sketch, lens, tint)}<path d="${shape}" fill="none" stroke="${tint.edge}" stroke-width="${number(size * 0.05)}" opacity=".45" filter="${rim}"/></g>`;
}

/** The pale floor, mirrored in the lower part of a curved glass. */
function floorLight(sketch: Sketch, {at, width, height}: SeenLens, {reflection}: Tint): string {
  const line = [-0.5, -0.3, -0.1, 0.1, 0.3, 0.52].map((x) =>
    at({x: x * width, y: height * (-0.2 - 0.55 * (x + 0.06) ** 2)}),
  );
  const base = [at({x: width * 0.6, y: -height * 0.7}), at({x: -width * 0.6, y: -height * 0.7})];
  const fill = linearGradient(sketch, at({x: 0, y: -height * 0.12}), at({x: 0, y: -height * 0.5}), [
    [0, '#fff', 0],
    [0.5, '#fff', 0.07 * reflection],
    [1, '#fff', 0.24 * reflection],
  ]);
  return `<path d="${polygon([...line, ...base])}" fill="${fill}"/>`;
}

/** The soft box: a slanted pane with one bar, fading downwards. */
function lamp(sketch: Sketch, {at, width, height}: SeenLens, {reflection}: Tint): string {
  const pane = (from: number, to: number) =>
    polygon(
      [
        {x: from, y: 0.6},
        {x: to, y: 0.6},
        {x: to - 0.035, y: 0.32},
        {x: to - 0.1, y: 0.04},
        {x: from - 0.1, y: 0.1},
        {x: from - 0.035, y: 0.36},
      ].map(({x, y}) => at({x: x * width, y: y * height})),
    );
  const fill = linearGradient(
    sketch,
    at({x: 0, y: height * 0.5}),
    at({x: -width * 0.06, y: height * 0.05}),
    [
      [0, '#fff', reflection],
      [0.55, '#fff', reflection * 0.5],
      [1, '#fff', reflection * 0.08],
    ],
  );
  const soft = blur(sketch, 0.8);
  return `<g fill="${fill}" filter="${soft}"><path d="${pane(-0.2, 0.08)}"/><path d="${pane(0.105, 0.165)}"/></g>`;
}
