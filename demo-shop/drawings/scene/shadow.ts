import type {Camera} from '../geometry/camera.ts';
import type {Point3} from '../geometry/vectors.ts';
import type {Subject} from '../parts/pair.ts';
import {blur, polygon, type Sketch} from '../sketch.ts';

/** The lamp's wide soft shadow to the right, and the narrow dark one where something touches the floor. */
export function shadow(sketch: Sketch, camera: Camera, subject: Subject, colour: string): string {
  const cast = (slant: number, reach: number) =>
    subject.silhouettes
      .map((ring) =>
        polygon(
          ring.map((point) =>
            camera.project(onFloor(point, subject.floor, camera.right, slant, reach)),
          ),
        ),
      )
      .join('');
  const wide = blur(sketch, 3.4 * camera.scale);
  const near = blur(sketch, 1.3 * camera.scale);
  const tight = blur(sketch, 0.5 * camera.scale);
  return `<g fill="${colour}"><path d="${cast(0.42, 60)}" opacity=".26" filter="${wide}"/><path d="${cast(0.3, 12)}" opacity=".32" filter="${near}"/><path d="${cast(0.2, 3)}" opacity=".5" filter="${tight}"/></g>`;
}

/** Where the lamp throws a point: `slant` mm aside per mm of height; nothing above `reach` mm counts. */
function onFloor(point: Point3, floor: number, right: Point3, slant: number, reach: number): Point3 {
  const height = Math.min(reach, point.y - floor);
  return {
    x: point.x + right.x * slant * height - right.z * slant * 0.3 * height,
    y: floor,
    z: point.z + right.z * slant * height - right.x * slant * 0.3 * height,
  };
}
