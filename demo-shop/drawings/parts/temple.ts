import type {Camera} from '../geometry/camera.ts';
import {mix, smoothStep, type Point3} from '../geometry/vectors.ts';
import {templeMiddle, templeOutline, type TempleForm} from '../geometry/temple-outline.ts';
import type {Material} from '../materials/material.ts';
import type {Metal} from '../materials/titanium.ts';
import {number, type Sketch} from '../sketch.ts';
import {paintSolid} from './paint-solid.ts';
import {placeOnTemple, type Hinge} from './pose.ts';
import type {Solid} from './solid.ts';
import {paintWire} from './wire.ts';

export const templeThickness = 3.8;

/** A temple cut from a plate. Its texture reads from left to right on the outer face, on both sides. */
export function plateTemple(hinge: Hinge, form: TempleForm): Solid {
  const sign = hinge.side === 'left' ? -1 : 1;
  const outline = templeOutline(form).map(({x, y}) => ({x: x * sign, y}));
  return {
    outline: sign < 0 ? outline.reverse() : outline,
    openings: [],
    thickness: templeThickness,
    bevel: 1.15,
    place: ({x, y}, depth) => placeOnTemple(hinge, templeThickness, x * sign, y, depth),
  };
}

/** Two steel pins where the hinge is riveted through, in mm of the temple's outer face. */
export function pins(side: 'left' | 'right', metal: string): string {
  const x = side === 'left' ? -5.2 : 5.2;
  return [-1.7, 1.7]
    .map(
      (y) =>
        `<circle cx="${x}" cy="${y}" r=".82" fill="#00000055"/><circle cx="${x}" cy="${number(y + 0.08, 2)}" r=".66" fill="${metal}"/><circle cx="${x - 0.18}" cy="${number(y + 0.28, 2)}" r=".22" fill="#fff" opacity=".8"/>`,
    )
    .join('');
}

export function paintPlateTemple(
  sketch: Sketch,
  camera: Camera,
  hinge: Hinge,
  form: TempleForm,
  material: Material,
  decoration: string,
): string {
  const {walls, face} = paintSolid(sketch, camera, plateTemple(hinge, form), material, decoration);
  return walls + face;
}

/** A wire temple in two pieces: the metal, and a sleeve over the part behind the ear. */
export function paintWireTemple(
  sketch: Sketch,
  camera: Camera,
  hinge: Hinge,
  form: TempleForm,
  metal: Metal,
): string {
  const places = wireTemplePath(hinge, form);
  const sleeveStart = Math.round(places.length * 0.68);
  const sleeve: Metal['tones'] = ['#08090a', '#17191b', '#26292c', '#3f4347', '#7c8287'];
  return (
    paintWire(sketch, camera, places.slice(0, sleeveStart + 1), 1.7, metal) +
    paintWire(sketch, camera, places.slice(0, 5), 2.5, metal) +
    paintWire(sketch, camera, places.slice(sleeveStart), 3.6, {tones: sleeve})
  );
}

export function wireTemplePath(hinge: Hinge, form: TempleForm): Point3[] {
  return templeMiddle(form, 40).map(({x, y}) =>
    placeOnTemple(hinge, templeThickness, x, y, mix(0.4, 1.6, smoothStep(0, 60, x))),
  );
}

/** The barrel that a plate temple turns on; it shows where the pair is seen from behind. */
export function paintHinge(sketch: Sketch, camera: Camera, hinge: Hinge): string {
  const out = hinge.side === 'left' ? -1 : 1;
  const at = (height: number) => ({
    x: (hinge.x - 0.6) * out,
    y: hinge.y + height,
    z: hinge.z + 0.6,
  });
  const steel: Metal['tones'] = ['#3e4144', '#777b7e', '#adafae', '#d8d7d3', '#ffffff'];
  return [-1.9, 0, 1.9]
    .map((height) =>
      paintWire(sketch, camera, [at(height - 0.7), at(height + 0.7)], 1.7, {tones: steel}),
    )
    .join('');
}
