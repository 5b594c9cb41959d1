import type {Camera} from '../geometry/camera.ts';
import {between} from '../geometry/random.ts';
import {number, polyline, type Sketch} from '../sketch.ts';
import {paintSolid} from '../parts/paint-solid.ts';
import type {Solid} from '../parts/solid.ts';
import {rectangle, type Material} from '../materials/material.ts';
import type {Point, Point3} from '../geometry/vectors.ts';

const height = 40;
const felt: Material = {
  name: 'felt',
  base: '#6d7173',
  gloss: 0.05,
  shade: '#17191b',
  light: '#ffffff',
  opacity: 1,
  texture(sketch, area) {
    let fibres = '';
    let pale = '';
    for (let index = 0; index < 320; index += 1) {
      const x = between(sketch.random, area.left, area.right);
      const y = between(sketch.random, area.bottom, area.top);
      const fibre = `M${number(x)} ${number(y)}l${number(between(sketch.random, -2.6, 2.6))} ${number(between(sketch.random, -1.2, 1.2))}`;
      if (index % 2) fibres += fibre;
      else pale += fibre;
    }
    return `${rectangle(area, '#6d7173')}<g fill="none" stroke-width=".22"><path d="${fibres}" stroke="#54585b" opacity=".8"/><path d="${pale}" stroke="#8d9192" opacity=".8"/></g>`;
  },
};

export interface Box {
  silhouette: Point3[];
  paint(sketch: Sketch, camera: Camera): string;
}

/** A felt-covered case lying behind the pair; its lid closes along a seam. */
export function feltCase(floor: number, middle: {x: number; z: number}, size: number): Box {
  const outline = roundedBox(160 * size, 62 * size, 26 * size);
  const tall = height * size;
  const place = ({x, y}: Point, depth: number): Point3 => ({
    x: middle.x + x,
    y: floor + tall - depth,
    z: middle.z - y,
  });
  const solid: Solid = {outline, openings: [], thickness: tall, bevel: 11 * size, place};
  return {
    silhouette: outline.map((point) => place(point, tall * 0.6)),
    paint(sketch, camera) {
      const {walls, face} = paintSolid(sketch, camera, solid, felt);
      const seam = outline
        .filter(({y}) => y < 3)
        .map((point) => camera.project(place(point, tall * 0.47)));
      const sorted = seam.sort((a, b) => a.x - b.x);
      const line = (colour: string, width: number, opacity: number, shift: number) =>
        `<path d="${polyline(sorted)}" fill="none" stroke="${colour}" stroke-width="${number(width * camera.scale, 2)}" opacity="${opacity}" transform="translate(0 ${number(shift * camera.scale, 2)})"/>`;
      return walls + face + line('#1d1f21', 0.7, 0.75, 0) + line('#fff', 0.3, 0.25, 0.55);
    },
  };
}

function roundedBox(width: number, depth: number, radius: number): Point[] {
  const points: Point[] = [];
  const corners = [
    {x: width / 2 - radius, y: depth / 2 - radius, from: 0},
    {x: -width / 2 + radius, y: depth / 2 - radius, from: 90},
    {x: -width / 2 + radius, y: -depth / 2 + radius, from: 180},
    {x: width / 2 - radius, y: -depth / 2 + radius, from: 270},
  ];
  for (const corner of corners) {
    for (let step = 0; step <= 10; step += 1) {
      const angle = ((corner.from + step * 9) * Math.PI) / 180;
      points.push({x: corner.x + Math.cos(angle) * radius, y: corner.y + Math.sin(angle) * radius});
    }
  }
  return points;
}
