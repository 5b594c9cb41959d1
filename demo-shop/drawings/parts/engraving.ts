import type {Look} from '../../catalogue/types.ts';
import {number} from '../sketch.ts';
import {engravedText} from './engraved-letters.ts';

type Motif = NonNullable<Look['engraving']>;

/**
 * A motif cut into a temple, in mm: x reads to the right over `from`…`to`, y upwards around 0.
 * A lower lip in the opposite tone shows that it is a shallow cut, lit from above.
 */
export function engraving(motif: Motif, from: number, to: number, cut: 'dark' | 'pale'): string {
  const [colour, lip] = cut === 'dark' ? ['#1a0f08', '#ffffff'] : ['#b9b6b0', '#000000'];
  const lines = motifs[motif](from, to);
  const style = 'fill="none" stroke-linecap="round" stroke-linejoin="round"';
  return `<g ${style} stroke="${lip}" opacity=".25" transform="translate(.12 -.16)">${lines}</g><g ${style} stroke="${colour}" opacity=".9">${lines}</g>`;
}

const motifs: Record<Motif, (from: number, to: number) => string> = {
  waves: (from, to) => {
    const rows = [-3.1, -1.1, 0.9].map((height, row) => {
      const inset = [5, 0, 8][row] ?? 0;
      const swell = [0.75, 1, 0.8][row] ?? 1;
      let path = `M${number(from + inset)} ${number(height, 2)}`;
      for (let x = from + inset; x + 8 <= to - inset * 0.6; x += 8) {
        path += `c2.4 0 3.1 ${number(1.6 * swell, 2)} 4.9 ${number(1.5 * swell, 2)}s1 ${number(-1.5 * swell, 2)} 3.1 ${number(-1.5 * swell, 2)}`;
      }
      return path;
    });
    return `<path stroke-width=".4" d="${rows.join('')}"/>`;
  },
  spruces: (from, to) => {
    const trees: string[] = [];
    const heights = [5, 6.6, 4.2, 6, 7.2, 4.8, 5.6, 3.8, 6.4, 4.6];
    const count = Math.floor((to - from) / 3.4);
    for (let tree = 0; tree < count; tree += 1) {
      const height = heights[tree % heights.length] ?? 5;
      const x = from + 2 + tree * 3.4;
      const foot = -3.3;
      let path = `M${number(x)} ${foot}v${number(height, 2)}`;
      for (let bough = 0; bough < 5; bough += 1) {
        const y = foot + height * (0.95 - bough * 0.17);
        const reach = 0.28 + bough * 0.3;
        path += `M${number(x - reach, 2)} ${number(y - 0.5 - bough * 0.09, 2)}L${number(x, 2)} ${number(y, 2)}l${number(reach, 2)} ${number(-0.5 - bough * 0.09, 2)}`;
      }
      trees.push(path);
    }
    return `<path stroke-width=".36" d="${trees.join('')}"/><path stroke-width=".3" d="M${number(from)} -3.4H${number(to)}"/>`;
  },
  coordinates: (from) => `<g stroke-width=".42">${engravedText('57°42′N 11°58′E', from, -2)}</g>`,
  compass: (from, to) => {
    const x = from + 5;
    const star = (reach: number, turn: number) =>
      [0, 90, 180, 270]
        .map((angle) => {
          const at = (degrees: number, r: number) => {
            const radians = ((degrees + turn) * Math.PI) / 180;
            return `${number(x + r * Math.cos(radians), 2)} ${number(r * Math.sin(radians), 2)}`;
          };
          return `M${at(angle, reach)}L${at(angle + 45, reach * 0.24)}L${at(0, 0)}zM${at(angle, reach)}L${at(angle - 45, reach * 0.24)}L${at(0, 0)}z`;
        })
        .join('');
    return `<g stroke-width=".28"><circle cx="${number(x)}" cy="0" r="3.5"/><circle cx="${number(x)}" cy="0" r="2.7" stroke-dasharray=".2 .5"/><path d="${star(3.1, 0)}${star(1.9, 45)}"/><path stroke-width=".32" d="M${number(x + 5)} 0H${number(to)}M${number(x + 9)} 1.1v-2.2M${number(x + 15)} .7v-1.4M${number(x + 21)} 1.1v-2.2M${number(x + 27)} .7v-1.4"/></g>`;
  },
};
