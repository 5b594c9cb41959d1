import {photos, photoAs, frameText, photo, product, variant} from './build.ts';
import type {CatalogueProduct} from './types.ts';

/** Laminated wood. */
export const eyewood: readonly CatalogueProduct[] = [
  product({
    handle: 'eyewood-rowan',
    title: 'Eyewood Rowan',
    since: '2022-03-21',
    description: frameText(
      [
        'Seven thin veneers, glued crosswise under pressure and milled into a panto front. The crossed grain is what keeps a wooden frame from warping in sun and rain.',
        'Oiled four times with hard wax. It darkens a shade during the first summer. Spring hinges; fits medium faces.',
      ],
      {length: 146, width: 140, height: 48, weight: 25, layers: 5},
    ),
    productType: 'Sunglasses',
    tags: ['wood', 'panto', 'bestseller'],
    collections: ['eyewood'],
    look: {shape: 'panto', material: 'walnut', lens: 'brown-gradient'},
    variants: [
      variant('ROWAN-WAL', {Material: 'Walnut'}, '1899.00', 31),
      variant('ROWAN-EBO', {Material: 'Ebony'}, '2099.00', 6, {look: {lens: 'smoke-gradient'}}),
      variant('ROWAN-MAP', {Material: 'Maple'}, '1899.00', 0),
      variant('ROWAN-ZEB', {Material: 'Zebrano'}, '1999.00', 12),
    ],
    pictures: [
      photo('Eyewood Rowan in walnut with brown gradient lenses'),
      ...photos('Eyewood Rowan in walnut', 'front', 'side'),
      photoAs('Eyewood Rowan in ebony', {material: 'ebony', lens: 'smoke-gradient'}),
      photoAs('Eyewood Rowan in zebrano', {material: 'zebrano'}),
      ...photos('Eyewood Rowan in walnut', 'case'),
    ],
  }),
  product({
    handle: 'eyewood-hassel',
    title: 'Eyewood Hassel',
    since: '2022-10-10',
    description: frameText(
      [
        'A square frame in laminated wood with straight temples, 6 mm wide at the hinge and slimmer towards the ear.',
        'The bridge is carved by hand to a soft saddle, so it needs no nose pads. Fits medium to wide faces.',
      ],
      {length: 147, width: 143, height: 45, weight: 27, layers: 5},
    ),
    productType: 'Sunglasses',
    tags: ['wood', 'square'],
    collections: ['eyewood'],
    look: {shape: 'square', material: 'zebrano', lens: 'brown'},
    variants: [
      variant('HASSEL-ZEB-BRN', {Material: 'Zebrano', Lens: 'Brown'}, '1799.00', 17),
      variant('HASSEL-ZEB-GRN', {Material: 'Zebrano', Lens: 'Green'}, '1799.00', 9),
      variant('HASSEL-WAL-BRN', {Material: 'Walnut', Lens: 'Brown'}, '1799.00', 22),
      variant('HASSEL-WAL-GRN', {Material: 'Walnut', Lens: 'Green'}, '1799.00', 0),
    ],
    pictures: [
      ...photos('Eyewood Hassel in zebrano', 'three-quarter', 'front', 'side'),
      photoAs('Eyewood Hassel in walnut', {material: 'walnut'}),
    ],
  }),
  product({
    handle: 'eyewood-salg',
    title: 'Eyewood Sälg',
    since: '2023-06-05',
    description: frameText(
      [
        'Round and pale, in maple from southern Sweden. The wood is soaped instead of oiled and keeps its light tone.',
        'A small frame that suits narrow faces. Screw hinges in brass, easy to tighten with the screwdriver in the case.',
      ],
      {length: 143, width: 133, height: 48, weight: 22, layers: 5},
    ),
    productType: 'Sunglasses',
    tags: ['wood', 'round'],
    collections: ['eyewood'],
    look: {shape: 'round', material: 'maple', lens: 'green'},
    variants: [
      variant('SALG-MAP', {Material: 'Maple'}, '1699.00', 14),
      variant('SALG-WAL', {Material: 'Walnut'}, '1699.00', 11, {look: {lens: 'brown'}}),
    ],
    pictures: photos('Eyewood Sälg', 'three-quarter', 'front', 'side'),
  }),
  product({
    handle: 'eyewood-bjork',
    title: 'Eyewood Björk',
    since: '2023-11-13',
    description: frameText(
      [
        'A maple front on titanium temples. Since the metal does the flexing, the wood can be milled down to 4 mm.',
        'The lightest frame in the range. The temples bend to shape by hand; fits narrow to wide faces.',
      ],
      {length: 144, width: 139, height: 44, weight: 18, layers: 5},
    ),
    productType: 'Sunglasses',
    tags: ['wood', 'titanium', 'rectangle'],
    collections: ['eyewood'],
    look: {shape: 'rectangle', material: 'maple', temples: 'titanium', lens: 'smoke'},
    variants: [
      variant('BJORK-SMO', {Lens: 'Smoke'}, '2199.00', 10),
      variant('BJORK-SIL', {Lens: 'Silver Mirror'}, '2299.00', 3),
    ],
    pictures: photos('Eyewood Björk', 'three-quarter', 'side'),
  }),
  product({
    handle: 'eyewood-lind',
    title: 'Eyewood Lind',
    since: '2024-03-11',
    description: frameText(
      [
        'A gently lifted cat-eye in ebony-stained wood, polished until it feels like stone. The grain shows only when the light comes from the side.',
        'Zebrano, the other wood, is left unstained. Fits narrow to medium faces.',
      ],
      {length: 142, width: 138, height: 46, weight: 26, layers: 5},
    ),
    productType: 'Sunglasses',
    tags: ['wood', 'cat-eye'],
    collections: ['eyewood'],
    look: {shape: 'cat-eye', material: 'ebony', lens: 'rose-gradient'},
    variants: [
      variant('LIND-EBO', {Material: 'Ebony'}, '1949.00', 8),
      variant('LIND-ZEB', {Material: 'Zebrano'}, '1559.00', 4, {
        was: '1949.00',
        look: {lens: 'brown-gradient'},
      }),
    ],
    pictures: photos('Eyewood Lind', 'three-quarter', 'front', 'side'),
  }),
  product({
    handle: 'eyewood-en',
    title: 'Eyewood En',
    since: '2024-11-25',
    description: frameText(
      [
        'Juniper from the shore, dried for two years and cut against the rings. It smells faintly of the tree for the first months.',
        'The wood decides how many pairs there are: this batch was forty. Fits medium faces.',
      ],
      {length: 145, width: 139, height: 47, weight: 24, layers: 5},
    ),
    productType: 'Sunglasses',
    tags: ['wood', 'oval', 'limited'],
    collections: ['eyewood'],
    look: {shape: 'oval', material: 'maple', lens: 'amber'},
    variants: [variant('EN', {}, '2899.00', 0)],
    pictures: photos('Eyewood En', 'three-quarter', 'front', 'side'),
  }),
];
