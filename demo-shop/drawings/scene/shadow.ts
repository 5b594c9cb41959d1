import type {Camera} from '../geometry/camera.ts';
import type {Point, Point3} from '../geometry/vectors.ts';
import type {Subject} from '../parts/pair.ts';
import {number, polygon, type Sketch, wideBlur} from '../sketch.ts';

interface Layer {
  /** Only what is lower than this over the floor casts it, mm. */
  below: number;
  /** mm aside per mm of height */
  slant: number;
  /** Half the width of the band under an edge, mm. */
  spread: number;
  /** mm */
  softness: number;
  opacity: number;
}

/** From the lamp's wide soft shadow to the dark line where something touches the floor. */
const layers: readonly Layer[] = [
  {below: 80, slant: 0.5, spread: 10, softness: 4.2, opacity: 0.14},
  {below: 26, slant: 0.42, spread: 6, softness: 2.2, opacity: 0.22},
  {below: 9, slant: 0.3, spread: 3.6, softness: 1.1, opacity: 0.3},
  {below: 3.2, slant: 0.2, spread: 2.2, softness: 0.6, opacity: 0.34},
];

export function shadow(sketch: Sketch, camera: Camera, subject: Subject, colour: string): string {
  const paths = layers.map((layer) => {
    const bands = subject.silhouettes
      .flatMap((ring) => lowRuns(ring, subject.floor + layer.below))
      .map((run) => band(run, camera, subject.floor, layer));
    if (bands.length === 0) return '';
    const soft = wideBlur(sketch, layer.softness * camera.scale, bands.flat());
    return `<path d="${bands.map(polygon).join('')}" opacity="${number(layer.opacity, 2)}" filter="${soft}"/>`;
  });
  return `<g fill="${colour}">${paths.join('')}</g>`;
}

/** The stretches of a closed outline that lie lower than `limit`. */
function lowRuns(ring: readonly Point3[], limit: number): Point3[][] {
  const start = ring.findIndex(({y}) => y >= limit);
  const turned =
    start < 0 ? [...ring, ...ring.slice(0, 1)] : [...ring.slice(start), ...ring.slice(0, start)];
  const runs: Point3[][] = [];
  let open: Point3[] | undefined;
  for (const point of turned) {
    if (point.y >= limit) open = undefined;
    else if (open) open.push(point);
    else runs.push((open = [point]));
  }
  return runs.filter(({length}) => length > 1);
}

/** An edge thrown onto the floor, as a band that runs towards the eye and away from it. */
function band(run: readonly Point3[], camera: Camera, floor: number, layer: Layer): Point[] {
  const {right} = camera;
  const side = (sign: number) =>
    run.map((point) => {
      const height = point.y - floor;
      const aside = height * layer.slant;
      const near = sign * layer.spread - height * layer.slant * 0.35;
      return camera.project({
        x: point.x + right.x * aside - right.z * near,
        y: floor,
        z: point.z + right.z * aside + right.x * near,
      });
    });
  return [...side(1), ...side(-1).reverse()];
}
