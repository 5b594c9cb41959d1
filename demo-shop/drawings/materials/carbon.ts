import {linearGradient} from '../sketch.ts';
import {rectangle, type Material} from './material.ts';

/** mm across one bundle of fibres */
const tow = 1.25;

interface Thread {
  dark: string;
  light: string;
}

/** Woven carbon, twill 2/2: each bundle runs over two and under two, one step further in each row. */
export function carbon(warp: Thread, weft: Thread): Material {
  return {
    name: `carbon ${warp.light}`,
    base: weft.dark,
    gloss: 0.9,
    shade: '#050607',
    light: '#ffffff',
    opacity: 1,
    texture(sketch, area) {
      const thread = ({dark, light}: Thread, alongX: boolean) =>
        linearGradient(
          sketch,
          {x: 0, y: 0},
          alongX ? {x: 1, y: 0.12} : {x: 0.12, y: 1},
          [
            [0, dark],
            [0.38, light],
            [0.62, light],
            [1, dark],
          ],
          'box',
        );
      const across = thread(weft, true);
      const along = thread(warp, false);
      const pieces: string[] = [];
      for (let row = 0; row < 4; row += 1) {
        for (const turn of [0, -4]) {
          pieces.push(strand(row + turn, row, 2, 1, across));
          pieces.push(strand(row, row + 1 + turn, 1, 2, along));
        }
      }
      const size = tow * 4;
      const weave = sketch.define(
        (id) =>
          `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="rotate(8)"><rect width="${size}" height="${size}" fill="${weft.dark}"/>${pieces.join('')}</pattern>`,
      );
      const sheen = linearGradient(
        sketch,
        {x: area.left, y: area.top},
        {x: area.left + 46, y: area.top - 62},
        [
          [0, '#fff', 0],
          [0.3, '#fff', 0.16],
          [0.46, '#fff', 0.02],
          [0.7, '#fff', 0.13],
          [1, '#fff', 0],
        ],
      );
      return rectangle(area, weave) + rectangle(area, sheen);
    },
  };
}

function strand(x: number, y: number, width: number, height: number, fill: string): string {
  const gap = 0.05;
  return `<rect x="${(x * tow + gap).toFixed(2)}" y="${(y * tow + gap).toFixed(2)}" width="${(width * tow - gap * 2).toFixed(2)}" height="${(height * tow - gap * 2).toFixed(2)}" rx=".16" fill="${fill}"/>`;
}
