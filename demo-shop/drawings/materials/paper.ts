import {between, pick} from '../geometry/random.ts';
import {number} from '../sketch.ts';
import {rectangle, type Material} from './material.ts';

/** mm; flakes repeat after this */
const tile = 44;

/** Pressed recycled paper: torn flakes of print in a pulp of one colour. */
export function paper(
  pulp: string,
  flakes: readonly [string, ...string[]],
  shade: string,
): Material {
  return {
    name: `paper ${pulp}`,
    base: pulp,
    gloss: 0.12,
    shade,
    light: '#ffffff',
    opacity: 1,
    texture(sketch, area) {
      const scraps = sketch.defineOnce(`paper ${pulp}`, (id) => {
        const {random} = sketch;
        const byColour = new Map<string, string>();
        for (let index = 0; index < 330; index += 1) {
          const colour = pick(random, flakes);
          const size = 0.35 + 1.75 * random() ** 3;
          const x = between(random, 1.5, tile - 1.5);
          const y = between(random, 1.5, tile - 1.5);
          const sides = 4 + Math.floor(random() * 3);
          const turn = between(random, 0, 6);
          const flat = between(random, 0.45, 1);
          let path = '';
          for (let side = 0; side < sides; side += 1) {
            const angle = (side / sides) * 2 * Math.PI;
            const reach = size * between(random, 0.6, 1.15);
            const along = Math.cos(angle) * reach;
            const across = Math.sin(angle) * reach * flat;
            const toX = x + along * Math.cos(turn) - across * Math.sin(turn);
            const toY = y + along * Math.sin(turn) + across * Math.cos(turn);
            path += `${side === 0 ? 'M' : 'L'}${number(toX)} ${number(toY)}`;
          }
          byColour.set(colour, `${byColour.get(colour) ?? ''}${path}z`);
        }
        const paths = [...byColour].map(([colour, path]) => `<path d="${path}" fill="${colour}"/>`);
        return `<pattern id="${id}" width="${tile}" height="${tile}" patternUnits="userSpaceOnUse"><rect width="${tile}" height="${tile}" fill="${pulp}"/>${paths.join('')}</pattern>`;
      });
      return rectangle(area, scraps);
    },
  };
}
