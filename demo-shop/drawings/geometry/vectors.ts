/** A point of a flat outline, in mm, y upwards; or of the picture, in px, y downwards. */
export interface Point {
  x: number;
  y: number;
}

/** A point in space, in mm: x to the right of the front, y upwards, z towards whoever faces the pair. */
export interface Point3 extends Point {
  z: number;
}

export function subtract(a: Point3, b: Point3): Point3 {
  return {x: a.x - b.x, y: a.y - b.y, z: a.z - b.z};
}

export function cross(a: Point3, b: Point3): Point3 {
  return {x: a.y * b.z - a.z * b.y, y: a.z * b.x - a.x * b.z, z: a.x * b.y - a.y * b.x};
}

export function dot(a: Point3, b: Point3): number {
  return a.x * b.x + a.y * b.y + a.z * b.z;
}

export function unit(a: Point3): Point3 {
  const length = Math.hypot(a.x, a.y, a.z) || 1;
  return {x: a.x / length, y: a.y / length, z: a.z / length};
}

/** The item at `index` of a closed ring: indices run on past both ends. */
export function around<T>(ring: readonly T[], index: number): T {
  const item = ring[((index % ring.length) + ring.length) % ring.length];
  if (item === undefined) throw new Error('An empty outline has no points.');
  return item;
}

export function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/** 0 before `start`, 1 after `end`, a soft S between. */
export function smoothStep(start: number, end: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - start) / (end - start)));
  return share * share * (3 - 2 * share);
}
