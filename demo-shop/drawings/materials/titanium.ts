import {between} from '../geometry/random.ts';
import {number} from '../sketch.ts';
import {rectangle, type Material} from './material.ts';

export interface Metal extends Material {
  /** From the shaded to the lit side of a wire. */
  tones: readonly [deep: string, dark: string, body: string, bright: string, glint: string];
}

/** Brushed titanium: fine scratches along the part. */
export function titanium(...tones: Metal['tones']): Metal {
  const [, dark, body, bright] = tones;
  return {
    tones,
    name: `titanium ${body}`,
    base: body,
    gloss: 0.7,
    shade: tones[0],
    light: '#ffffff',
    opacity: 1,
    texture(sketch, area) {
      const scratches: Record<'light' | 'dark', string> = {light: '', dark: ''};
      for (let index = 0; index < 260; index += 1) {
        const x = between(sketch.random, area.left, area.right);
        const y = between(sketch.random, area.bottom, area.top);
        scratches[index % 2 ? 'light' : 'dark'] +=
          `M${number(x)} ${number(y, 2)}h${number(between(sketch.random, 4, 22))}`;
      }
      return `${rectangle(area, body)}<path d="${scratches.light}" stroke="${bright}" stroke-width=".12" opacity=".5"/><path d="${scratches.dark}" stroke="${dark}" stroke-width=".12" opacity=".4"/>`;
    },
  };
}
