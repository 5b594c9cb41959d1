import type {Bounds} from '../geometry/rings.ts';
import type {Sketch} from '../sketch.ts';

/** How a material looks: its texture in mm of the part it covers, and how light plays on it. */
export interface Material {
  /** Tells it apart from the others of a picture. */
  name: string;
  /** Its colour from afar, where the texture does not reach. */
  base: string;
  /** 0 dull, 1 lacquered */
  gloss: number;
  /** What the shade mixes in; a warm dark for wood, a deep tone of its own for a coloured plastic. */
  shade: string;
  /** What the light mixes in. */
  light: string;
  /** Lets the background through, 0–1; 1 is opaque. */
  opacity: number;
  /** The surface, drawn in mm (y upwards) over `area`; `scale` is px per mm, for how fine to be. */
  texture(sketch: Sketch, area: Bounds, scale: number): string;
}

export function rectangle(area: Bounds, fill: string, more = ''): string {
  return `<rect x="${area.left.toFixed(1)}" y="${area.bottom.toFixed(1)}" width="${(area.right - area.left).toFixed(1)}" height="${(area.top - area.bottom).toFixed(1)}" fill="${fill}"${more}/>`;
}
