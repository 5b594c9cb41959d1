import {createRandom, type Random} from './geometry/random.ts';
import {boundsOf} from './geometry/rings.ts';
import type {Point} from './geometry/vectors.ts';

/** px of every picture */
export const pictureWidth = 1200;
export const pictureHeight = 1500;

/** Collects a picture's definitions and hands out their ids. */
export interface Sketch {
  random: Random;
  /** Stores a definition, written with the id it is given, and returns `url(#id)`. */
  define(write: (id: string) => string): string;
  /** As `define`, once per key: parts of the same material share a pattern. */
  defineOnce(key: string, write: (id: string) => string): string;
  definitions(): string;
}

export function createSketch(seed: string): Sketch {
  const definitions: string[] = [];
  const known = new Map<string, string>();
  let count = 0;
  const define = (write: (id: string) => string) => {
    count += 1;
    const id = `d${count}`;
    definitions.push(write(id));
    return `url(#${id})`;
  };
  return {
    random: createRandom(seed),
    define,
    defineOnce(key, write) {
      const reference = known.get(key) ?? define(write);
      known.set(key, reference);
      return reference;
    },
    definitions: () => definitions.join(''),
  };
}

export function number(value: number, digits = 1): string {
  return String(Number(value.toFixed(digits)));
}

/** A polygon's path data; steps are relative, which keeps the files small. */
export function polygon(points: readonly Point[]): string {
  return points.length === 0 ? '' : `${polyline(points)}z`;
}

export function polyline(points: readonly Point[]): string {
  let path = '';
  let lastX = 0;
  let lastY = 0;
  points.forEach((point, index) => {
    const x = Math.round(point.x * 10);
    const y = Math.round(point.y * 10);
    const step = `${(x - lastX) / 10} ${(y - lastY) / 10}`;
    path += index === 0 ? `M${step}` : index === 1 ? `l${step}` : ` ${step}`;
    lastX = x;
    lastY = y;
  });
  return path;
}

export type Stops = ReadonlyArray<readonly [offset: number, colour: string, opacity?: number]>;

export function stopElements(stops: Stops): string {
  return stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${number(offset, 3)}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${number(opacity, 3)}"`}/>`,
    )
    .join('');
}

/** A linear gradient between two points of the user space in force, or of the filled box with `box`. */
export function linearGradient(
  sketch: Sketch,
  from: Point,
  to: Point,
  stops: Stops,
  units: 'box' | 'user' = 'user',
): string {
  const space = units === 'user' ? ' gradientUnits="userSpaceOnUse"' : '';
  return sketch.define(
    (id) =>
      `<linearGradient id="${id}"${space} x1="${number(from.x, 2)}" y1="${number(from.y, 2)}" x2="${number(to.x, 2)}" y2="${number(to.y, 2)}">${stopElements(stops)}</linearGradient>`,
  );
}

/** A soft blur of `radius` px for something that fills most of its own box. */
export function blur(sketch: Sketch, radius: number): string {
  return blurWithin(sketch, radius, 'x="-10%" y="-10%" width="120%" height="120%"');
}

/** A soft blur that may spread: for flat things, whose own box would cut it off. */
export function wideBlur(sketch: Sketch, radius: number, points: readonly Point[]): string {
  const box = boundsOf(points);
  const margin = radius * 3;
  const left = Math.max(-margin, box.left - margin);
  const top = Math.max(-margin, box.bottom - margin);
  const width = Math.min(pictureWidth + margin, box.right + margin) - left;
  const height = Math.min(pictureHeight + margin, box.top + margin) - top;
  return blurWithin(
    sketch,
    radius,
    `filterUnits="userSpaceOnUse" x="${number(left)}" y="${number(top)}" width="${number(Math.max(1, width))}" height="${number(Math.max(1, height))}"`,
  );
}

function blurWithin(sketch: Sketch, radius: number, region: string): string {
  const size = number(radius);
  return sketch.defineOnce(
    `blur ${size} ${region}`,
    (id) =>
      `<filter id="${id}" ${region} color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${size}"/></filter>`,
  );
}
