import {around, mix, type Point} from './vectors.ts';

/** Counter-clockwise outlines have a positive area. */
export function signedArea(ring: readonly Point[]): number {
  return ring.reduce((sum, point, index) => {
    const next = around(ring, index + 1);
    return sum + (point.x * next.y - next.x * point.y) / 2;
  }, 0);
}

/** The ring walked in `count` steps of equal length. */
export function resample(ring: readonly Point[], count: number): Point[] {
  const lengths = ring.map((point, index) => {
    const next = around(ring, index + 1);
    return Math.hypot(next.x - point.x, next.y - point.y);
  });
  const step = lengths.reduce((sum, length) => sum + length, 0) / count;
  const points: Point[] = [];
  let walked = 0;
  ring.forEach((point, index) => {
    const length = lengths[index] ?? 0;
    const next = around(ring, index + 1);
    while (points.length < count && points.length * step <= walked + length) {
      const share = length === 0 ? 0 : (points.length * step - walked) / length;
      points.push({x: mix(point.x, next.x, share), y: mix(point.y, next.y, share)});
    }
    walked += length;
  });
  return points;
}

/** Rounds corners: each pass moves every point towards the middle of its neighbours. */
export function soften(ring: readonly Point[], passes: number): Point[] {
  let current = [...ring];
  for (let pass = 0; pass < passes; pass += 1) {
    const before = current;
    current = before.map((point, index) => {
      const previous = around(before, index - 1);
      const next = around(before, index + 1);
      return {
        x: point.x / 2 + (previous.x + next.x) / 4,
        y: point.y / 2 + (previous.y + next.y) / 4,
      };
    });
  }
  return current;
}

/** The unit normals that point out of a counter-clockwise ring. */
export function outwardNormals(ring: readonly Point[]): Point[] {
  return ring.map((_, index) => {
    const previous = around(ring, index - 1);
    const next = around(ring, index + 1);
    const length = Math.hypot(next.x - previous.x, next.y - previous.y) || 1;
    return {x: (next.y - previous.y) / length, y: -(next.x - previous.x) / length};
  });
}

/** Moves every point along its normal by `distance` mm (outwards when positive). */
export function offset(
  ring: readonly Point[],
  distance: number | ((point: Point, normal: Point) => number),
): Point[] {
  const normals = outwardNormals(ring);
  return ring.map((point, index) => {
    const normal = around(normals, index);
    const by = typeof distance === 'number' ? distance : distance(point, normal);
    return {x: point.x + normal.x * by, y: point.y + normal.y * by};
  });
}

export function mirrored(ring: readonly Point[]): Point[] {
  return ring.map(({x, y}) => ({x: -x, y})).reverse();
}

export interface Bounds {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

/** The box around points; `bottom` is the smallest y, whichever way y runs. */
export function boundsOf(points: readonly Point[]): Bounds {
  return points.reduce(
    (box, {x, y}) => ({
      left: Math.min(box.left, x),
      right: Math.max(box.right, x),
      bottom: Math.min(box.bottom, y),
      top: Math.max(box.top, y),
    }),
    {left: Infinity, right: -Infinity, bottom: Infinity, top: -Infinity},
  );
}
