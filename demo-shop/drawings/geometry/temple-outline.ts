import {around, mix, smoothStep, type Point} from './vectors.ts';

export interface TempleForm {
  /** From hinge to tip along the temple, mm. */
  length: number;
  /** Height at the hinge and at the slimmest place, mm. */
  high: number;
  slim: number;
  /** How far behind the hinge the ear bend starts, mm. */
  bend: number;
  /** How far the tip comes down below the hinge, mm: a pair rests on its rims and tips. */
  drop: number;
}

/** Radians: how much the straight part leans down, and the steepest ear bend. */
export const lean = 0.055;
const steepest = 1.02;

/** The line in the middle of a temple: x runs backwards from the hinge, y is the height over it. */
export function templeMiddle(form: TempleForm, steps = 48): Array<Point & {angle: number}> {
  let [shallow, steep] = [0.3, steepest];
  for (let attempt = 0; attempt < 8; attempt += 1) {
    const tried = (shallow + steep) / 2;
    const tip = walkTemple(form, steps, tried).at(-1);
    if (tip && -tip.y < form.drop) shallow = tried;
    else steep = tried;
  }
  return walkTemple(form, steps, (shallow + steep) / 2);
}

function walkTemple(form: TempleForm, steps: number, bend: number): Array<Point & {angle: number}> {
  const points: Array<Point & {angle: number}> = [];
  let x = 0;
  let y = 0;
  for (let step = 0; step <= steps; step += 1) {
    const walked = (step / steps) * form.length;
    const angle = -lean - (bend - lean) * smoothStep(form.bend - 16, form.bend + 24, walked);
    points.push({x, y, angle});
    x += (Math.cos(angle) * form.length) / steps;
    y += (Math.sin(angle) * form.length) / steps;
  }
  return points;
}

/** mm over which the tip is rounded */
const tipLength = 5;

/** The profile of a temple, counter-clockwise, its hinge end at x = 0. */
export function templeOutline(form: TempleForm): Point[] {
  const steps = Math.round(form.length);
  const middle = templeMiddle(form, steps);
  const above: Point[] = [];
  const below: Point[] = [];
  for (const walked of stations(form.length)) {
    const {x, y, angle} = between(middle, (walked / form.length) * steps);
    const slimming = smoothStep(0, form.bend * 0.8, walked);
    const paddle = smoothStep(form.bend - 6, form.length - 10, walked) * 1.6;
    const left = form.length - walked;
    const rounding = left < tipLength ? Math.sqrt(1 - ((tipLength - left) / tipLength) ** 2) : 1;
    const half = ((mix(form.high, form.slim, slimming) + paddle) / 2) * rounding;
    above.push({x: x - Math.sin(angle) * half, y: y + Math.cos(angle) * half});
    below.push({x: x + Math.sin(angle) * half, y: y - Math.cos(angle) * half});
  }
  return [...below, ...above.reverse().slice(1)];
}

/** Where along the temple its outline is taken, mm: evenly, then closer and closer around the tip. */
function stations(length: number): number[] {
  const even = Array.from({length: 27}, (_, index) => ((length - tipLength) * index) / 27);
  const tip = Array.from(
    {length: 8},
    (_, index) => length - tipLength + tipLength * Math.sin((index / 7) * (Math.PI / 2)),
  );
  return [...even, ...tip];
}

function between<T extends Point & {angle: number}>(middle: readonly T[], index: number) {
  const from = around(middle, Math.min(middle.length - 1, Math.floor(index)));
  const to = around(middle, Math.min(middle.length - 1, Math.ceil(index)));
  const share = index - Math.floor(index);
  return {
    x: mix(from.x, to.x, share),
    y: mix(from.y, to.y, share),
    angle: mix(from.angle, to.angle, share),
  };
}
