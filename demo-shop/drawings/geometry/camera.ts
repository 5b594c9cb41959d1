import {cross, dot, subtract, unit, type Point, type Point3} from './vectors.ts';

export interface Viewpoint {
  /** Degrees around the pair: 0 faces it, −90 looks at the temple on the left, 180 stands behind. */
  yaw: number;
  /** Degrees above the floor. */
  pitch: number;
  /** Distance of the eye, mm: the smaller, the stronger the perspective. */
  distance: number;
}

/** Turns places in space (mm) into places in the picture (px). */
export interface Camera {
  project(point: Point3): Point;
  /** Nearness to the eye, mm; larger is nearer. */
  nearness(point: Point3): number;
  facesEye(normal: Point3, at: Point3): boolean;
  /** A direction as the eye sees it: x right, y up, z towards the eye. */
  seen(direction: Point3): Point3;
  /** The floor direction (y = 0) that runs to the right of the picture. */
  right: Point3;
  /** px per mm at the middle of the picture. */
  scale: number;
}

export interface Framing {
  /** px per mm in the middle */
  scale: number;
  /** px: where the origin of space comes to lie */
  middle: Point;
}

export function createCamera(view: Viewpoint, {scale, middle}: Framing): Camera {
  const yaw = (view.yaw * Math.PI) / 180;
  const pitch = (view.pitch * Math.PI) / 180;
  const toEye = {
    x: Math.sin(yaw) * Math.cos(pitch),
    y: Math.sin(pitch),
    z: Math.cos(yaw) * Math.cos(pitch),
  };
  const right = {x: Math.cos(yaw), y: 0, z: -Math.sin(yaw)};
  const up = cross(toEye, right);
  const eye = {x: toEye.x * view.distance, y: toEye.y * view.distance, z: toEye.z * view.distance};
  return {
    scale,
    right,
    project(point) {
      const zoom = (scale * view.distance) / (view.distance - dot(point, toEye));
      return {x: middle.x + dot(point, right) * zoom, y: middle.y - dot(point, up) * zoom};
    },
    nearness: (point) => dot(point, toEye),
    facesEye: (normal, at) => dot(normal, subtract(eye, at)) > 0,
    seen: (direction) =>
      unit({x: dot(direction, right), y: dot(direction, up), z: dot(direction, toEye)}),
  };
}
