import {photos, photoAs, frameText, photo, product, variant} from './build.ts';
import type {CatalogueProduct} from './types.ts';

/** Titanium frames; their extra lenses stand in `lenses.ts`. */
export const titan: readonly CatalogueProduct[] = [
  product({
    handle: 'titan-terne',
    title: 'Titan Terne',
    since: '2022-04-11',
    description: frameText(
      [
        'An aviator in pure titanium, brushed and left without coating. Rims, double bridge and temples are welded in argon and hold the shape you give them.',
        'No nickel anywhere. Nose pads and temple tips are soft silicone and can be replaced. Fits medium to wide faces.',
      ],
      {length: 142, width: 141, height: 50, weight: 19, layers: 7},
    ),
    productType: 'Sunglasses',
    tags: ['titanium', 'aviator', 'bestseller'],
    collections: ['titan'],
    look: {shape: 'aviator', material: 'titanium', lens: 'gold-mirror'},
    variants: [
      variant('TERNE-SIL-GLD', {Color: 'Silver', Lens: 'Gold Mirror'}, '3299.00', 19),
      variant('TERNE-SIL-SMO', {Color: 'Silver', Lens: 'Smoke'}, '3199.00', 24),
      variant('TERNE-BLK-GLD', {Color: 'Black', Lens: 'Gold Mirror'}, '3399.00', 0, {
        look: {material: 'titanium-black'},
      }),
      variant('TERNE-BLK-SMO', {Color: 'Black', Lens: 'Smoke'}, '3299.00', 15, {
        look: {material: 'titanium-black'},
      }),
    ],
    pictures: [
      photo('Titan Terne in brushed titanium with gold mirror lenses'),
      ...photos('Titan Terne', 'front', 'side'),
      photoAs('Titan Terne in black', {material: 'titanium-black', lens: 'smoke'}),
      ...photos('Titan Terne', 'folded', 'case'),
    ],
  }),
  product({
    handle: 'titan-lom',
    title: 'Titan Lom',
    since: '2022-09-05',
    description: frameText(
      [
        'Round wire rims in titanium, 1.2 mm thick. There is hardly any frame: what you see is the lenses.',
        'The temples are beta titanium and spring back when sat upon. Fits narrow to medium faces.',
      ],
      {length: 140, width: 134, height: 47, weight: 15, layers: 7},
    ),
    productType: 'Sunglasses',
    tags: ['titanium', 'round'],
    collections: ['titan'],
    look: {shape: 'round', material: 'titanium', lens: 'green'},
    variants: [
      variant('LOM-SIL', {Color: 'Silver'}, '2999.00', 23),
      variant('LOM-GLD', {Color: 'Gold'}, '3299.00', 7, {
        look: {material: 'titanium-gold', lens: 'brown'},
      }),
      variant('LOM-BLK', {Color: 'Black'}, '3099.00', 12, {look: {material: 'titanium-black'}}),
    ],
    pictures: [
      photo('Titan Lom in titanium with green lenses'),
      ...photos('Titan Lom', 'front', 'side'),
      photoAs('Titan Lom in gold', {material: 'titanium-gold', lens: 'brown'}),
    ],
  }),
  product({
    handle: 'titanium-v2-lom-polarised-lenses',
    title: 'Titanium V2 Lom',
    since: '2023-05-08',
    description: frameText(
      [
        'The second build of Lom. The screws at the rims are gone: each lens snaps in from behind and can be changed in a minute, without tools.',
        'Same wire, same round shape, 2 g more. Takes the Titanium V2 lenses. Fits narrow to medium faces.',
      ],
      {length: 140, width: 135, height: 47, weight: 17, layers: 7},
    ),
    productType: 'Sunglasses',
    tags: ['titanium', 'round', 'v2'],
    collections: ['titan'],
    look: {shape: 'round', material: 'titanium-black', lens: 'smoke'},
    variants: [
      variant('V2LOM-BLK', {Color: 'Black'}, '3499.00', 20),
      variant('V2LOM-SIL', {Color: 'Silver'}, '3499.00', 14, {look: {material: 'titanium'}}),
    ],
    pictures: photos('Titanium V2 Lom', 'three-quarter', 'front', 'side'),
  }),
  product({
    handle: 'titan-alk',
    title: 'Titan Alk',
    since: '2023-07-17',
    description: frameText(
      [
        'A rectangle with a straight brow in black titanium. The colour is bonded to the metal by ion plating and does not flake.',
        'Light enough for driving all day. Two sizes, for medium and for wide faces; the measurements are those of the regular one.',
      ],
      {length: 143, width: 140, height: 40, weight: 18, layers: 7},
    ),
    productType: 'Sunglasses',
    tags: ['titanium', 'rectangle'],
    collections: ['titan'],
    look: {shape: 'rectangle', material: 'titanium-black', lens: 'smoke'},
    variants: [
      variant('ALK-REG', {Size: 'Regular'}, '3149.00', 13),
      variant('ALK-WID', {Size: 'Wide'}, '3149.00', 5),
    ],
    pictures: photos('Titan Alk', 'three-quarter', 'front', 'side'),
  }),
  product({
    handle: 'titan-sula',
    title: 'Titan Sula',
    since: '2024-01-15',
    description: frameText(
      [
        'A Titan Terne plated with 18 carat gold, 3 microns thick, and polished by hand between the layers. Each pair is numbered inside the temple.',
        'Delivered in an oak case with an extra pair of lenses. Fits medium to wide faces.',
      ],
      {length: 142, width: 141, height: 50, weight: 22, layers: 7},
    ),
    productType: 'Sunglasses',
    tags: ['titanium', 'aviator', 'numbered'],
    collections: ['titan'],
    look: {shape: 'aviator', material: 'titanium-gold', lens: 'brown-gradient'},
    variants: [variant('SULA', {}, '11499.00', 3)],
    pictures: photos('Titan Sula', 'three-quarter', 'front', 'detail', 'case'),
  }),
  product({
    handle: 'titan-ejder',
    title: 'Titan Ejder',
    since: '2024-03-25',
    description: frameText(
      [
        'A panto front in tortoise acetate on temples of gold-toned titanium. The metal runs on inside the acetate, from hinge to bridge, and keeps the front from sagging in heat.',
        'Adjustable nose pads. Fits medium faces.',
      ],
      {length: 144, width: 139, height: 46, weight: 21, layers: 7},
    ),
    productType: 'Sunglasses',
    tags: ['titanium', 'acetate', 'panto'],
    collections: ['titan'],
    look: {shape: 'panto', material: 'acetate-tortoise', temples: 'titanium-gold', lens: 'brown'},
    variants: [
      variant('EJDER-BRN', {Lens: 'Brown'}, '3599.00', 9),
      variant('EJDER-GRN', {Lens: 'Green'}, '3599.00', 6),
    ],
    pictures: photos('Titan Ejder', 'three-quarter', 'side'),
  }),
  product({
    handle: 'titan-grip',
    title: 'Titan Grip',
    since: '2024-08-26',
    description: frameText(
      [
        'An oval wire frame in black titanium for sailing and cycling. The temples end in soft hooks that close behind the ear, so it stays on when you lean over the rail.',
        'A loop in each temple takes a cord. Fits medium to wide faces.',
      ],
      {length: 138, width: 143, height: 43, weight: 20, layers: 7},
    ),
    productType: 'Sunglasses',
    tags: ['titanium', 'oval', 'sport'],
    collections: ['titan'],
    look: {shape: 'oval', material: 'titanium-black', lens: 'blue-mirror'},
    variants: [variant('GRIP-BLK', {Color: 'Black'}, '3999.00', 11)],
    pictures: photos('Titan Grip', 'three-quarter', 'front', 'side'),
  }),
];
