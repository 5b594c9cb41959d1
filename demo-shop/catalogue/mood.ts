import {photo, photosAs, photos, product, usualPhotos, variant} from './build.ts';
import type {CatalogueProduct} from './types.ts';

/** Colour: acetate and polycarbonate. */
export const mood: readonly CatalogueProduct[] = [
  product({
    handle: 'mood-fjell',
    title: 'Mood Fjell, cat-eye, translucent',
    since: '2022-05-30',
    paragraphs: [
      'A broad, softly lifted front in polycarbonate, marbled and translucent in four colours, opaque in blue. The colour goes all the way through, so scratches show less.',
      'The lenses are tinted to match; the blue frame has smoke lenses. Fits wide faces.',
    ],
    measures: {
      length: 144,
      width: 143,
      height: 53,
      lens: [53, 43],
      bridge: 22,
      weight: 28,
      layers: 5,
    },
    productType: 'Sunglasses',
    tags: ['polycarbonate', 'cat-eye', 'colour'],
    collections: ['mood'],
    look: {shape: 'cat-eye', material: 'acetate-petrol', lens: 'petrol'},
    variants: [
      variant('FJELL-PET', {Colour: 'Petrol'}, '1549.00', 25),
      variant('FJELL-HON', {Colour: 'Honey'}, '1549.00', 18, {
        look: {material: 'acetate-honey', lens: 'brown-gradient'},
      }),
      variant('FJELL-ROS', {Colour: 'Rose'}, '1549.00', 0, {
        look: {material: 'acetate-rose', lens: 'rose-gradient'},
      }),
      variant('FJELL-TOR', {Colour: 'Tortoise'}, '1649.00', 11, {
        look: {material: 'acetate-tortoise', lens: 'brown'},
      }),
      variant('FJELL-BLU', {Colour: 'Blue'}, '1549.00', 3, {
        look: {material: 'plastic-blue', lens: 'smoke'},
      }),
    ],
    pictures: [
      photo('Mood Fjell in petrol with petrol lenses'),
      ...photos('Mood Fjell in petrol', 'sunlight', 'front', 'case', 'side'),
      ...photosAs('Mood Fjell in honey', {material: 'acetate-honey', lens: 'brown-gradient'}),
      ...photosAs('Mood Fjell in rose', {material: 'acetate-rose', lens: 'rose-gradient'}),
      ...photosAs('Mood Fjell in tortoise', {material: 'acetate-tortoise', lens: 'brown'}),
      ...photosAs('Mood Fjell in blue', {material: 'plastic-blue', lens: 'smoke'}),
      ...photos('Mood Fjell in petrol', 'detail'),
    ],
  }),
  product({
    handle: 'mood-dis',
    title: 'Mood Dis, round, acetate',
    since: '2022-11-28',
    paragraphs: [
      'Dis is the haze that lies over the water before the sun is properly up. The frame has its colour, and the lenses fade in the same way: deepest at the brow, almost clear at the cheek.',
      'Round, with a keyhole bridge. Fits medium-width faces.',
    ],
    measures: {
      length: 142,
      width: 136,
      height: 55,
      lens: [46, 46],
      bridge: 23,
      weight: 25,
      layers: 5,
    },
    productType: 'Sunglasses',
    tags: ['acetate', 'round', 'colour'],
    collections: ['mood'],
    look: {shape: 'round', material: 'acetate-rose', lens: 'rose-gradient'},
    variants: [
      variant('DIS-ROS', {Colour: 'Rose'}, '1599.00', 16),
      variant('DIS-HON', {Colour: 'Honey'}, '1599.00', 10, {
        look: {material: 'acetate-honey', lens: 'brown-gradient'},
      }),
    ],
    pictures: [
      ...usualPhotos('Mood Dis in rose'),
      ...photosAs('Mood Dis in honey', {material: 'acetate-honey', lens: 'brown-gradient'}),
      ...photos('Mood Dis in rose', 'detail'),
    ],
  }),
  product({
    handle: 'mood-eyewood-dream',
    title: 'Mood Eyewood Dream, panto, acetate and wood',
    since: '2023-06-19',
    paragraphs: [
      'A honey acetate front with walnut temples, or petrol with maple. Acetate and wood are joined with a dovetail, 5 mm long, that you can feel but hardly see.',
      'Brown gradient lenses with honey, petrol with petrol. A panto shape that suits most faces of medium width.',
    ],
    measures: {
      length: 145,
      width: 139,
      height: 54,
      lens: [52, 45],
      bridge: 20,
      weight: 26,
      layers: 5,
    },
    productType: 'Sunglasses',
    tags: ['acetate', 'wood', 'panto'],
    collections: ['mood'],
    look: {shape: 'panto', material: 'acetate-honey', temples: 'walnut', lens: 'brown-gradient'},
    variants: [
      variant('DREAM-HON', {Colour: 'Honey'}, '1849.00', 9),
      variant('DREAM-PET', {Colour: 'Petrol'}, '1849.00', 6, {
        look: {material: 'acetate-petrol', temples: 'maple', lens: 'petrol'},
      }),
    ],
    pictures: [
      ...usualPhotos('Mood Eyewood Dream in honey'),
      ...photosAs('Mood Eyewood Dream in petrol', {
        material: 'acetate-petrol',
        temples: 'maple',
        lens: 'petrol',
      }),
    ],
  }),
  product({
    handle: 'mood-bris',
    title: 'Mood Bris, rectangular, two-tone',
    since: '2023-10-16',
    paragraphs: [
      'A light, rectangular polycarbonate frame that stands up to life in your bag. The front and temples differ in colour and both are coloured right through, so scratches hardly show.',
      'Five-barrel stainless steel hinges, with screws you can tighten at home. The smoke grey lenses keep colours natural. Three sizes: 134, 140 and 146 mm wide.',
    ],
    measures: {
      length: 143,
      width: 140,
      height: 45,
      lens: [54, 36],
      bridge: 18,
      weight: 20,
      layers: 5,
    },
    productType: 'Sunglasses',
    tags: ['polycarbonate', 'rectangle', 'colour'],
    collections: ['mood'],
    look: {shape: 'rectangle', material: 'plastic-blue', temples: 'plastic-yellow', lens: 'smoke'},
    sizes: {
      'Narrow': {length: 140, width: 134, height: 43, lens: [51, 34], weight: 19},
      'Medium width': {},
      'Wide': {length: 146, width: 146, height: 47, lens: [57, 38], weight: 21},
    },
    variants: [
      variant('BRIS-BLU-REG', {Colour: 'Blue', Size: 'Medium width'}, '1499.00', 19),
      variant('BRIS-BLU-NAR', {Colour: 'Blue', Size: 'Narrow'}, '1499.00', 4),
      variant('BRIS-BLU-WID', {Colour: 'Blue', Size: 'Wide'}, '1499.00', 0),
      variant('BRIS-GRN-REG', {Colour: 'Green', Size: 'Medium width'}, '1499.00', 12, {
        look: {material: 'plastic-green', temples: 'plastic-pink'},
      }),
      variant('BRIS-GRN-NAR', {Colour: 'Green', Size: 'Narrow'}, '1499.00', 7, {
        look: {material: 'plastic-green', temples: 'plastic-pink'},
      }),
      variant('BRIS-GRN-WID', {Colour: 'Green', Size: 'Wide'}, '1499.00', 5, {
        look: {material: 'plastic-green', temples: 'plastic-pink'},
      }),
    ],
    pictures: [
      ...usualPhotos('Mood Bris in blue', 'detail', 'folded'),
      ...photosAs('Mood Bris in green', {material: 'plastic-green', temples: 'plastic-pink'}),
    ],
  }),
  product({
    handle: 'mood-glod',
    title: 'Mood Glöd, aviator, orange or pink',
    since: '2024-02-12',
    paragraphs: [
      'An aviator in orange polycarbonate with a gold mirror, or in pink with rose gradient lenses. Behind the mirror the lenses are brown, which lifts contrast.',
      'Nose pads moulded with the frame, so there is nothing to lose. Fits wide faces.',
    ],
    measures: {
      length: 144,
      width: 142,
      height: 56,
      lens: [56, 47],
      bridge: 15,
      weight: 24,
      layers: 5,
    },
    productType: 'Sunglasses',
    tags: ['polycarbonate', 'aviator', 'colour'],
    collections: ['mood'],
    look: {shape: 'aviator', material: 'plastic-orange', lens: 'gold-mirror'},
    variants: [
      variant('GLOD-ORA', {Colour: 'Orange'}, '1249.00', 8, {was: '1599.00'}),
      variant('GLOD-PNK', {Colour: 'Pink'}, '1599.00', 5, {
        look: {material: 'plastic-pink', lens: 'rose-gradient'},
      }),
    ],
    pictures: [
      ...usualPhotos('Mood Glöd in orange'),
      ...photosAs('Mood Glöd in pink', {material: 'plastic-pink', lens: 'rose-gradient'}),
    ],
  }),
  product({
    handle: 'mood-skym',
    title: 'Mood Skym, square, acetate, photochromic',
    since: '2024-07-01',
    paragraphs: [
      'For the hours when ordinary sunglasses are too dark: photochromic lenses, light grey in low light and deep grey at noon. In sunlight they darken in about half a minute.',
      'Square tortoise acetate with a saddle bridge. Fits wide faces.',
    ],
    measures: {
      length: 146,
      width: 143,
      height: 50,
      lens: [55, 41],
      bridge: 18,
      weight: 29,
      layers: 7,
    },
    productType: 'Sunglasses',
    tags: ['acetate', 'square', 'photochromic'],
    collections: ['mood'],
    look: {shape: 'square', material: 'acetate-tortoise', lens: 'photochromic'},
    variants: [variant('SKYM', {}, '1949.00', 14)],
    pictures: usualPhotos('Mood Skym', 'folded'),
  }),
  product({
    handle: 'mood-vag',
    title: 'Mood Våg, oval, recycled plastic',
    since: '2024-12-09',
    paragraphs: [
      'A Sixties shape: an oval in recycled polycarbonate. The teal comes from discarded water-cooler bottles and varies a little between batches.',
      'Green lenses with teal, amber with yellow. Fits narrow faces.',
    ],
    measures: {
      length: 141,
      width: 135,
      height: 44,
      lens: [50, 36],
      bridge: 20,
      weight: 19,
      layers: 5,
    },
    productType: 'Sunglasses',
    tags: ['polycarbonate', 'oval', 'colour'],
    collections: ['mood'],
    look: {shape: 'oval', material: 'plastic-teal', lens: 'green'},
    variants: [
      variant('VAG-TEA', {Colour: 'Teal'}, '1499.00', 12),
      variant('VAG-YEL', {Colour: 'Yellow'}, '1499.00', 9, {
        look: {material: 'plastic-yellow', lens: 'amber'},
      }),
    ],
    pictures: [
      ...usualPhotos('Mood Våg in teal'),
      ...photosAs('Mood Våg in yellow', {material: 'plastic-yellow', lens: 'amber'}),
    ],
  }),
  product({
    handle: 'mood-frost',
    title: 'Mood Frost, panto, frosted',
    since: '2025-04-14',
    paragraphs: [
      'Matt blue polycarbonate, blasted with fine glass until the surface looks like ice on a window. Silver mirror lenses.',
      'Panto front, spring hinges. Fits medium-width faces.',
    ],
    measures: {
      length: 144,
      width: 139,
      height: 54,
      lens: [52, 46],
      bridge: 20,
      weight: 22,
      layers: 5,
    },
    productType: 'Sunglasses',
    tags: ['polycarbonate', 'panto', 'colour'],
    collections: ['mood'],
    look: {shape: 'panto', material: 'plastic-blue', lens: 'silver-mirror'},
    variants: [variant('FROST', {Colour: 'Blue'}, '1549.00', 30)],
    pictures: usualPhotos('Mood Frost', 'folded'),
  }),
];
