import type {ShotPair} from './jobs.ts';
import {shotPair} from './jobs.ts';

/** A picture for the storefront's own pages: one or several pairs in a place. */
export interface SceneJob {
  /** The file, from the project's root. */
  name: string;
  scene: 'nordic' | 'summer' | 'bench';
  /** Where the camera stands; each scene knows its own. */
  view: string;
  snow?: boolean;
  pairs: readonly ShotPair[];
  /** Pixels. */
  size: readonly [number, number];
  samples: number;
}

const skarv = shotPair('skarv-carbon-fiber-sunglasses');

export const scenes: readonly SceneJob[] = [
  nordic('app/assets/hero.jpg', 'wide', [2400, 1350]),
  {...nordic('app/assets/hero-phone.jpg', 'tall', [1220, 1780]), snow: true},
  {
    name: 'app/assets/season.jpg',
    scene: 'summer',
    view: 'wide',
    pairs: [
      shotPair('mood-dis', {material: 'acetate-honey', lens: 'brown-gradient'}),
      shotPair('mood-fjell'),
      shotPair('titan-lom'),
      shotPair('kids-lille'),
      shotPair('titan-terne'),
    ],
    size: [2400, 1350],
    samples: 24,
  },
  {
    name: 'app/assets/story.jpg',
    scene: 'bench',
    view: 'tall',
    pairs: [shotPair('eyewood-rowan')],
    size: [1200, 1500],
    samples: 32,
  },
  nordic('app/assets/carbon.jpg', 'near', [1920, 1080]),
];

function nordic(name: string, view: string, size: readonly [number, number]): SceneJob {
  return {name, scene: 'nordic', view, pairs: [skarv], size, samples: 28};
}
