import type {Camera} from '../geometry/camera.ts';
import {fitMatrix, type Matrix} from '../geometry/fit.ts';
import {boundsOf, offset} from '../geometry/rings.ts';
import {around, cross, dot, subtract, unit, type Point, type Point3} from '../geometry/vectors.ts';
import {pictureHeight, pictureWidth} from '../sketch.ts';

/** A flat outline given thickness: the front of a pair, a temple, a case. All lengths in mm. */
export interface Solid {
  /** Counter-clockwise. */
  outline: readonly Point[];
  /** Openings, counter-clockwise. */
  openings: ReadonlyArray<readonly Point[]>;
  thickness: number;
  /** Radius of the rounded edges. */
  bevel: number;
  /** Where a point of the outline, `depth` mm behind the good side, stands in space. */
  place(point: Point, depth: number): Point3;
}

/** One tone of light or shade on the surface: from −1 (black) to 1 (white). */
export interface Facet {
  corners: Point[];
  tone: number;
}

export interface SeenSolid {
  /** Whether the good side is turned to the eye. */
  goodSide: boolean;
  /** The flat side that is seen, px: the outline, then openings the other way round. */
  cap: Point[][];
  capTone: number;
  /** Rounded edges around the flat side. */
  edges: Facet[];
  /** Walls that run away from the eye, in painting order. */
  walls: Facet[];
  /** Maps mm of the outline to px, for textures. */
  matrix: Matrix;
  nearness: number;
}

/** The light as the eye sees it: from the upper left, a little from behind the eye. */
const light = unit({x: -0.42, y: 0.78, z: 0.5});
const glance = unit({x: light.x, y: light.y, z: light.z + 1});
/** Light on a surface that faces halfway towards the lamp leaves its colour as it is. */
const neutral = 0.52;

/** @param gloss 0 for a dull surface, 1 for lacquer */
function toneOf(normal: Point3, camera: Camera, gloss: number): number {
  const seen = camera.seen(normal);
  const lit = Math.max(0, dot(seen, light));
  const bounced = 0.16 * Math.max(0, -seen.y);
  const mirrored = gloss * Math.max(0, dot(seen, glance)) ** 26;
  return Math.max(-0.75, Math.min(0.95, (lit + bounced - neutral) * 0.85 + mirrored * 0.75));
}

/** Projects a solid: what of it is seen, and how light falls on it. */
export function seeSolid(solid: Solid, camera: Camera, gloss: number): SeenSolid {
  const box = boundsOf(solid.outline);
  const centre = {x: (box.left + box.right) / 2, y: (box.bottom + box.top) / 2};
  const origin = solid.place(centre, 0);
  const across = subtract(solid.place({x: centre.x + 1, y: centre.y}, 0), origin);
  const upwards = subtract(solid.place({x: centre.x, y: centre.y + 1}, 0), origin);
  const inwards = subtract(solid.place(centre, 1), origin);
  const outwards = {x: -inwards.x, y: -inwards.y, z: -inwards.z};
  const goodSide = camera.facesEye(outwards, origin);
  const hand = dot(cross(across, upwards), outwards) > 0 ? 1 : -1;

  const {bevel, thickness} = solid;
  const steps = [
    {inset: bevel, depth: 0},
    {inset: bevel * 0.3, depth: bevel * 0.3},
    {inset: 0, depth: bevel},
  ];
  const sides = goodSide
    ? steps
    : steps.map(({inset, depth}) => ({inset, depth: thickness - depth}));
  const farDepth = goodSide ? thickness - bevel : bevel;
  const middleDepth = goodSide ? thickness * 0.55 : thickness * 0.45;

  const ringAt = (ring: readonly Point[], inset: number, depth: number, hole: boolean) =>
    offset(ring, hole ? inset : -inset).map((point) => solid.place(point, depth));

  const facets = (near: Point3[], far: Point3[], hole: boolean): Facet[] => {
    const turn = hand * (hole ? -1 : 1) * (goodSide ? 1 : -1);
    return joined(
      near.map((point, index) => {
        const next = around(near, index + 1);
        const behind = around(far, index);
        const behindNext = around(far, index + 1);
        const face = cross(subtract(behind, point), subtract(next, point));
        const normal = unit({x: face.x * turn, y: face.y * turn, z: face.z * turn});
        if (!camera.facesEye(normal, point)) return undefined;
        const [from, to] = [camera.project(point), camera.project(next)];
        if (!inPicture(from) && !inPicture(to)) return undefined;
        return {
          near: [from, to],
          far: [camera.project(behind), camera.project(behindNext)],
          tone: toneOf(normal, camera, gloss),
        };
      }),
    );
  };

  const edges: Facet[] = [];
  const walls: Facet[] = [];
  const rims: Array<[readonly Point[], boolean]> = [
    [solid.outline, false],
    ...solid.openings.map((ring): [readonly Point[], boolean] => [ring, true]),
  ];
  for (const [ring, hole] of rims) {
    const rings = sides.map(({inset, depth}) => ringAt(ring, inset, depth, hole));
    const [top, middle, side] = rings;
    if (!top || !middle || !side) continue;
    edges.push(...facets(top, middle, hole), ...facets(middle, side, hole));
    walls.push(...facets(side, ringAt(ring, 0, hole ? middleDepth : farDepth, hole), hole));
    if (!hole) {
      const back = ringAt(ring, bevel, goodSide ? thickness : 0, false);
      walls.unshift(...facets(ringAt(ring, 0, farDepth, false), back, false));
    }
  }

  const capDepth = goodSide ? 0 : thickness;
  const capNormal = goodSide ? outwards : inwards;
  return {
    goodSide,
    cap: rims.map(([ring, hole]) => {
      const points = ringAt(ring, bevel, capDepth, hole).map(camera.project);
      return hole ? points.reverse() : points;
    }),
    capTone: toneOf(capNormal, camera, 0),
    edges,
    walls,
    matrix: fitMatrix(
      solid.outline.map((from) => {
        const to = camera.project(solid.place(from, capDepth));
        return {from, to, weight: inPicture(to) ? 1 : 0.002};
      }),
    ),
    nearness: camera.nearness(solid.place(centre, thickness / 2)),
  };
}

/** With a margin, px: walls that start outside may reach in. */
function inPicture({x, y}: Point): boolean {
  const margin = 120;
  return x > -margin && x < pictureWidth + margin && y > -margin && y < pictureHeight + margin;
}

interface Strip {
  near: Point[];
  far: Point[];
  tone: number;
}

/** Neighbours of the same tone become one polygon: fewer bytes, and no hairlines between them. */
function joined(strips: ReadonlyArray<Strip | undefined>): Facet[] {
  const runs: Strip[] = [];
  let open: Strip | undefined;
  for (const strip of strips) {
    if (!strip) {
      open = undefined;
      continue;
    }
    const tone = Math.round(strip.tone * 9) / 9;
    if (open && open.tone === tone) {
      open.near.push(...strip.near.slice(1));
      open.far.push(...strip.far.slice(1));
    } else {
      open = {near: [...strip.near], far: [...strip.far], tone};
      runs.push(open);
    }
  }
  return runs.map(({near, far, tone}) => ({corners: [...near, ...far.reverse()], tone}));
}
