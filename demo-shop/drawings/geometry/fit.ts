import type {Point} from './vectors.ts';

/** a b c d e f of an SVG matrix. */
export type Matrix = readonly [number, number, number, number, number, number];

/**
 * The flat mapping that comes nearest to a perspective one over the given pairs of points (least squares), so that
 * a texture sits right where it is looked at. Pairs with more weight count more.
 */
export function fitMatrix(pairs: ReadonlyArray<{from: Point; to: Point; weight: number}>): Matrix {
  let w = 0;
  const middle = {fromX: 0, fromY: 0, toX: 0, toY: 0};
  for (const {from, to, weight} of pairs) {
    w += weight;
    middle.fromX += from.x * weight;
    middle.fromY += from.y * weight;
    middle.toX += to.x * weight;
    middle.toY += to.y * weight;
  }
  const fromX = middle.fromX / w;
  const fromY = middle.fromY / w;
  const toX = middle.toX / w;
  const toY = middle.toY / w;
  let xx = 0;
  let xy = 0;
  let yy = 0;
  let xToX = 0;
  let yToX = 0;
  let xToY = 0;
  let yToY = 0;
  for (const {from, to, weight} of pairs) {
    const x = from.x - fromX;
    const y = from.y - fromY;
    xx += weight * x * x;
    xy += weight * x * y;
    yy += weight * y * y;
    xToX += weight * x * (to.x - toX);
    yToX += weight * y * (to.x - toX);
    xToY += weight * x * (to.y - toY);
    yToY += weight * y * (to.y - toY);
  }
  const determinant = xx * yy - xy * xy || 1;
  const a = (xToX * yy - yToX * xy) / determinant;
  const c = (yToX * xx - xToX * xy) / determinant;
  const b = (xToY * yy - yToY * xy) / determinant;
  const d = (yToY * xx - xToY * xy) / determinant;
  return [a, b, c, d, toX - a * fromX - c * fromY, toY - b * fromX - d * fromY];
}
