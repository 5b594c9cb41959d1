import {resample} from './rings.ts';
import {mix, smoothStep, type Point} from './vectors.ts';

export interface TempleForm {
  /** From hinge to tip along the temple, mm. */
  length: number;
  /** Height at the hinge and at the slimmest place, mm. */
  high: number;
  slim: number;
  /** How far behind the hinge the ear bend starts, mm. */
  bend: number;
}

/** The line in the middle of a temple: x runs backwards from the hinge, y is the height over it. */
export function templeMiddle(form: TempleForm, steps = 48): Array<Point & {angle: number}> {
  const points: Array<Point & {angle: number}> = [];
  let x = 0;
  let y = 0;
  for (let step = 0; step <= steps; step += 1) {
    const walked = (step / steps) * form.length;
    const angle = -0.62 * smoothStep(form.bend - 14, form.bend + 26, walked) - 0.02;
    points.push({x, y, angle});
    x += (Math.cos(angle) * form.length) / steps;
    y += (Math.sin(angle) * form.length) / steps;
  }
  return points;
}

/** The profile of a temple, counter-clockwise, its hinge end at x = 0. */
export function templeOutline(form: TempleForm): Point[] {
  const middle = templeMiddle(form);
  const above: Point[] = [];
  const below: Point[] = [];
  middle.forEach(({x, y, angle}, index) => {
    const walked = (index / (middle.length - 1)) * form.length;
    const slimming = smoothStep(0, form.bend * 0.8, walked);
    const paddle = smoothStep(form.bend - 6, form.length - 10, walked) * 1.6;
    const left = form.length - walked;
    const rounding = left < 6 ? Math.sqrt(Math.max(0, 1 - ((6 - left) / 6) ** 2)) : 1;
    const half = ((mix(form.high, form.slim, slimming) + paddle) / 2) * rounding;
    above.push({x: x - Math.sin(angle) * half, y: y + Math.cos(angle) * half});
    below.push({x: x + Math.sin(angle) * half, y: y - Math.cos(angle) * half});
  });
  return resample([...below, ...above.reverse()], 72);
}
