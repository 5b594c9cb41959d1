import type {CollectionHandle, Look} from './types.ts';

/** One tone of paper a collection: goods of a kind stand on the same ground everywhere. */
export const backdrops: Readonly<Record<CollectionHandle, string>> = {
  fibrous: '#ced5d9',
  eyewood: '#c9cfc0',
  titan: '#d9dfe5',
  engraved: '#dfd5c5',
  revision: '#ebe6dc',
  mood: '#e8d3c6',
  kids: '#f0e6d0',
  lenses: '#d0dce2',
};

/** The paint of the wall behind a pair in sunlight; Mood's pairs lie on paper of this colour. */
export const walls: Readonly<Record<CollectionHandle, string>> = {
  fibrous: '#7089a0',
  eyewood: '#a3b08f',
  titan: '#93a9c2',
  engraved: '#b59f7e',
  revision: '#c9bda6',
  mood: '#efcbb5',
  kids: '#8fbcbd',
  lenses: '#a9bcc6',
};

/** In sunlight they look the other way: on the pages of their collections they stand beside another pair. */
export const facesRight: readonly string[] = [
  'hybrid-atom',
  'eyewood-hassel',
  'titan-lom',
  'kids-lunne',
  'mood-dis',
];

/** What the studio cannot read off a product's look and measurements. */
export interface Shape {
  /** mm, added to how far the front is bent around the face. */
  curve?: number;
  /** mm, added to the width of the rims. */
  rim?: number;
  /** Loose lenses have the outline of the frame they are for. */
  outline?: Look['shape'];
  /** Polycarbonate blasted instead of polished. */
  matt?: boolean;
}

export const shapes: Readonly<Record<string, Shape>> = {
  'fibrous-brott-carbon-fiber': {curve: 2.2, rim: 0.5},
  'fibrous-grissla': {rim: -0.6},
  'fibrous-klint': {rim: 1.5},
  'hybrid-atom': {rim: -0.9},
  'hybrid-atom-carbon-fiber-acetate-sunglasses': {rim: -0.9},
  'fibrous-labb-carbon-fiber': {curve: 1.2},
  'mood-fjell': {rim: -0.4},
  'mood-frost': {matt: true},
  'revision-blad-paper': {rim: -0.9},
  'kids-lille': {rim: -1.1},
  'kids-lunne': {curve: 1, rim: -1.1},
  'linser-terne': {outline: 'aviator'},
  'linser-skarv': {outline: 'square'},
  'titan-extra-lenses-gradient': {outline: 'round'},
  'titan-mirror-lenses': {outline: 'round'},
  'titan-solid-colour-lenses': {outline: 'round'},
  'titan-photochromic-lenses': {outline: 'round'},
  'titanium-v2-mirror-lenses': {outline: 'round'},
};
