import type {Camera} from '../geometry/camera.ts';
import type {FrontOutline} from '../geometry/front-outline.ts';
import type {Point, Point3} from '../geometry/vectors.ts';
import {paintLens} from '../lenses/paint-lens.ts';
import type {Tint} from '../lenses/tints.ts';
import type {Material} from '../materials/material.ts';
import type {Sketch} from '../sketch.ts';
import {paintSolid} from './paint-solid.ts';
import {wrap} from './pose.ts';
import type {Solid} from './solid.ts';

/** mm behind the front's face in which a lens sits */
const groove = 1.7;

export function placeOnFront({x, y}: Point, depth: number): Point3 {
  return {x, y, z: wrap(x) - depth};
}

/** A front cut from a plate, lenses included. */
export function paintPlateFront(
  sketch: Sketch,
  camera: Camera,
  outline: FrontOutline,
  thickness: number,
  material: Material,
  tint: Tint,
): string {
  const solid: Solid = {
    outline: outline.outer,
    openings: outline.openings,
    thickness,
    bevel: thickness * 0.32,
    place: placeOnFront,
  };
  const {walls, face} = paintSolid(sketch, camera, solid, material);
  return lensesOf(sketch, camera, outline, tint, groove) + walls + face;
}

/** Both lenses of a front, the one farther from the eye first. */
export function lensesOf(
  sketch: Sketch,
  camera: Camera,
  outline: FrontOutline,
  tint: Tint,
  depth: number,
): string {
  const [left, right] = outline.openings;
  const width = Math.max(...right.map(({x}) => x)) - Math.min(...right.map(({x}) => x));
  const height = Math.max(...right.map(({y}) => y)) - Math.min(...right.map(({y}) => y));
  return [
    {ring: left, middle: -outline.lensMiddle.x},
    {ring: right, middle: outline.lensMiddle.x},
  ]
    .map(({ring, middle}) => {
      const place = (point: Point) => camera.project(placeOnFront(point, depth));
      return {
        nearness: camera.nearness({x: middle, y: 0, z: 0}),
        svg: paintLens(
          sketch,
          {edge: ring.map(place), at: ({x, y}) => place({x: x + middle, y}), width, height},
          tint,
        ),
      };
    })
    .sort((a, b) => a.nearness - b.nearness)
    .map(({svg}) => svg)
    .join('');
}
