import type {Staged} from './jobs.ts';
import {shotPair} from './jobs.ts';
import type {CollectionHandle} from '../catalogue/types.ts';

/** A picture for the storefront's own pages. */
export interface SceneJob extends Staged {
  /** The file, from the project's root. */
  name: string;
  /** The camera of the scene. */
  view?: string;
  /** Pixels. */
  size: readonly [number, number];
  samples: number;
}

const orn = shotPair('fibrous-orn');
const silverSkarv = shotPair('skarv-carbon-fiber-sunglasses', {lens: 'silver-mirror'});

const summer = [shotPair('mood-vag'), shotPair('fibrous-kobbe'), shotPair('mood-glod')];

export const scenes: readonly SceneJob[] = [
  {
    name: 'app/shop/pictures/hero.jpg',
    scene: 'collection',
    set: 'evening',
    warm: true,
    pairs: [orn],
    size: [2400, 1350],
    samples: 48,
  },
  {
    name: 'app/shop/pictures/hero-phone.jpg',
    scene: 'collection',
    set: 'tall-evening',
    warm: true,
    pairs: [orn],
    size: [1220, 1780],
    samples: 40,
  },
  {
    name: 'app/shop/pictures/season.jpg',
    scene: 'collection',
    set: 'summer',
    warm: true,
    pairs: summer,
    size: [1920, 1080],
    samples: 20,
  },
  portrait('season-phone', 'tall-summer', ...summer),
  {
    name: 'app/shop/pictures/story-wide.jpg',
    scene: 'collection',
    set: 'sill',
    pairs: [shotPair('hybrid-atom-carbon-fiber-acetate-sunglasses')],
    size: [1920, 1080],
    samples: 24,
  },
  {
    name: 'app/shop/pictures/story.jpg',
    scene: 'collection',
    set: 'tall-sill',
    pairs: [shotPair('fibrous-brott-carbon-fiber', {material: 'carbon'})],
    size: [1200, 1500],
    samples: 24,
  },
  {
    name: 'app/shop/pictures/fronts.jpg',
    scene: 'collection',
    set: 'fronts',
    warm: true,
    pairs: [
      shotPair('skarv-carbon-fiber-sunglasses'),
      shotPair('fibrous-labb-carbon-fiber'),
      shotPair('fibrous-orn'),
      shotPair('fibrous-grissla', {material: 'carbon-red'}),
      shotPair('fibrous-kobbe'),
    ],
    size: [1800, 1200],
    samples: 20,
  },
  portrait('weave', 'woven', shotPair('fibrous-kobbe')),
  portrait('plate', 'plate', shotPair('fibrous-kobbe')),
  portrait('temple', 'burnt', {
    ...shotPair('engraved-rowan-waves', {material: 'maple'}),
    turn: 48,
  }),
  portrait('cut', 'cut', shotPair('fibrous-grissla')),
  portrait('grain', 'grain', shotPair('eyewood-rowan'), shotPair('eyewood-salg')),
  {
    name: 'app/shop/pictures/materials.jpg',
    scene: 'collection',
    set: 'materials',
    pairs: [shotPair('eyewood-rowan'), shotPair('fibrous-kobbe'), shotPair('titan-terne')],
    size: [1920, 1080],
    samples: 20,
  },
  {
    name: 'app/shop/pictures/carbon.jpg',
    scene: 'dark',
    view: 'wide',
    pairs: [silverSkarv],
    size: [1920, 1080],
    samples: 40,
  },
  {
    name: 'app/shop/pictures/carbon-phone.jpg',
    scene: 'dark',
    view: 'tall',
    pairs: [silverSkarv],
    size: [1080, 1540],
    samples: 40,
  },
  {
    name: 'app/shop/pictures/carbon-colours.jpg',
    scene: 'dark',
    view: 'row',
    pairs: [
      shotPair('fibrous-kobbe', {material: 'carbon-blue', lens: 'smoke'}),
      shotPair('fibrous-orn'),
      shotPair('fibrous-grissla', {material: 'carbon-red', lens: 'rose-gradient'}),
      silverSkarv,
    ],
    size: [1920, 1080],
    samples: 40,
  },
  collection('fibrous', [
    shotPair('hybrid-atom'),
    {...shotPair('skarv-carbon-fiber-sunglasses'), turn: 28},
    shotPair('fibrous-brott-carbon-fiber', {material: 'carbon'}),
  ]),
  warm('eyewood', [shotPair('eyewood-rowan'), shotPair('eyewood-salg'), shotPair('eyewood-lind')]),
  collection('titan', [shotPair('titan-lom'), shotPair('titan-terne'), shotPair('titan-grip')]),
  warm('engraved', [
    {...shotPair('engraved-rowan-waves', {material: 'maple'}), turn: 62},
    {...shotPair('engraved-hassel-spruces'), turn: 58},
  ]),
  collection('revision', [
    shotPair('revision-flak-paper'),
    shotPair('revision-tang-paper'),
    shotPair('revision-spant-paper'),
  ]),
  warm('mood', [
    shotPair('mood-dis'),
    shotPair('mood-glod'),
    shotPair('mood-fjell', {material: 'acetate-honey', lens: 'brown-gradient'}),
    shotPair('mood-vag', {material: 'plastic-yellow', lens: 'amber'}),
    shotPair('mood-fjell'),
    shotPair('mood-frost'),
    shotPair('mood-bris'),
    shotPair('mood-skym'),
    shotPair('mood-glod', {material: 'plastic-pink', lens: 'rose-gradient'}),
  ]),
  warm('kids', [shotPair('kids-knatte'), shotPair('kids-lille'), shotPair('kids-lunne')]),
  collection('lenses', [
    shotPair('titan-solid-colour-lenses', {lens: 'petrol'}),
    shotPair('titan-solid-colour-lenses', {lens: 'green'}),
    shotPair('titan-extra-lenses-gradient', {lens: 'smoke-gradient'}),
    shotPair('titan-extra-lenses-gradient', {lens: 'rose-gradient'}),
    shotPair('titan-solid-colour-lenses', {lens: 'amber'}),
    shotPair('titan-solid-colour-lenses', {lens: 'brown'}),
    shotPair('titan-mirror-lenses', {lens: 'blue-mirror'}),
  ]),
];

function collection(set: CollectionHandle, pairs: SceneJob['pairs']): SceneJob {
  const name = `app/shop/pictures/collections/${set}.jpg`;
  return {name, scene: 'collection', set, pairs, size: [1920, 1080], samples: 16};
}

function warm(...parameters: Parameters<typeof collection>): SceneJob {
  return {...collection(...parameters), warm: true};
}

function portrait(name: string, set: string, ...pairs: SceneJob['pairs']): SceneJob {
  const file = `app/shop/pictures/${name}.jpg`;
  return {name: file, scene: 'collection', set, warm: true, pairs, size: [1200, 1500], samples: 24};
}
