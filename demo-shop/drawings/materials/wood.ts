import {between} from '../geometry/random.ts';
import {number} from '../sketch.ts';
import {rectangle, type Material} from './material.ts';

interface Wood {
  base: string;
  /** Colours of the year rings, from broad and soft to fine and hard. */
  grain: readonly [string, ...string[]];
  pore: string;
  /** mm between year rings */
  spacing: number;
  /** 0 a hint, 1 striped */
  strength: number;
  shade: string;
}

/** Wood cut along its length: year rings flow along x and swerve together around what was a knot. */
export function wood({base, grain, pore, spacing, strength, shade}: Wood): Material {
  return {
    name: `wood ${base}`,
    base,
    gloss: 0.32,
    shade,
    light: '#fff3df',
    opacity: 1,
    texture(sketch, area, scale) {
      const {random} = sketch;
      const knots = Array.from({length: 4}, () => ({
        x: between(random, area.left, area.right),
        y: between(random, area.bottom, area.top),
        reach: between(random, 10, 26),
        push: between(random, -3.2, 3.2),
      }));
      const wave = between(random, 0, 6);
      const swerve = (x: number, y: number) =>
        knots.reduce(
          (sum, knot) =>
            sum +
            knot.push *
              Math.sign(y - knot.y || 1) *
              Math.exp(-(((x - knot.x) / knot.reach) ** 2) - ((y - knot.y) / 9) ** 2),
          0.9 * Math.sin(x / 23 + wave) + 0.35 * Math.sin(x / 9 + wave * 2 + y / 7),
        );
      const stepX = (area.right - area.left) / Math.ceil((area.right - area.left) / 8);
      const lines: string[] = [];
      const line = (y: number, colour: string, width: number, opacity: number) => {
        let path = '';
        let lastX = 0;
        let lastY = 0;
        for (let x = area.left; x <= area.right + stepX / 2; x += stepX) {
          const toX = Math.round(x * 10);
          const toY = Math.round((y + swerve(x, y)) * 100);
          path += path
            ? ` ${(toX - lastX) / 10} ${(toY - lastY) / 100}`
            : `M${toX / 10} ${toY / 100}l`;
          lastX = toX;
          lastY = toY;
        }
        lines.push(
          `<path d="${path}" stroke="${colour}" stroke-width="${number(width, 2)}" opacity="${number(opacity, 2)}"/>`,
        );
      };
      let y = area.bottom - 4;
      while (y < area.top + 4) {
        const colour = grain[lines.length % grain.length] ?? grain[0];
        line(
          y,
          colour,
          spacing * between(random, 0.25, 0.95),
          strength * between(random, 0.35, 0.9),
        );
        y += spacing * between(random, 0.55, 1.35);
      }
      const pores: string[] = [];
      const count = 420;
      for (let index = 0; index < count; index += 1) {
        const x = between(random, area.left, area.right);
        const at = between(random, area.bottom, area.top);
        const length = between(random, 0.8, 3.6);
        const from = at + swerve(x, at);
        pores.push(
          `M${number(x)} ${number(from, 2)}l${number(length)} ${number(at + swerve(x + length, at) - from, 2)}`,
        );
      }
      const fine = Math.max(0.1, 0.8 / scale);
      return `${rectangle(area, base)}<g fill="none" stroke-linejoin="round">${lines.join('')}<path d="${pores.join('')}" stroke="${pore}" stroke-width="${number(fine, 2)}" opacity=".42"/></g>`;
    },
  };
}
