import {between} from '../geometry/random.ts';
import {around} from '../geometry/vectors.ts';
import {linearGradient, number, stopElements} from '../sketch.ts';
import {rectangle, type Material} from './material.ts';

interface Acetate {
  top: string;
  bottom: string;
  /** Colours of the clouds that run through the block. */
  clouds: readonly [string, ...string[]];
  /** Share of the surface that clouds cover, 0–1. */
  cover: number;
  opacity: number;
  shade: string;
}

/** Translucent cellulose acetate with clouds of a second colour, each plate different. */
export function acetate({top, bottom, clouds, cover, opacity, shade}: Acetate): Material {
  return {
    name: `acetate ${top}`,
    base: bottom,
    gloss: 1,
    shade,
    light: '#ffffff',
    opacity,
    texture(sketch, area) {
      const {random} = sketch;
      const depth = linearGradient(sketch, {x: 0, y: area.top}, {x: 0, y: area.bottom}, [
        [0.1, top],
        [0.9, bottom],
      ]);
      const soft = clouds.map((colour) =>
        sketch.define(
          (id) =>
            `<radialGradient id="${id}">${stopElements([
              [0, colour, 0.95],
              [0.45, colour, 0.75],
              [1, colour, 0],
            ])}</radialGradient>`,
        ),
      );
      const count = Math.round(((area.right - area.left) * (area.top - area.bottom) * cover) / 62);
      const blots = Array.from({length: count}, (_, index) => {
        const x = Math.round(between(random, area.left, area.right));
        const y = Math.round(between(random, area.bottom, area.top));
        const long = between(random, 3.2, 12);
        const wide = between(random, 1.4, 4.6);
        return `<ellipse rx="${number(long)}" ry="${number(wide)}" transform="translate(${x} ${y})rotate(${Math.round(between(random, -38, 22))})" fill="${around(soft, index)}"/>`;
      });
      return rectangle(area, depth) + blots.join('');
    },
  };
}
