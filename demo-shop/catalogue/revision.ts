import {photos, photoAs, frameText, photo, product, variant} from './build.ts';
import type {CatalogueProduct} from './types.ts';

/** Recycled paper, pressed into sheets and milled. */
export const revision: readonly CatalogueProduct[] = [
  product({
    handle: 'revision-flak-paper',
    title: 'Revision Flak Paper',
    since: '2022-05-09',
    description: frameText(
      [
        'Old charts, magazines and offcuts from the printer, shredded, pressed with a plant-based resin and milled into a square front. Every pair shows other scraps of print.',
        'The sheet is sealed against water right through, so rain does no harm. Fits medium faces; spring hinges.',
      ],
      {length: 145, width: 141, height: 46, weight: 24, layers: 5},
    ),
    productType: 'Sunglasses',
    tags: ['recycled paper', 'square'],
    collections: ['revision'],
    look: {shape: 'square', material: 'paper', lens: 'smoke-gradient'},
    variants: [
      variant('FLAK-NAT', {Color: 'Natural'}, '1599.00', 20),
      variant('FLAK-BLU', {Color: 'Blue'}, '1599.00', 9, {look: {material: 'paper-blue'}}),
      variant('FLAK-BLK', {Color: 'Black'}, '1599.00', 0, {look: {material: 'paper-black'}}),
    ],
    pictures: [
      photo('Revision Flak in natural recycled paper with smoke gradient lenses'),
      ...photos('Revision Flak Paper', 'front', 'side'),
      photoAs('Revision Flak Paper in blue', {material: 'paper-blue'}),
    ],
  }),
  product({
    handle: 'revision-drift-paper',
    title: 'Revision Drift Paper',
    since: '2023-03-06',
    description: frameText(
      [
        'A round frame made of the paper that our own workshop leaves behind: drawings, packing slips, templates. Look closely and you may find half a measurement.',
        'A soft, matt surface that stays warm to the touch. Fits narrow to medium faces.',
      ],
      {length: 143, width: 135, height: 48, weight: 22, layers: 5},
    ),
    productType: 'Sunglasses',
    tags: ['recycled paper', 'round'],
    collections: ['revision'],
    look: {shape: 'round', material: 'paper', lens: 'green'},
    variants: [variant('DRIFT-NAT', {Color: 'Natural'}, '1499.00', 13)],
    pictures: photos('Revision Drift Paper', 'three-quarter', 'front', 'side'),
  }),
  product({
    handle: 'revision-tang-paper',
    title: 'Revision Tång Paper',
    since: '2023-08-14',
    description: frameText(
      [
        'Blue paper from discarded sea charts, pressed together with dried bladderwrack. The seaweed draws dark threads through the sheet.',
        'Panto front on acetate temples. Fits medium faces.',
      ],
      {length: 144, width: 138, height: 47, weight: 23, layers: 5},
    ),
    productType: 'Sunglasses',
    tags: ['recycled paper', 'panto'],
    collections: ['revision'],
    look: {shape: 'panto', material: 'paper-blue', temples: 'acetate-petrol', lens: 'petrol'},
    variants: [variant('TANG', {}, '1250.00', 8, {was: '1699.00'})],
    pictures: photos('Revision Tång Paper', 'three-quarter', 'side'),
  }),
  product({
    handle: 'revision-spant-paper',
    title: 'Revision Spant Paper',
    since: '2024-04-08',
    description: frameText(
      [
        'Black paper, laid in forty layers and bent over a form like the ribs of a boat. The layers show along the rim as fine grey lines.',
        'A broad rectangle for medium to wide faces.',
      ],
      {length: 146, width: 144, height: 43, weight: 25, layers: 5},
    ),
    productType: 'Sunglasses',
    tags: ['recycled paper', 'rectangle'],
    collections: ['revision'],
    look: {shape: 'rectangle', material: 'paper-black', lens: 'smoke'},
    variants: [
      variant('SPANT-SMO', {Lens: 'Smoke'}, '1649.00', 12),
      variant('SPANT-AMB', {Lens: 'Amber'}, '1649.00', 4),
    ],
    pictures: photos('Revision Spant Paper', 'three-quarter', 'front', 'side'),
  }),
  product({
    handle: 'revision-blad-paper',
    title: 'Revision Blad Paper',
    since: '2025-03-17',
    description: frameText(
      [
        'A narrow oval with thin rims, as light as pressed paper can be made. The colour is that of the paper; nothing is dyed.',
        'Fits narrow faces.',
      ],
      {length: 140, width: 132, height: 40, weight: 18, layers: 5},
    ),
    productType: 'Sunglasses',
    tags: ['recycled paper', 'oval'],
    collections: ['revision'],
    look: {shape: 'oval', material: 'paper', lens: 'brown'},
    variants: [
      variant('BLAD-NAT', {Color: 'Natural'}, '1499.00', 15),
      variant('BLAD-BLU', {Color: 'Blue'}, '1499.00', 15, {
        look: {material: 'paper-blue', lens: 'smoke'},
      }),
    ],
    pictures: photos('Revision Blad Paper', 'three-quarter'),
  }),
];
