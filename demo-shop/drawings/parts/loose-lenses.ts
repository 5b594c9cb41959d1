import type {Look, View} from '../../catalogue/types.ts';
import type {Camera} from '../geometry/camera.ts';
import {lensForm, lensOutline} from '../geometry/lens-outlines.ts';
import {boundsOf} from '../geometry/rings.ts';
import type {Point, Point3} from '../geometry/vectors.ts';
import {paintLens} from '../lenses/paint-lens.ts';
import {tints} from '../lenses/tints.ts';
import type {Material} from '../materials/material.ts';
import {rectangle} from '../materials/material.ts';
import type {Sketch} from '../sketch.ts';
import {paintSolid} from './paint-solid.ts';
import type {Subject} from './pair.ts';
import type {Solid} from './solid.ts';

const thickness = 2.4;

interface Stand {
  /** Middle of the lens on the floor, mm. */
  x: number;
  z: number;
  /** 90° upright, 0° lying on its back. */
  tilt: number;
  /** Turned around the plumb line, degrees. */
  turn: number;
  /** Mirrored: the other eye's lens. */
  other: boolean;
}

const upright: [Stand, Stand] = [
  {x: -31, z: 0, tilt: 82, turn: -6, other: true},
  {x: 31, z: 0, tilt: 82, turn: 6, other: false},
];
const leaning: [Stand, Stand] = [
  {x: -27, z: -8, tilt: 80, turn: -10, other: true},
  {x: 30, z: 14, tilt: 7, turn: 18, other: false},
];

function standsOf(view: View): [Stand, Stand] {
  if (view === 'front') return upright;
  if (view === 'side')
    return [
      {x: -12, z: -14, tilt: 84, turn: -62, other: true},
      {x: 16, z: 12, tilt: 84, turn: -66, other: false},
    ];
  if (view === 'folded')
    return [
      {x: -18, z: 4, tilt: 4, turn: 10, other: true},
      {x: 20, z: 0, tilt: 9, turn: -16, other: false},
    ];
  return leaning;
}

/** A pair of lenses without a frame, standing and lying on the floor. */
export function looseLenses(look: Look, view: View): Subject {
  const right = lensOutline(lensForm(look), 84);
  const tint = tints[look.lens];
  const solids = standsOf(view).map((stand) => {
    const ring = stand.other ? right.map(({x, y}) => ({x: -x, y})).reverse() : right;
    return lensSolid(ring, stand);
  });
  const glass: Material = {
    name: 'glass',
    base: tint.edge,
    gloss: 1,
    shade: tint.edge,
    light: '#ffffff',
    opacity: 1,
    texture: (_, area) => rectangle(area, tint.edge),
  };
  const size = boundsOf(right);
  return {
    silhouettes: solids.map((solid) =>
      solid.outline.map((point) => solid.place(point, thickness / 2)),
    ),
    floor: 0,
    hinge: {x: -27, y: 22, z: -8},
    paint: (sketch: Sketch, camera: Camera) =>
      solids
        .map((solid) => {
          const {seen, walls, rim} = paintSolid(sketch, camera, solid, glass);
          const place = (point: Point) => camera.project(solid.place(point, 0));
          const lens = paintLens(
            sketch,
            {
              edge: seen.cap[0] ?? [],
              at: place,
              width: size.right - size.left,
              height: size.top - size.bottom,
            },
            tint,
          );
          return {nearness: seen.nearness, svg: `<g opacity=".82">${walls}${rim}</g>${lens}`};
        })
        .sort((a, b) => a.nearness - b.nearness)
        .map(({svg}) => svg)
        .join(''),
  };
}

function lensSolid(outline: readonly Point[], stand: Stand): Solid {
  const tilt = (stand.tilt * Math.PI) / 180;
  const turn = (stand.turn * Math.PI) / 180;
  const lowest = boundsOf(outline).bottom;
  const place = ({x, y}: Point, depth: number): Point3 => {
    const dome = 3.2 * (1 - (x * x + y * y) / 900);
    const out = dome - depth;
    const up = y - lowest;
    const height = up * Math.sin(tilt) + (out + thickness) * Math.cos(tilt);
    const back = up * Math.cos(tilt) - out * Math.sin(tilt) - -lowest * Math.cos(tilt);
    return {
      x: stand.x + x * Math.cos(turn) - back * Math.sin(turn),
      y: height,
      z: stand.z - back * Math.cos(turn) - x * Math.sin(turn),
    };
  };
  return {outline, openings: [], thickness, bevel: 0.7, place};
}
