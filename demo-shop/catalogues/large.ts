import {LANDSCAPE, products, SQUARE, UPRIGHT, type Entry} from './build.ts';
import type {Collection, Goods} from './goods.ts';

/** Ten models that repeat. */
const MATERIALS = [
  'Carbon',
  'Titan',
  'Kids',
  'Carbon',
  'Acetate',
  'Titan',
  'Carbon',
  'Kids',
  'Wooden',
  'Steel',
];

const NAMES = [
  'Agate',
  'Basalt',
  'Cobalt',
  'Dolomite',
  'Epidote',
  'Flint',
  'Granite',
  'Hematite',
  'Iolite',
  'Jasper',
  'Kyanite',
  'Larimar',
  'Malachite',
  'Nephrite',
  'Onyx',
  'Pyrite',
  'Quartz',
];

const COLOURS = ['Black', 'Sand', 'Moss'];

const SENTENCES = [
  'The front is cut from one sheet and rounded by hand.',
  'Both temples turn on hinges with five barrels and a screw that can be tightened.',
  'The lenses are tinted all the way through and can be replaced by any optician.',
  'It sits lightly on the nose and stays where it is when you look down.',
  'The finish is matt to the touch and takes no fingerprints.',
  'Each pair comes in a folding case with a cloth in it.',
  'Spare screws, pads and temples are kept for as long as the model is made.',
  'The shape suits narrow and medium faces, and the bridge can be set a little wider.',
  'We have made this model since our second year and have changed it twice.',
];

/** About 600 characters, like descriptions of real shops. */
const LONG_ENOUGH = 600;

const collections: Collection[] = [...new Set(MATERIALS)].map((material) => ({
  handle: material.toLowerCase(),
  title: material,
  description: `Everything in our range that is ${material.toLowerCase()}.`,
}));

/**
 * A shop of so many products, the same at every call: three variants, five pictures and 600 characters each.
 *
 * @param count up to some hundred thousand
 */
export function large(count: number): Goods {
  return {
    name: 'Thousand Frames',
    currency: 'SEK',
    countries: ['SE'],
    primaryLanguage: 'EN',
    publishedLanguages: ['EN'],
    products: products(
      Array.from({length: count}, (_, index) => entry(index)),
      FIRST_DAY,
    ),
    collections,
    bestSelling: Array.from({length: Math.min(40, count)}, (_, rank) =>
      handleOf(bestOf(rank, count)),
    ),
  };
}

/** An hour each: early enough for five thousand. */
const FIRST_DAY = '2018-01-01T08:00:00Z';

/** Spread over the catalogue, so that bestsellers are not the first products. */
function bestOf(rank: number, count: number): number {
  return (rank * 37 + 11) % Math.max(1, count);
}

function entry(index: number): Entry {
  const title = titleOf(index);
  return {
    handle: handleOf(index),
    title,
    vendor: `Workshop ${(index % 7) + 1}`,
    productType: index % 10 === 9 ? 'Optical frames' : 'Sunglasses',
    tags: [materialOf(index).toLowerCase(), index % 4 === 0 ? 'new' : 'classic'],
    collections: [materialOf(index).toLowerCase()],
    description: describe(index),
    pictures: [UPRIGHT, SQUARE, UPRIGHT, LANDSCAPE, UPRIGHT],
    alt: (place) => `${title}, picture ${place}`,
    variants: COLOURS.map((colour, place) => ({
      sku: `L-${index}-${place}`,
      selectedOptions: {Color: colour},
      price: `${500 + ((index * 53 + place * 100) % 2500)}.00`,
      quantityAvailable: (index * 7 + place * 3) % 11,
      picture: place,
    })),
  };
}

function materialOf(index: number): string {
  return MATERIALS[index % MATERIALS.length] ?? '';
}

function titleOf(index: number): string {
  return `${NAMES[index % NAMES.length] ?? ''} ${materialOf(index)} No. ${index + 1}`;
}

function handleOf(index: number): string {
  return titleOf(index).toLowerCase().replaceAll('.', '').replaceAll(' ', '-');
}

function describe(index: number): string {
  const sentences: string[] = [];
  for (let place = index; sentences.join(' ').length < LONG_ENOUGH; place += 1) {
    sentences.push(SENTENCES[place % SENTENCES.length] ?? '');
  }
  const middle = Math.ceil(sentences.length / 2);
  return `${sentences.slice(0, middle).join(' ')}\n\n${sentences.slice(middle).join(' ')}`;
}
