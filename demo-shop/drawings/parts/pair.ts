import type {FrameMaterial, Look} from '../../catalogue/types.ts';
import type {Camera} from '../geometry/camera.ts';
import {frontOutline} from '../geometry/front-outline.ts';
import {lensForm} from '../geometry/lens-outlines.ts';
import {lean} from '../geometry/temple-outline.ts';
import type {Point3} from '../geometry/vectors.ts';
import {tints} from '../lenses/tints.ts';
import {familyOf, materialOf, metalOf} from '../materials/palette.ts';
import {blur, number, type Sketch} from '../sketch.ts';
import {engraving} from './engraving.ts';
import {paintPlateFront, placeOnFront} from './plate-front.ts';
import {hinges, placeOnTemple, templeForm, type Hinge} from './pose.ts';
import {
  paintHinge,
  paintPlateTemple,
  paintWireTemple,
  pins,
  plateTemple,
  templeThickness,
  wireTemplePath,
} from './temple.ts';
import {paintWireFront} from './wire-front.ts';

/** Things that stand on the floor: where they are, for framing and shadows, and how to paint them. */
export interface Subject {
  /** Closed silhouettes in space (mm). */
  silhouettes: Point3[][];
  /** mm */
  floor: number;
  paint(sketch: Sketch, camera: Camera): string;
  /** Where the left temple meets the front, mm. */
  hinge: Point3;
}

/** mm of rim beside the lens, by how strong the material is */
const rims = {carbon: 4, wood: 5.2, titanium: 0.9, paper: 5.6, acetate: 4.7, plastic: 4.8} as const;

const darkMaterials: readonly FrameMaterial[] = [
  'carbon',
  'carbon-red',
  'carbon-blue',
  'ebony',
  'paper-black',
];

interface PairOptions {
  folded: boolean;
  /** Seen from near: edges are walked more finely, and the far temple is out of focus. */
  near: boolean;
}

export function pair(look: Look, {folded, near}: PairOptions): Subject {
  const form = lensForm(look);
  const metal = metalOf(look.material);
  const small = look.small ?? false;
  const rim = rims[familyOf(look.material)] + (small && !metal ? 0.9 : 0);
  const outline = frontOutline(form, rim, near ? 220 : 108);
  const lowest = Math.min(...outline.outer.map(({y}) => y));
  const thickness = metal ? 4 : 4.6;
  const templeMaterial = look.temples ?? look.material;
  const templeMetal = metalOf(templeMaterial);
  const temple = templeForm(form, templeMetal !== undefined, small, outline.hinge.y - lowest);
  const both = hinges(outline.hinge, thickness, templeThickness, folded);

  const templeSilhouette = (hinge: Hinge): Point3[] => {
    if (templeMetal) {
      const path = wireTemplePath(hinge, temple);
      return [...path, ...path.map((point) => ({...point, y: point.y - 3})).reverse()];
    }
    const solid = plateTemple(hinge, temple);
    return solid.outline.map((point) => solid.place(point, 2));
  };
  const silhouettes = [
    outline.outer.map((point) => placeOnFront(point, thickness / 2)),
    ...both.map(templeSilhouette),
  ];

  const paintTemple = (sketch: Sketch, camera: Camera, hinge: Hinge) => {
    if (templeMetal) return paintWireTemple(sketch, camera, hinge, temple, templeMetal);
    const [from, to] = hinge.side === 'left' ? [-52, -12] : [12, 52];
    const cut = darkMaterials.includes(templeMaterial) ? 'pale' : 'dark';
    const slope = ((hinge.side === 'left' ? lean : -lean) * 180) / Math.PI;
    const motif = look.engraving
      ? `<g transform="rotate(${number(slope, 2)})translate(0 -.1)scale(1 .92)">${engraving(look.engraving, from, to, cut)}</g>`
      : '';
    const steel = familyOf(templeMaterial) === 'paper' ? '#c9c7c1' : '#d9d8d4';
    return paintPlateTemple(
      sketch,
      camera,
      hinge,
      temple,
      materialOf(templeMaterial),
      pins(hinge.side, steel) + motif,
    );
  };

  return {
    silhouettes,
    floor: Math.min(...silhouettes.flat().map(({y}) => y)),
    hinge: {x: -outline.hinge.x, y: outline.hinge.y, z: both[0].z},
    paint(sketch, camera) {
      const parts = both.map((hinge) => ({
        nearness: camera.nearness(placeOnTemple(hinge, templeThickness, temple.length / 2, 0, 2)),
        svg:
          near && hinge.side === 'right'
            ? `<g filter="${blur(sketch, 0.24 * camera.scale)}">${paintTemple(sketch, camera, hinge)}</g>`
            : paintTemple(sketch, camera, hinge),
      }));
      if (!metal) {
        for (const hinge of both) {
          parts.push({
            nearness: camera.nearness({x: 0, y: 0, z: hinge.z}),
            svg: paintHinge(sketch, camera, hinge),
          });
        }
      }
      parts.push({
        nearness: camera.nearness({x: 0, y: 0, z: folded ? -1 : -3}),
        svg: metal
          ? paintWireFront(
              sketch,
              camera,
              outline,
              form,
              metal,
              tints[look.lens],
              look.shape === 'aviator',
            )
          : paintPlateFront(
              sketch,
              camera,
              outline,
              thickness,
              materialOf(look.material),
              tints[look.lens],
            ),
      });
      return parts
        .sort((a, b) => a.nearness - b.nearness)
        .map(({svg}) => svg)
        .join('');
    },
  };
}
