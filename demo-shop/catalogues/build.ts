import {stableNumber} from '../database/ids.ts';
import type {Drawing, Picture, Product, ProductOption, Variant} from './goods.ts';

/** px, width by height. */
export type PictureSize = readonly [width: number, height: number];

/** 4:5, as the storefront's own pictures are. */
export const UPRIGHT: PictureSize = [1200, 1500];
export const SQUARE: PictureSize = [1400, 1400];
export const LANDSCAPE: PictureSize = [1800, 1200];
export const PANORAMA: PictureSize = [2400, 800];
export const TALL: PictureSize = [700, 2100];
export const TINY: PictureSize = [64, 48];

const COLOURS = [
  '#7a3b2e',
  '#2f5d50',
  '#33507a',
  '#8a6a1f',
  '#6b3a6e',
  '#4a4a4a',
  '#a0522d',
  '#1f6f78',
  '#7d7a2a',
  '#8b2f4a',
];

/** A product of another shop; the rest is derived. */
export interface Entry extends Omit<
  Product,
  'createdAt' | 'options' | 'pictures' | 'tags' | 'collections'
> {
  tags?: readonly string[];
  collections?: readonly string[];
  /** Sizes of pictures to draw, or pictures; one upright picture where it is missing. */
  pictures?: ReadonlyArray<PictureSize | Picture>;
  /** The alternative text of a drawn picture; by default only the title, as in many shops. */
  alt?: (place: number) => string;
  /** By default from the variants; needed if the values have another order. */
  options?: readonly ProductOption[];
}

/**
 * Dates a shop's products an hour apart, which determines ids and the order of `products`.
 *
 * @param from ISO 8601 date-time of the first
 */
export function products(entries: readonly Entry[], from: string): Product[] {
  const start = Date.parse(from);
  return entries.map((entry, index) => {
    const {pictures = [UPRIGHT], alt, ...rest} = entry;
    return {
      tags: [],
      collections: [],
      ...rest,
      options: entry.options ?? optionsOf(entry.variants),
      createdAt: new Date(start + index * 3_600_000).toISOString(),
      pictures: pictures.map((picture, place) =>
        isSize(picture)
          ? {
              altText: alt?.(place + 1) ?? entry.title,
              drawing: drawing(entry.title, picture, place),
            }
          : picture,
      ),
    };
  });
}

/** A plain object in a colour of the title's own, with its initials and the picture's number. */
export function drawing(title: string, [width, height]: PictureSize, place: number): Drawing {
  const number = stableNumber(`drawing:${title}`, 9);
  const initials = title.match(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu)?.slice(0, 3) ?? [];
  return {
    width,
    height,
    letters: `${initials.join('').toUpperCase()} ${place + 1}`.trim(),
    colour: COLOURS[number % COLOURS.length] ?? '#4a4a4a',
    shape: number + place,
  };
}

/** Names and values in the variants' order of appearance. */
function optionsOf(variants: readonly Variant[]): ProductOption[] {
  const values = new Map<string, string[]>();
  for (const {selectedOptions} of variants) {
    for (const [name, value] of Object.entries(selectedOptions)) {
      const known = values.get(name) ?? [];
      if (!known.includes(value)) known.push(value);
      values.set(name, known);
    }
  }
  return Array.from(values, ([name, known]) => ({name, values: known}));
}

function isSize(picture: PictureSize | Picture): picture is PictureSize {
  return Array.isArray(picture);
}
