import type {Look} from '../../catalogue/types.ts';
import {familyOf} from '../materials/palette.ts';
import {linearGradient, pictureHeight, pictureWidth, type Sketch} from '../sketch.ts';

interface Tone {
  /** The wall, the bright line where it meets the floor, and the floor in front. */
  wall: string;
  horizon: string;
  floor: string;
  /** What shadows on it are made of. */
  shadow: string;
}

const mist: Tone = {wall: '#eae8e3', horizon: '#efedea', floor: '#dedad2', shadow: '#3a362f'};
const tones = {
  mist,
  fog: {wall: '#dfe3e4', horizon: '#e8ebeb', floor: '#cfd4d5', shadow: '#2b3236'},
  sage: {wall: '#cdd4c5', horizon: '#d4dacc', floor: '#bcc4b3', shadow: '#2b3226'},
  sand: {wall: '#e7ddcf', horizon: '#ede4d8', floor: '#d8cab7', shadow: '#41321f'},
  blush: {wall: '#ead9cf', horizon: '#eedfd6', floor: '#dcc4b8', shadow: '#46291f'},
  sea: {wall: '#d3dade', horizon: '#dce2e5', floor: '#bdc7cd', shadow: '#1f2a33'},
} satisfies Record<string, Tone>;

export function toneOf(look: Look): Tone {
  if (look.shape === 'lenses') return tones.sea;
  if (look.material === 'titanium-gold' || look.material === 'acetate-rose') return tones.blush;
  if (look.material === 'acetate-petrol') return tones.sage;
  switch (familyOf(look.material)) {
    case 'wood':
      return tones.sage;
    case 'titanium':
      return tones.fog;
    case 'acetate':
      return tones.sand;
    case 'plastic':
      return tones.blush;
    default:
      return tones.mist;
  }
}

/** A seamless studio: wall and floor run into each other, brighter on the left. */
export function backdrop(sketch: Sketch, tone: Tone, horizon = 0.5): string {
  const height = linearGradient(sketch, {x: 0, y: 0}, {x: 0, y: pictureHeight}, [
    [0, tone.wall],
    [horizon - 0.08, tone.wall],
    [horizon, tone.horizon],
    [horizon + 0.2, tone.floor],
    [1, tone.floor],
  ]);
  const side = linearGradient(
    sketch,
    {x: 0, y: pictureHeight * 0.3},
    {x: pictureWidth, y: pictureHeight * 0.75},
    [
      [0, '#fff', 0.2],
      [0.2, '#fff', 0.12],
      [0.42, '#fff', 0.03],
      [0.55, '#fff', 0],
      [0.56, tone.shadow, 0],
      [0.75, tone.shadow, 0.02],
      [1, tone.shadow, 0.07],
    ],
  );
  const all = `width="${pictureWidth}" height="${pictureHeight}"`;
  return `<rect ${all} fill="${height}"/><rect ${all} fill="${side}"/>`;
}
