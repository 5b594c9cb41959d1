import type {Camera} from '../geometry/camera.ts';
import type {Point3} from '../geometry/vectors.ts';
import type {Metal} from '../materials/titanium.ts';
import {blur, number, polygon, polyline, type Sketch} from '../sketch.ts';

/** A round wire along `path`: layers from the shaded side to the glint, each narrower and nearer the lamp. */
export function paintWire(
  sketch: Sketch,
  camera: Camera,
  path: readonly Point3[],
  thickness: number,
  {tones}: Pick<Metal, 'tones'>,
  closed = false,
): string {
  const width = thickness * camera.scale;
  const points = path.map(camera.project);
  const d = closed ? polygon(points) : polyline(points);
  const [deep, dark, body, bright, glint] = tones;
  const layer = (colour: string, share: number, shift: number, more = '') =>
    `<path d="${d}" stroke="${colour}" stroke-width="${number(width * share, 2)}"${shift ? ` transform="translate(${number(-shift * width * 0.55, 2)} ${number(-shift * width, 2)})"` : ''}${more}/>`;
  const inner = [
    layer(dark, 0.84, 0.04),
    layer(body, 0.62, 0.1),
    layer(bright, 0.34, 0.17),
    layer(glint, 0.13, 0.2),
  ].join('');
  const soft = width > 9 ? ` filter="${blur(sketch, width * 0.05)}"` : '';
  return `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${layer(deep, 1, 0)}<g${soft}>${inner}</g></g>`;
}
