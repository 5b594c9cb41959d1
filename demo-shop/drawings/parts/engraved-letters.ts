import {number} from '../sketch.ts';

/**
 * Single-stroke letters as an engraver's tool draws them, 4 mm high on a base line at 0, y upwards. Drawn rather than
 * set in a font: which fonts a machine has would otherwise change the picture.
 */
const letters: Record<string, {width: number; path: string}> = {
  '1': {width: 1.7, path: 'M.5 3.2L1.3 4V0'},
  '2': {width: 2.5, path: 'M.1 3.1C.2 4.3 2.2 4.3 2.2 2.9C2.2 2 .6 1 .1 0H2.3'},
  '4': {width: 2.6, path: 'M1.7 0V4L.1 1.2H2.4'},
  '5': {width: 2.5, path: 'M2.1 4H.5L.3 2.3C.9 2.8 2.3 2.6 2.3 1.3C2.3-.2 .5-.4 .1 .7'},
  '7': {width: 2.4, path: 'M.1 4H2.3L.9 0'},
  '8': {
    width: 2.6,
    path: 'M1.2 2.2C.2 2.2 .2 4 1.2 4S2.2 2.2 1.2 2.2C-.1 2.2-.1 0 1.2 0S2.5 2.2 1.2 2.2',
  },
  '°': {width: 1.3, path: 'M.6 4A.45 .45 0 1 0 .61 4z'},
  '′': {width: 0.9, path: 'M.5 4L.3 3.1'},
  'N': {width: 2.6, path: 'M.1 0V4L2.3 0V4'},
  'E': {width: 2.3, path: 'M2.1 4H.2V0H2.1M.2 2.1H1.8'},
};

export function engravedText(text: string, x: number, y: number): string {
  let at = x;
  return [...text]
    .map((character) => {
      const letter = letters[character];
      const start = at;
      at += (letter?.width ?? 1.8) + 0.75;
      return letter
        ? `<path transform="translate(${number(start, 2)} ${number(y, 2)})" d="${letter.path}"/>`
        : '';
    })
    .join('');
}
