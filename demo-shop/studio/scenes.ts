import type {ShotPair} from './jobs.ts';
import {shotPair} from './jobs.ts';
import type {CollectionHandle} from '../catalogue/types.ts';

/** A picture for the storefront's own pages: one or several pairs in a place. */
export interface SceneJob {
  /** The file, from the project's root. */
  name: string;
  scene: 'morning' | 'nordic' | 'summer' | 'bench' | 'collection';
  /** The camera of the scene. */
  view?: string;
  snow?: boolean;
  /** #rrggbb of a collection's scene: background, two blocks, column. */
  tones?: readonly [string, string, string, string];
  /** Evening sun through leaves instead of a clear day. */
  warm?: boolean;
  pairs: ReadonlyArray<ShotPair & {turn?: number}>;
  /** Pixels. */
  size: readonly [number, number];
  samples: number;
}

const skarv = shotPair('skarv-carbon-fiber-sunglasses');

export const scenes: readonly SceneJob[] = [
  {
    name: 'app/shop/pictures/hero.jpg',
    scene: 'morning',
    view: 'wide',
    pairs: [skarv],
    size: [2400, 1350],
    samples: 28,
  },
  {
    name: 'app/shop/pictures/hero-phone.jpg',
    scene: 'morning',
    view: 'tall',
    pairs: [skarv],
    size: [1220, 1780],
    samples: 28,
    snow: true,
  },
  {
    name: 'app/shop/pictures/season.jpg',
    scene: 'summer',
    view: 'wide',
    pairs: [
      shotPair('mood-dis', {material: 'acetate-honey', lens: 'brown-gradient'}),
      shotPair('mood-fjell'),
      shotPair('titan-lom', {material: 'titanium-gold'}),
      shotPair('kids-lille'),
    ],
    size: [2400, 1350],
    samples: 120,
  },
  {
    name: 'app/shop/pictures/story.jpg',
    scene: 'bench',
    view: 'tall',
    pairs: [shotPair('eyewood-rowan')],
    size: [1200, 1500],
    samples: 18,
  },
  {
    name: 'app/shop/pictures/carbon.jpg',
    scene: 'nordic',
    view: 'wide',
    pairs: [skarv],
    size: [1920, 1080],
    samples: 28,
  },
  {
    name: 'app/shop/pictures/carbon-phone.jpg',
    scene: 'nordic',
    view: 'tall',
    pairs: [skarv],
    size: [1080, 1540],
    samples: 28,
  },
  collection(
    'fibrous',
    ['#c6cdd2', '#8f999f', '#b3bcc2', '#646d73'],
    [
      shotPair('hybrid-atom'),
      shotPair('skarv-carbon-fiber-sunglasses'),
      shotPair('fibrous-labb-carbon-fiber'),
    ],
  ),
  warm(
    'eyewood',
    ['#d6dbcc', '#b5bfa5', '#e4e7da', '#c4a684'],
    [shotPair('eyewood-rowan'), shotPair('eyewood-salg'), shotPair('eyewood-lind')],
  ),
  collection(
    'titan',
    ['#dfe4ea', '#bac5cf', '#eef1f4', '#9fb0c0'],
    [shotPair('titan-lom'), shotPair('titan-terne'), shotPair('titan-grip')],
  ),
  warm(
    'engraved',
    ['#e6dbca', '#d8c1a2', '#f0e7d9', '#a58769'],
    [
      shotPair('engraved-hassel-spruces'),
      {...shotPair('engraved-rowan-waves'), turn: 76},
      shotPair('eyewood-engraved-lind-waves'),
    ],
  ),
  collection(
    'revision',
    ['#ece7dd', '#d3c9b8', '#f4f0e8', '#b5c0c6'],
    [
      shotPair('revision-flak-paper'),
      shotPair('revision-tang-paper'),
      shotPair('revision-spant-paper'),
    ],
  ),
  warm(
    'mood',
    ['#f1dacd', '#e6ac97', '#b9d2cf', '#f3d6a0'],
    [shotPair('mood-dis'), shotPair('mood-fjell'), shotPair('mood-bris')],
  ),
  warm(
    'kids',
    ['#f5e9cf', '#f2c984', '#b3d5da', '#eba68c'],
    [shotPair('kids-knatte'), shotPair('kids-lille'), shotPair('kids-lunne')],
  ),
  collection(
    'lenses',
    ['#dbe4e9', '#c4d4dc', '#edf3f6', '#a8bfcb'],
    [
      shotPair('linser-terne'),
      shotPair('titan-mirror-lenses'),
      shotPair('titan-extra-lenses-gradient'),
    ],
  ),
];

function collection(
  handle: CollectionHandle,
  tones: SceneJob['tones'],
  pairs: SceneJob['pairs'],
): SceneJob {
  const name = `app/shop/pictures/collections/${handle}.jpg`;
  return {name, scene: 'collection', ...(tones && {tones}), pairs, size: [1920, 1080], samples: 16};
}

function warm(...parameters: Parameters<typeof collection>): SceneJob {
  return {...collection(...parameters), warm: true};
}
