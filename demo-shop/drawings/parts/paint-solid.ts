import type {Camera} from '../geometry/camera.ts';
import {boundsOf} from '../geometry/rings.ts';
import type {Material} from '../materials/material.ts';
import {blur, linearGradient, number, polygon, type Sketch} from '../sketch.ts';
import {seeSolid, type Facet, type SeenSolid, type Solid} from './solid.ts';

export interface PaintedSolid {
  seen: SeenSolid;
  /** Walls that run away from the eye; whatever fills the openings is painted before them. */
  walls: string;
  /** The flat side and its rounded edges. */
  face: string;
  /** The rounded edges alone, for what is looked through. */
  rim: string;
}

/**
 * Paints a solid: the texture of its material, with light and shade laid over it.
 * @param decoration drawn on the good side, in mm of the outline
 */
export function paintSolid(
  sketch: Sketch,
  camera: Camera,
  solid: Solid,
  material: Material,
  decoration = '',
): PaintedSolid {
  const seen = seeSolid(solid, camera, material.gloss);
  const box = boundsOf(solid.outline);
  const middle = {x: (box.left + box.right) / 2, y: (box.bottom + box.top) / 2};
  const texture = sketch.defineOnce(`texture ${material.name}`, (id) => {
    return `<g id="${id}">${material.texture(sketch, plate, camera.scale)}</g>`;
  });
  const transform = seen.matrix.map((value) => number(value, 3)).join(' ');
  const surface = sketch.define(
    (id) =>
      `<g id="${id}" transform="matrix(${transform})"><use href="${link(texture)}" transform="translate(${number(middle.x)} ${number(middle.y)})"/>${seen.goodSide ? decoration : ''}</g>`,
  );
  const use = `<rect width="100%" height="100%" fill="${material.base}"/><use href="${link(surface)}"/>`;
  const soft = blur(sketch, Math.max(0.5, solid.bevel * camera.scale * 0.16));
  const opacity = material.opacity < 1 ? ` opacity="${material.opacity}"` : '';

  const wallTones = tones(sketch, seen.walls, material);
  const edgeTones = tones(sketch, seen.edges, material);
  const cap = link(
    sketch.define((id) => `<path id="${id}" d="${seen.cap.map(polygon).join('')}"/>`),
  );
  const clip = (content: string) =>
    sketch.define((id) => `<clipPath id="${id}">${content}</clipPath>`);
  const capTone = `<use href="${cap}" fill="${seen.capTone > 0 ? material.light : material.shade}" opacity="${number(Math.abs(seen.capTone) * (seen.capTone > 0 ? 0.6 : 1), 2)}"/>`;
  const lit = `<g filter="${soft}">${edgeTones}</g>`;
  return {
    seen,
    walls: `<g clip-path="${clip(wallTones)}"${opacity}>${use}<rect width="100%" height="100%" fill="${material.shade}" opacity=".2"/><g filter="${soft}">${wallTones}</g></g>`,
    face: `<g clip-path="${clip(`<use href="${cap}"/>${edgeTones}`)}"${opacity}>${use}${capTone}${sweep(sketch, seen)}${lit}</g>`,
    rim: `<g clip-path="${clip(edgeTones)}"${opacity}>${use}${lit}</g>`,
  };
}

/** What a texture covers, mm: the largest part, with what its walls need beyond its edge. */
const plate = {left: -98, right: 98, bottom: -42, top: 42};

function link(reference: string): string {
  return reference.slice(4, -1);
}

/** One path per tone; the same paths light the surface and cut it out. */
function tones(sketch: Sketch, facets: readonly Facet[], {light, shade}: Material): string {
  const byTone = new Map<number, string>();
  for (const {corners, tone} of facets) {
    byTone.set(tone, (byTone.get(tone) ?? '') + polygon(corners));
  }
  return [...byTone]
    .map(([tone, path]) => {
      const reference = sketch.define(
        (id) =>
          `<path id="${id}" d="${path}" fill="${tone > 0 ? light : shade}" opacity="${number(Math.abs(tone), 2)}"/>`,
      );
      return `<use href="${link(reference)}"/>`;
    })
    .join('');
}

/** The lamp stands to the left: the far end of a long flat side gets a little less of it. */
function sweep(sketch: Sketch, seen: SeenSolid): string {
  const outline = seen.cap[0] ?? [];
  const box = boundsOf(outline);
  const fill = linearGradient(sketch, {x: box.left, y: box.bottom}, {x: box.right, y: box.top}, [
    [0, '#fff', 0.13],
    [0.4, '#fff', 0],
    [0.6, '#000', 0],
    [1, '#000', 0.16],
  ]);
  return `<rect width="100%" height="100%" fill="${fill}"/>`;
}
