import type {Camera} from '../geometry/camera.ts';
import type {FrontOutline} from '../geometry/front-outline.ts';
import type {LensForm} from '../geometry/lens-outlines.ts';
import {mix, type Point3} from '../geometry/vectors.ts';
import type {Tint} from '../lenses/tints.ts';
import type {Metal} from '../materials/titanium.ts';
import {number, type Sketch} from '../sketch.ts';
import {lensesOf, placeOnFront} from './plate-front.ts';
import {wrap} from './pose.ts';
import {paintWire} from './wire.ts';

/** A front bent from wire: rims, bridge, end pieces and nose pads. */
export function paintWireFront(
  sketch: Sketch,
  camera: Camera,
  outline: FrontOutline,
  form: LensForm,
  metal: Metal,
  tint: Tint,
  double: boolean,
): string {
  const wire = (path: readonly Point3[], thickness: number, closed = false) =>
    paintWire(sketch, camera, path, thickness, metal, closed);
  const rims = outline.openings.map((ring) =>
    wire(
      ring.map((point) => placeOnFront(point, 0.6)),
      1.75,
      true,
    ),
  );
  const bridges = [wire(bridge(outline, form.height * 0.13, form.height * 0.07, 1.4), 1.8)];
  if (double) bridges.push(wire(bridge(outline, form.height * 0.37, 0.8, 0.4), 1.5));
  const ends = [-1, 1].map((side) => wire(endPiece(outline, side), 2.3));
  const seenFromBehind = !camera.facesEye({x: 0, y: 0, z: 1}, {x: 0, y: 0, z: 0});
  const pads = [-1, 1].map((side) => nosePad(sketch, camera, outline, form, metal, side)).join('');
  const glass = lensesOf(sketch, camera, outline, tint, 0.6);
  return seenFromBehind
    ? glass + ends.join('') + rims.join('') + bridges.join('') + pads
    : pads + glass + ends.join('') + rims.join('') + bridges.join('');
}

function innerEdge(outline: FrontOutline, height: number): number {
  const near = outline.openings[1].filter(({y}) => Math.abs(y - height) < 3);
  return Math.min(...near.map(({x}) => x));
}

/** An arch between the rims, its ends at `height` mm over the lens' middle. */
function bridge(outline: FrontOutline, height: number, rise: number, forward: number): Point3[] {
  const half = innerEdge(outline, height);
  return Array.from({length: 17}, (_, index) => {
    const x = mix(-half, half, index / 16);
    const arch = 1 - (x / half) ** 2;
    return {x, y: height + rise * arch, z: wrap(x) - 0.6 + forward * arch};
  });
}

function endPiece({hinge, openings}: FrontOutline, side: number): Point3[] {
  const rim = Math.max(...openings[1].filter(({y}) => Math.abs(y - hinge.y) < 3).map(({x}) => x));
  return [
    {x: rim * side, y: hinge.y, z: wrap(rim) - 0.6},
    {x: mix(rim, hinge.x, 0.6) * side, y: hinge.y, z: wrap(hinge.x) - 0.8},
    {x: (hinge.x - 0.4) * side, y: hinge.y, z: wrap(hinge.x) - 2.4},
    {x: (hinge.x - 0.3) * side, y: hinge.y, z: wrap(hinge.x) - 4.6},
  ];
}

function nosePad(
  sketch: Sketch,
  camera: Camera,
  outline: FrontOutline,
  form: LensForm,
  metal: Metal,
  side: number,
): string {
  const y = -form.height * 0.1;
  const edge = innerEdge(outline, y) * side;
  const middle = {x: edge - side * 2.6, y: y - 1, z: -7.5};
  const arm = [
    {x: edge, y: y + 3, z: -0.8},
    {x: edge - side * 0.6, y: y + 3.4, z: -4},
    {x: edge - side * 2, y: y + 1.6, z: -6.6},
    {x: middle.x, y: middle.y, z: middle.z},
  ];
  const at = camera.project(middle);
  const tall = 6.4 * camera.scale;
  const tip = camera.project({...middle, x: middle.x + side * 1.4, z: middle.z - 3.2});
  const wide = Math.max(2.4 * camera.scale, Math.abs(tip.x - at.x) * 1.2);
  const lean = -side * 8;
  const place = `cx="${number(at.x)}" cy="${number(at.y)}" transform="rotate(${lean} ${number(at.x)} ${number(at.y)})"`;
  return `${paintWire(sketch, camera, arm, 0.9, metal)}<ellipse ${place} rx="${number(wide / 2)}" ry="${number(tall / 2)}" fill="#f3efe6" fill-opacity=".62" stroke="#8d8a82" stroke-opacity=".6" stroke-width="${number(0.22 * camera.scale)}"/><ellipse ${place} rx="${number(wide * 0.26)}" ry="${number(tall * 0.34)}" fill="#fff" fill-opacity=".55"/>`;
}
