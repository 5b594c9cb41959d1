import sharp from 'sharp';
import {rgbaToThumbHash} from 'thumbhash';
import type {Drawing} from '../catalogues/goods.ts';
import {escapeHtml} from '../web/html.ts';
import type {Original} from './original.ts';

/** Raise it when drawings change, to invalidate finished pictures. */
const VERSION = 1;

/** A plain coloured object with a few letters, in a frame that reveals cropping. */
export function drawnOriginal(drawing: Drawing): Original {
  const {width, height, colour} = drawing;
  const svg = Buffer.from(markup(drawing));
  return {
    size: {width, height},
    fingerprint: JSON.stringify(['drawing', VERSION, drawing]),
    open: () => sharp(svg),
    thumbhash: async () => groundThumbhash(colour),
  };
}

const grounds = new Map<string, string>();

/** The thumbhash of a plain ground, computed once per colour. */
export function groundThumbhash(colour: string): string {
  const known = grounds.get(colour);
  if (known) return known;
  const rgba = [...channels(pale(colour)), 255];
  const pixels = Array.from({length: 20}, () => rgba).flat();
  const hash = Buffer.from(rgbaToThumbHash(4, 5, pixels)).toString('base64');
  grounds.set(colour, hash);
  return hash;
}

function markup({width, height, letters, colour, shape}: Drawing): string {
  const side = Math.min(width, height);
  const line = side / 80;
  const middle = `translate(${width / 2} ${height / 2}) scale(${side / 100})`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
  <rect width="${width}" height="${height}" fill="${pale(colour)}"/>
  <rect x="${line}" y="${line}" width="${width - 2 * line}" height="${height - 2 * line}" fill="none" stroke="${colour}" stroke-width="${line / 2}"/>
  <g transform="${middle}" fill="${colour}">${OBJECTS[shape % OBJECTS.length] ?? ''}</g>
  <text transform="${middle}" y="42" text-anchor="middle" font-family="sans-serif" font-size="11" fill="${colour}">${escapeHtml(letters)}</text>
</svg>`;
}

/** Around the middle of a square of 100. */
const OBJECTS = [
  '<circle r="26"/>',
  '<rect x="-26" y="-26" width="52" height="52" rx="8"/>',
  '<ellipse rx="30" ry="20"/>',
  '<path d="M0-28 28 22H-28Z"/>',
  '<rect x="-16" y="-30" width="32" height="58" rx="14"/>',
];

/** Mixed with white, four parts in five. */
function pale(colour: string): string {
  const mixed = channels(colour).map((channel) => Math.round(255 - (255 - channel) / 5));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}
