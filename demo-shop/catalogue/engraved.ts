import {photos, photoAs, frameText, photo, product, variant} from './build.ts';
import type {CatalogueProduct} from './types.ts';

/** Motifs burnt or cut into the temples. */
export const engraved: readonly CatalogueProduct[] = [
  product({
    handle: 'engraved-rowan-waves',
    title: 'Engraved Rowan Waves',
    since: '2022-07-04',
    description: frameText(
      [
        'Eyewood Rowan in walnut with a motif burnt 0.3 mm deep into the temples: a long swell, a row of spruces on the far shore and a latitude.',
        'A laser draws the lines, a brush with hard wax closes them. The latitude is that of our workshop; if you want your own, write to us straight after ordering. A pair with your own latitude cannot be returned. Spring hinges; fits medium faces.',
      ],
      {length: 146, width: 140, height: 48, weight: 25, layers: 5},
    ),
    productType: 'Sunglasses',
    tags: ['wood', 'engraved', 'panto'],
    collections: ['engraved'],
    look: {shape: 'panto', material: 'walnut', lens: 'brown-gradient', engraving: 'waves'},
    variants: [
      variant('ROWANW-WAL', {Material: 'Walnut'}, '2299.00', 12),
      variant('ROWANW-MAP', {Material: 'Maple'}, '2299.00', 5),
    ],
    pictures: [
      ...photos('Engraved Rowan Waves', 'three-quarter'),
      photo('Waves, spruces and a latitude burnt into a walnut temple', 'detail'),
      ...photos('Engraved Rowan Waves', 'side'),
    ],
  }),
  product({
    handle: 'eyewood-engraved-ask-compass',
    title: 'Eyewood Engraved Ask Compass',
    since: '2023-04-24',
    description: frameText(
      [
        'A compass rose on the left temple and its needle on the right, burnt into laminated wood. Folded, the two lie over each other.',
        'Square front, saddle bridge, no nose pads. Fits medium to wide faces.',
      ],
      {length: 147, width: 142, height: 45, weight: 27, layers: 5},
    ),
    productType: 'Sunglasses',
    tags: ['wood', 'engraved', 'square'],
    collections: ['engraved', 'eyewood'],
    look: {shape: 'square', material: 'maple', lens: 'brown', engraving: 'compass'},
    variants: [
      variant('ASK-MAP', {Material: 'Maple'}, '2199.00', 9),
      variant('ASK-ZEB', {Material: 'Zebrano'}, '2199.00', 0),
    ],
    pictures: photos('Eyewood Engraved Ask Compass', 'three-quarter', 'side', 'folded'),
  }),
  product({
    handle: 'engraved-alm-coordinates',
    title: 'Engraved Alm Coordinates',
    since: '2023-09-11',
    description: frameText(
      [
        'Your own position on the temple: a jetty, a summit, an address. E-mail it straight after ordering, in degrees and minutes, and we burn it into the wood.',
        'Round frame in zebrano or ebony. A pair with your position is made for you and cannot be returned. Fits narrow to medium faces.',
      ],
      {length: 144, width: 136, height: 47, weight: 24, layers: 5},
    ),
    productType: 'Sunglasses',
    tags: ['wood', 'engraved', 'round'],
    collections: ['engraved'],
    look: {shape: 'round', material: 'zebrano', lens: 'green', engraving: 'coordinates'},
    variants: [
      variant('ALM-ZEB', {Material: 'Zebrano'}, '2399.00', 18),
      variant('ALM-EBO', {Material: 'Ebony'}, '2549.00', 7, {look: {lens: 'smoke'}}),
    ],
    pictures: photos('Engraved Alm Coordinates', 'three-quarter', 'front', 'detail'),
  }),
  product({
    handle: 'engraved-skarv-carbon-fiber',
    title: 'Engraved Skarv',
    since: '2024-02-26',
    description: frameText(
      [
        'Fibrous Skarv with a fine line cut through the clear coat down to the carbon fibre. The motif is matt on gloss and shows when the light moves.',
        'Choose waves, spruces or coordinates. Spring hinges in stainless steel; fits medium to wide faces.',
      ],
      {length: 145, width: 142, height: 46, weight: 21, layers: 7},
    ),
    productType: 'Sunglasses',
    tags: ['carbon fibre', 'engraved', 'square'],
    collections: ['engraved', 'fibrous'],
    look: {shape: 'square', material: 'carbon', lens: 'smoke', engraving: 'coordinates'},
    variants: [
      variant('SKARVE-COO', {Engraving: 'Coordinates'}, '2999.00', 14),
      variant('SKARVE-WAV', {Engraving: 'Waves'}, '2899.00', 14, {look: {engraving: 'waves'}}),
      variant('SKARVE-SPR', {Engraving: 'Spruces'}, '2899.00', 6, {look: {engraving: 'spruces'}}),
    ],
    pictures: [
      ...photos('Engraved Skarv with coordinates', 'three-quarter', 'side'),
      photoAs('Engraved Skarv with waves', {engraving: 'waves'}, 'side'),
    ],
  }),
  product({
    handle: 'engraved-hassel-spruces',
    title: 'Engraved Hassel Spruces',
    since: '2024-07-08',
    description: frameText(
      [
        'A forest edge along both temples, one hundred and twelve spruces, no two of the same height.',
        'Otherwise it is Eyewood Hassel in walnut: square front, straight temples, saddle bridge. Fits medium to wide faces.',
      ],
      {length: 147, width: 143, height: 45, weight: 27, layers: 5},
    ),
    productType: 'Sunglasses',
    tags: ['wood', 'engraved', 'square'],
    collections: ['engraved'],
    look: {shape: 'square', material: 'walnut', lens: 'green', engraving: 'spruces'},
    variants: [variant('HASSELS', {}, '2249.00', 10)],
    pictures: photos('Engraved Hassel Spruces', 'three-quarter', 'side', 'detail'),
  }),
  product({
    handle: 'eyewood-engraved-lind-waves',
    title: 'Eyewood Engraved Lind Waves',
    since: '2025-01-20',
    description: frameText(
      [
        'Three lines of swell from hinge to tip, burnt into ebony-stained wood: dark on dark.',
        'The lifted front of Eyewood Lind. Fits narrow to medium faces.',
      ],
      {length: 142, width: 138, height: 46, weight: 26, layers: 5},
    ),
    productType: 'Sunglasses',
    tags: ['wood', 'engraved', 'cat-eye'],
    collections: ['engraved', 'eyewood'],
    look: {shape: 'cat-eye', material: 'ebony', lens: 'smoke-gradient', engraving: 'waves'},
    variants: [
      variant('LINDW-EBO', {Material: 'Ebony'}, '2349.00', 7),
      variant('LINDW-WAL', {Material: 'Walnut'}, '1879.00', 2, {
        was: '2349.00',
        look: {lens: 'brown-gradient'},
      }),
    ],
    pictures: photos('Eyewood Engraved Lind Waves', 'three-quarter', 'side'),
  }),
];
