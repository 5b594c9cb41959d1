import {linearGradient} from '../sketch.ts';
import {rectangle, type Material} from './material.ts';

/** Coloured polycarbonate with a polished surface. */
export function plastic(colour: string, deep: string): Material {
  return {
    name: `plastic ${colour}`,
    base: colour,
    gloss: 0.85,
    shade: deep,
    light: '#ffffff',
    opacity: 1,
    texture: (sketch, area) =>
      rectangle(
        area,
        linearGradient(sketch, {x: 0, y: area.top}, {x: 0, y: area.bottom}, [
          [0.2, colour],
          [1, deep],
        ]),
      ),
  };
}
