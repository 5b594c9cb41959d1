import {engraved} from './engraved.ts';
import {eyewood} from './eyewood.ts';
import {fibrous} from './fibrous.ts';
import {kids} from './kids.ts';
import {lenses} from './lenses.ts';
import {mood} from './mood.ts';
import {revision} from './revision.ts';
import {titan} from './titan.ts';
import type {CatalogueProduct, CollectionHandle} from './types.ts';

/** Everything the demo shop sells, in the order in which it went on sale: the order of `products` without a sort key. */
export const catalogue: readonly CatalogueProduct[] = [
  ...fibrous,
  ...eyewood,
  ...titan,
  ...engraved,
  ...revision,
  ...mood,
  ...kids,
  ...lenses,
].sort((a, b) => a.createdAt.localeCompare(b.createdAt));

export interface CatalogueCollection {
  handle: CollectionHandle;
  title: string;
  /** Plain English text. */
  description: string;
}

export const collections: readonly CatalogueCollection[] = [
  {
    handle: 'fibrous',
    title: 'Fibrous',
    description:
      'Frames of woven carbon fibre, milled from solid panel and clear-coated by hand. Stiff, light and indifferent to heat and salt.',
  },
  {
    handle: 'eyewood',
    title: 'Eyewood',
    description:
      'Wood, oiled or soaped by hand. Crossed grain keeps the laminated frames in shape; the colour deepens with the years.',
  },
  {
    handle: 'titan',
    title: 'Titan',
    description:
      'Titanium wire and sheet, free from nickel, from 15 g. Can be bent to fit and springs back when mistreated.',
  },
  {
    handle: 'engraved',
    title: 'Engraved',
    description:
      'Waves, spruces, a compass or a position of your own, burnt or cut into the temples.',
  },
  {
    handle: 'revision',
    title: 'Revision',
    description:
      'Recycled paper, pressed into sheets and sealed right through. No two pairs carry the same scraps of print.',
  },
  {
    handle: 'mood',
    title: 'Mood',
    description:
      'Colour that goes all the way through: acetate and polycarbonate, many with lenses tinted to match.',
  },
  {
    handle: 'kids',
    title: 'Kids',
    description:
      'Frames that bend instead of breaking, for ages 3 to 10, with the same UV400 protection as the grown-ups’.',
  },
  {
    handle: 'lenses',
    title: 'Lenses',
    description:
      'Extra pairs for frames you already have: gradient, mirrored, evenly tinted or photochromic.',
  },
];
