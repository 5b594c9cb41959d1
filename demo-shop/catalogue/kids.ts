import {photo, photosAs, photos, product, usualPhotos, variant} from './build.ts';
import type {CatalogueProduct} from './types.ts';

/** For ages 3 to 10. */
export const kids: readonly CatalogueProduct[] = [
  product({
    handle: 'kids-lille',
    title: 'Kids Lille, round, ages 3–10',
    since: '2022-06-07',
    paragraphs: [
      'Round polycarbonate frames that bend rather than break. The front is one colour and the temples another, so it is easy to see which way round they go.',
      'Rivets hold the hinges, not screws that could work loose. The lenses have a blue mirror. Two sizes: 122 mm wide for ages 3–6, 128 for ages 7–10.',
    ],
    measures: {
      length: 128,
      width: 122,
      height: 49,
      lens: [42, 42],
      bridge: 21,
      weight: 16,
      layers: 5,
    },
    productType: 'Kids sunglasses',
    tags: ['kids', 'polycarbonate', 'round'],
    collections: ['kids'],
    look: {
      shape: 'round',
      material: 'plastic-orange',
      temples: 'plastic-teal',
      lens: 'blue-mirror',
      small: true,
    },
    sizes: {
      'Ages 3–6': {},
      'Ages 7–10': {length: 134, width: 128, height: 51, lens: [45, 45], weight: 18},
    },
    variants: [
      variant('LILLE-ORA-S', {Colour: 'Orange', Size: 'Ages 3–6'}, '699.00', 22),
      variant('LILLE-ORA-L', {Colour: 'Orange', Size: 'Ages 7–10'}, '749.00', 17),
      variant('LILLE-YEL-S', {Colour: 'Yellow', Size: 'Ages 3–6'}, '699.00', 9, {
        look: {material: 'plastic-yellow', temples: 'plastic-blue'},
      }),
      variant('LILLE-YEL-L', {Colour: 'Yellow', Size: 'Ages 7–10'}, '749.00', 0, {
        look: {material: 'plastic-yellow', temples: 'plastic-blue'},
      }),
      variant('LILLE-BLU-S', {Colour: 'Blue', Size: 'Ages 3–6'}, '699.00', 14, {
        look: {material: 'plastic-blue', temples: 'plastic-orange'},
      }),
      variant('LILLE-BLU-L', {Colour: 'Blue', Size: 'Ages 7–10'}, '749.00', 11, {
        look: {material: 'plastic-blue', temples: 'plastic-orange'},
      }),
      variant('LILLE-PNK-S', {Colour: 'Pink', Size: 'Ages 3–6'}, '699.00', 0, {
        look: {material: 'plastic-pink', temples: 'plastic-green'},
      }),
      variant('LILLE-PNK-L', {Colour: 'Pink', Size: 'Ages 7–10'}, '749.00', 0, {
        look: {material: 'plastic-pink', temples: 'plastic-green'},
      }),
      variant('LILLE-GRN-S', {Colour: 'Green', Size: 'Ages 3–6'}, '699.00', 6, {
        look: {material: 'plastic-green', temples: 'plastic-yellow'},
      }),
      variant('LILLE-GRN-L', {Colour: 'Green', Size: 'Ages 7–10'}, '749.00', 8, {
        look: {material: 'plastic-green', temples: 'plastic-yellow'},
      }),
    ],
    pictures: [
      photo('Kids Lille with orange front, teal temples and blue mirror lenses'),
      ...photos('Kids Lille in orange', 'sunlight', 'front', 'case', 'side'),
      ...photosAs('Kids Lille in yellow', {material: 'plastic-yellow', temples: 'plastic-blue'}),
      ...photosAs('Kids Lille in blue', {material: 'plastic-blue', temples: 'plastic-orange'}),
      ...photosAs('Kids Lille in green', {material: 'plastic-green', temples: 'plastic-yellow'}),
      ...photosAs('Kids Lille in pink', {material: 'plastic-pink', temples: 'plastic-green'}),
    ],
  }),
  product({
    handle: 'kids-lunne',
    title: 'Kids Lunne, square, ages 3–6',
    since: '2022-12-12',
    paragraphs: [
      'A square frame with a flat brow and temples that close around the head. It stays on upside down; we have tried.',
      'The bridge is wide and low, like a child’s nose. Smoke grey lenses. Ages 3 to 6.',
    ],
    measures: {
      length: 122,
      width: 118,
      height: 43,
      lens: [44, 35],
      bridge: 17,
      weight: 15,
      layers: 5,
    },
    productType: 'Kids sunglasses',
    tags: ['kids', 'polycarbonate', 'square'],
    collections: ['kids'],
    look: {
      shape: 'square',
      material: 'plastic-yellow',
      temples: 'plastic-orange',
      lens: 'smoke',
      small: true,
    },
    variants: [
      variant('LUNNE-YEL', {Colour: 'Yellow'}, '649.00', 18),
      variant('LUNNE-TEA', {Colour: 'Teal'}, '649.00', 13, {
        look: {material: 'plastic-teal', temples: 'plastic-pink'},
      }),
    ],
    pictures: [
      ...usualPhotos('Kids Lunne in yellow'),
      ...photosAs('Kids Lunne in teal', {material: 'plastic-teal', temples: 'plastic-pink'}),
    ],
  }),
  product({
    handle: 'eyewood-cubs-kotte',
    title: 'Kids Eyewood Kotte, round, wood, ages 3–6',
    since: '2023-07-03',
    paragraphs: [
      'A small round frame in maple or walnut with temples of soft polycarbonate. The wood is finished with linseed oil and nothing else.',
      'All edges are rounded. Green lenses with maple, brown with walnut. Ages 3 to 6.',
    ],
    measures: {
      length: 121,
      width: 117,
      height: 47,
      lens: [38, 38],
      bridge: 20,
      weight: 17,
      layers: 5,
    },
    productType: 'Kids sunglasses',
    tags: ['kids', 'wood', 'round'],
    collections: ['kids'],
    look: {shape: 'round', material: 'maple', temples: 'plastic-green', lens: 'green', small: true},
    variants: [
      variant('KOTTE-MAP', {Material: 'Maple'}, '949.00', 8),
      variant('KOTTE-WAL', {Material: 'Walnut'}, '949.00', 5, {
        look: {temples: 'plastic-orange', lens: 'brown'},
      }),
    ],
    pictures: [
      ...usualPhotos('Kids Eyewood Kotte in maple'),
      ...photosAs('Kids Eyewood Kotte in walnut', {
        material: 'walnut',
        temples: 'plastic-orange',
        lens: 'brown',
      }),
    ],
  }),
  product({
    handle: 'barn-tulla',
    title: 'Kids Tulla, cat-eye, ages 7–10',
    since: '2023-10-30',
    paragraphs: [
      'A lifted corner and a little glitter pressed between two layers of polycarbonate, where it cannot rub off.',
      'Flexible hinges without springs. Gradient lenses: rose with pink, smoke grey with blue. Ages 7 to 10.',
    ],
    measures: {
      length: 130,
      width: 124,
      height: 46,
      lens: [47, 36],
      bridge: 15,
      weight: 17,
      layers: 5,
    },
    productType: 'Kids sunglasses',
    tags: ['kids', 'polycarbonate', 'cat-eye'],
    collections: ['kids'],
    look: {shape: 'cat-eye', material: 'plastic-pink', lens: 'rose-gradient', small: true},
    variants: [
      variant('TULLA-PNK', {Colour: 'Pink'}, '610.00', 7),
      variant('TULLA-BLU', {Colour: 'Blue'}, '620.00', 10, {
        look: {material: 'plastic-blue', lens: 'smoke-gradient'},
      }),
    ],
    pictures: [
      ...usualPhotos('Kids Tulla in pink'),
      ...photosAs('Kids Tulla in blue', {
        material: 'plastic-blue',
        lens: 'smoke-gradient',
      }),
    ],
  }),
  product({
    handle: 'cubs-rav',
    title: 'Kids Räv, aviator, ages 3–6',
    since: '2024-04-29',
    paragraphs: [
      'A fox-coloured aviator in bendable polycarbonate. The nose pads are soft and wide, so they leave no marks even after a day in a bicycle seat.',
      'Gold mirror lenses. Ages 3 to 6.',
    ],
    measures: {
      length: 123,
      width: 119,
      height: 49,
      lens: [45, 39],
      bridge: 14,
      weight: 15,
      layers: 5,
    },
    productType: 'Kids sunglasses',
    tags: ['kids', 'polycarbonate', 'aviator'],
    collections: ['kids'],
    look: {shape: 'aviator', material: 'plastic-orange', lens: 'gold-mirror', small: true},
    variants: [variant('RAV', {Colour: 'Orange'}, '599.00', 16)],
    pictures: usualPhotos('Kids Räv', 'folded'),
  }),
  product({
    handle: 'kids-knatte',
    title: 'Kids Knatte, oval, ages 7–10',
    since: '2024-09-16',
    paragraphs: [
      'An oval frame with a sports strap that clips onto the temples. Made for the swimming jetty, the ski slope and everything between.',
      'The strap is washable and can be taken off. Silver mirror lenses. Ages 7 to 10.',
    ],
    measures: {
      length: 129,
      width: 125,
      height: 43,
      lens: [47, 34],
      bridge: 16,
      weight: 18,
      layers: 5,
    },
    productType: 'Kids sunglasses',
    tags: ['kids', 'polycarbonate', 'oval', 'sport'],
    collections: ['kids'],
    look: {
      shape: 'oval',
      material: 'plastic-green',
      temples: 'plastic-blue',
      lens: 'silver-mirror',
      small: true,
    },
    variants: [
      variant('KNATTE-GRN', {Colour: 'Green'}, '799.00', 12),
      variant('KNATTE-ORA', {Colour: 'Orange'}, '799.00', 0, {
        look: {material: 'plastic-orange', temples: 'plastic-teal'},
      }),
    ],
    pictures: [
      ...usualPhotos('Kids Knatte in green'),
      ...photosAs('Kids Knatte in orange', {material: 'plastic-orange', temples: 'plastic-teal'}),
    ],
  }),
];
