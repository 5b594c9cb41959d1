import {photos, photoAs, lensText, photo, product, variant} from './build.ts';
import type {CatalogueProduct} from './types.ts';

/** Extra lenses, sold in pairs for a model the customer has. */
export const lenses: readonly CatalogueProduct[] = [
  product({
    handle: 'linser-terne',
    title: 'Linser Terne',
    since: '2022-08-15',
    description: lensText(
      [
        'A pair of mirrored lenses for Terne. Cut to the millimetre: loosen the screw at the rim, swap the lenses, tighten.',
        'The mirror lies under a hard coat and stands ordinary cleaning. Screwdriver and cloth included.',
      ],
      {width: 58, height: 49, weight: 11, layers: 7},
    ),
    productType: 'Lenses',
    tags: ['lenses', 'titanium'],
    collections: ['lenses'],
    look: {shape: 'lenses', material: 'titanium', lens: 'gold-mirror'},
    variants: [
      variant('LTERNE-GLD', {Lens: 'Gold Mirror'}, '699.00', 28),
      variant('LTERNE-BLU', {Lens: 'Blue Mirror'}, '699.00', 19),
      variant('LTERNE-SIL', {Lens: 'Silver Mirror'}, '699.00', 0),
    ],
    pictures: [
      photo('A loose pair of gold mirror lenses'),
      ...photos('Linser Terne', 'front'),
      photoAs('Linser Terne in blue mirror', {lens: 'blue-mirror'}),
    ],
  }),
  product({
    handle: 'titan-extra-lenses-gradient',
    title: 'Titan Extra Lenses, Gradient',
    since: '2023-03-20',
    description: lensText(
      [
        'Darker at the top, lighter towards the cheek: good for reading a chart or a dashboard without taking the sunglasses off.',
        'One pair for Titan Lom. Screwdriver and cloth included.',
      ],
      {width: 47, height: 45, weight: 8, layers: 7},
    ),
    productType: 'Lenses',
    tags: ['lenses', 'titanium', 'gradient'],
    collections: ['lenses'],
    look: {shape: 'lenses', material: 'titanium', lens: 'brown-gradient'},
    variants: [
      variant('XGRAD-BRN', {Lens: 'Brown Gradient'}, '614.85', 24),
      variant('XGRAD-SMO', {Lens: 'Smoke Gradient'}, '614.85', 21),
      variant('XGRAD-ROS', {Lens: 'Rose Gradient'}, '629.00', 9),
    ],
    pictures: [
      ...photos('Titan Extra Lenses in brown gradient', 'three-quarter', 'front'),
      photoAs('Titan Extra Lenses in rose gradient', {lens: 'rose-gradient'}),
    ],
  }),
  product({
    handle: 'titan-mirror-lenses',
    title: 'Titan Mirror Lenses',
    since: '2023-09-25',
    description: lensText(
      [
        'Mirrored lenses for Titan Lom. The mirror throws back a good part of the light before the tint takes the rest, which suits snow and open sea.',
        'One pair. Screwdriver and cloth included.',
      ],
      {width: 47, height: 45, weight: 8, layers: 7},
    ),
    productType: 'Lenses',
    tags: ['lenses', 'titanium', 'mirror'],
    collections: ['lenses'],
    look: {shape: 'lenses', material: 'titanium', lens: 'blue-mirror'},
    variants: [
      variant('TMIR-BLU', {Lens: 'Blue Mirror'}, '649.00', 17),
      variant('TMIR-SIL', {Lens: 'Silver Mirror'}, '649.00', 13),
    ],
    pictures: photos('Titan Mirror Lenses', 'three-quarter'),
  }),
  product({
    handle: 'linser-skarv',
    title: 'Linser Skarv',
    since: '2024-01-29',
    description: lensText(
      [
        'Spare lenses for Skarv, in the tints that the frame is sold with and two more. They click into the groove from the front; warm the rim in your hand first.',
        'Sold as one pair, or as two of the same tint.',
      ],
      {width: 54, height: 40, weight: 10, layers: 7},
    ),
    productType: 'Lenses',
    tags: ['lenses', 'square'],
    collections: ['lenses'],
    look: {shape: 'lenses', material: 'carbon', lens: 'smoke'},
    variants: [
      variant('LSKARV-SMO-1', {Lens: 'Smoke', Pack: 'One Pair'}, '499.00', 40),
      variant('LSKARV-SMO-2', {Lens: 'Smoke', Pack: 'Two Pairs'}, '899.00', 20),
      variant('LSKARV-SIL-1', {Lens: 'Silver Mirror', Pack: 'One Pair'}, '549.00', 16),
      variant('LSKARV-SIL-2', {Lens: 'Silver Mirror', Pack: 'Two Pairs'}, '899.00', 8),
      variant('LSKARV-AMB-1', {Lens: 'Amber', Pack: 'One Pair'}, '499.00', 11),
      variant('LSKARV-AMB-2', {Lens: 'Amber', Pack: 'Two Pairs'}, '899.00', 0),
      variant('LSKARV-GRN-1', {Lens: 'Green', Pack: 'One Pair'}, '499.00', 14),
      variant('LSKARV-GRN-2', {Lens: 'Green', Pack: 'Two Pairs'}, '899.00', 7),
    ],
    pictures: [
      ...photos('Linser Skarv in smoke', 'three-quarter', 'front'),
      photoAs('Linser Skarv in amber', {lens: 'amber'}),
    ],
  }),
  product({
    handle: 'eyewood-replacement-lenses',
    title: 'Eyewood Replacement Lenses',
    since: '2024-05-20',
    description: lensText(
      [
        'For Rowan, when the old lenses have met one beach too many. Send us the frame and we fit them, or do it yourself: the wooden rim opens with one screw at the hinge.',
        'One pair, cloth included.',
      ],
      {width: 51, height: 45, weight: 9, layers: 5},
    ),
    productType: 'Lenses',
    tags: ['lenses', 'wood'],
    collections: ['lenses'],
    look: {shape: 'lenses', material: 'walnut', lens: 'brown-gradient'},
    variants: [
      variant('EREP-BRG', {Lens: 'Brown Gradient'}, '449.00', 25),
      variant('EREP-SMG', {Lens: 'Smoke Gradient'}, '449.00', 22),
      variant('EREP-CLR', {Lens: 'Clear'}, '399.00', 12),
    ],
    pictures: photos('Eyewood Replacement Lenses', 'three-quarter', 'front'),
  }),
  product({
    handle: 'titan-solid-colour-lenses',
    title: 'Titan Solid-Colour Lenses',
    since: '2024-10-14',
    description: lensText(
      [
        'Evenly tinted lenses for Titan Lom. Smoke leaves colours as they are, brown lifts contrast, green is the calm one between them.',
        'One pair. Screwdriver and cloth included.',
      ],
      {width: 47, height: 45, weight: 8, layers: 7},
    ),
    productType: 'Lenses',
    tags: ['lenses', 'titanium'],
    collections: ['lenses'],
    look: {shape: 'lenses', material: 'titanium', lens: 'green'},
    variants: [
      variant('TSOL-GRN', {Lens: 'Green'}, '549.00', 18),
      variant('TSOL-SMO', {Lens: 'Smoke'}, '549.00', 27),
      variant('TSOL-BRN', {Lens: 'Brown'}, '549.00', 15),
      variant('TSOL-PET', {Lens: 'Petrol'}, '549.00', 0),
      variant('TSOL-AMB', {Lens: 'Amber'}, '549.00', 6),
    ],
    pictures: [
      ...photos('Titan Solid-Colour Lenses in green', 'three-quarter'),
      photoAs('Titan Solid-Colour Lenses in brown', {lens: 'brown'}),
      photoAs('Titan Solid-Colour Lenses in petrol', {lens: 'petrol'}),
    ],
  }),
  product({
    handle: 'titan-photochromic-lenses',
    title: 'Titan Photochromic Lenses',
    since: '2025-02-03',
    description: lensText(
      [
        'Lenses that darken by themselves in sunlight and clear again indoors within about two minutes. Cold makes them darker, so they are at their best in winter.',
        'One pair for Titan Lom. Screwdriver and cloth included.',
      ],
      {width: 47, height: 45, weight: 9, layers: 7},
    ),
    productType: 'Lenses',
    tags: ['lenses', 'titanium', 'photochromic'],
    collections: ['lenses'],
    look: {shape: 'lenses', material: 'titanium', lens: 'photochromic'},
    variants: [variant('TPHO', {}, '899.00', 10)],
    pictures: photos('Titan Photochromic Lenses', 'three-quarter'),
  }),
  product({
    handle: 'titanium-v2-mirror-lenses',
    title: 'Titanium V2 Mirror Lenses',
    since: '2025-02-17',
    description: lensText(
      [
        'Mirrored lenses for Titanium V2 Lom. They snap in from behind, without tools: press at the bridge until you hear a click.',
        'They do not fit the first Titan Lom, whose rims have a screw. One pair, cloth included.',
      ],
      {width: 48, height: 46, weight: 9, layers: 7},
    ),
    productType: 'Lenses',
    tags: ['lenses', 'titanium', 'v2', 'mirror'],
    collections: ['lenses', 'titan'],
    look: {shape: 'lenses', material: 'titanium-black', lens: 'silver-mirror'},
    variants: [
      variant('V2MIR-SIL', {Lens: 'Silver Mirror'}, '749.00', 15),
      variant('V2MIR-GLD', {Lens: 'Gold Mirror'}, '749.00', 12),
    ],
    pictures: photos('Titanium V2 Mirror Lenses', 'three-quarter', 'front', 'detail'),
  }),
];
