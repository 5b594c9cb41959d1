import {photo, photoAs, photos, photosAs, product, usualPhotos, variant} from './build.ts';
import type {CatalogueProduct} from './types.ts';

/** Woven carbon fibre, alone or joined with another material. */
export const fibrous: readonly CatalogueProduct[] = [
  product({
    handle: 'skarv-carbon-fiber-sunglasses',
    title: 'Fibrous Skarv, square, carbon fibre',
    since: '2022-03-14',
    paragraphs: [
      'A square front milled from a single panel of woven carbon fibre, 4 mm thick, sanded and clear-coated by hand. The weave runs unbroken from hinge to hinge.',
      'Made for wide faces. Stainless steel spring hinges let the temples give a little outwards, so the frame stays put without pinching.',
    ],
    measures: {
      length: 145,
      width: 142,
      height: 48,
      lens: [55, 42],
      bridge: 18,
      weight: 21,
      layers: 7,
    },
    productType: 'Sunglasses',
    tags: ['carbon fibre', 'square'],
    collections: ['fibrous'],
    look: {shape: 'square', material: 'carbon', lens: 'smoke'},
    variants: [
      variant('SKARV-BLK-SMO', {Colour: 'Black', Lens: 'Smoke'}, '2499.00', 34),
      variant('SKARV-BLK-SIL', {Colour: 'Black', Lens: 'Silver mirror'}, '2599.00', 12),
      variant('SKARV-RED-SMO', {Colour: 'Red', Lens: 'Smoke'}, '2699.00', 7, {
        look: {material: 'carbon-red'},
      }),
      variant('SKARV-RED-SIL', {Colour: 'Red', Lens: 'Silver mirror'}, '2799.00', 0, {
        look: {material: 'carbon-red'},
      }),
      variant('SKARV-BLU-SMO', {Colour: 'Blue', Lens: 'Smoke'}, '2699.00', 5, {
        look: {material: 'carbon-blue'},
      }),
      variant('SKARV-BLU-SIL', {Colour: 'Blue', Lens: 'Silver mirror'}, '2799.00', 9, {
        look: {material: 'carbon-blue'},
      }),
    ],
    pictures: [
      photo('Fibrous Skarv in black carbon fibre with smoke lenses'),
      ...photos('Fibrous Skarv', 'sunlight', 'front', 'case', 'detail'),
      ...photosAs('Fibrous Skarv in red', {material: 'carbon-red'}),
      ...photosAs('Fibrous Skarv in blue', {material: 'carbon-blue'}),
      ...photosAs('Fibrous Skarv with silver mirror lenses', {lens: 'silver-mirror'}),
      // Sold out; one in sunlight instead of red's front would be the eleventh picture.
      photoAs('Fibrous Skarv in red with silver mirror lenses', {
        material: 'carbon-red',
        lens: 'silver-mirror',
      }),
      ...photosAs('Fibrous Skarv in blue with silver mirror lenses', {
        material: 'carbon-blue',
        lens: 'silver-mirror',
      }),
    ],
  }),
  product({
    handle: 'hybrid-atom',
    title: 'Fibrous Hybrid Atom, panto, carbon fibre, wire temples',
    since: '2022-06-20',
    paragraphs: [
      'Carbon fibre where stiffness counts, titanium where the frame has to bend. The panto front is woven carbon; the temples are beta titanium wire, 1.4 mm thick, with silicone tips.',
      'Our lightest carbon frame: at the helm you forget you are wearing it. Best for medium-width faces.',
    ],
    measures: {
      length: 143,
      width: 138,
      height: 51,
      lens: [53, 47],
      bridge: 20,
      weight: 17,
      layers: 7,
    },
    productType: 'Sunglasses',
    tags: ['carbon fibre', 'titanium', 'panto'],
    collections: ['fibrous'],
    look: {shape: 'panto', material: 'carbon', temples: 'titanium', lens: 'green'},
    variants: [
      variant('ATOM-GRN', {Lens: 'Green'}, '2999.00', 26),
      variant('ATOM-SMO', {Lens: 'Smoke'}, '2999.00', 18),
      variant('ATOM-BLU', {Lens: 'Blue mirror'}, '3149.00', 4),
    ],
    pictures: [
      ...photos('Fibrous Hybrid Atom', 'three-quarter', 'sunlight', 'front', 'case'),
      ...photosAs('Fibrous Hybrid Atom with blue mirror lenses', {lens: 'blue-mirror'}),
      ...photosAs('Fibrous Hybrid Atom with smoke lenses', {lens: 'smoke'}),
      ...photos('Fibrous Hybrid Atom', 'detail'),
    ],
  }),
  product({
    handle: 'hybrid-atom-carbon-fiber-acetate-sunglasses',
    title: 'Fibrous Hybrid Atom Acetate, panto, carbon fibre, acetate temples',
    since: '2022-11-07',
    paragraphs: [
      'The front of Hybrid Atom in woven carbon fibre, with temples of bio-based acetate. The acetate, made from cotton fibre, is cut from sheet, tumbled for three days and polished, so no two pairs share a pattern.',
      'The temples can be warmed and adjusted by any optician. Fits medium-width faces, with a keyhole bridge that spreads the weight.',
    ],
    measures: {
      length: 145,
      width: 139,
      height: 51,
      lens: [53, 47],
      bridge: 19,
      weight: 23,
      layers: 7,
    },
    productType: 'Sunglasses',
    tags: ['carbon fibre', 'acetate', 'panto'],
    collections: ['fibrous'],
    look: {shape: 'panto', material: 'carbon', temples: 'acetate-tortoise', lens: 'brown'},
    variants: [
      variant('ATOMAC-TOR-BRN', {Colour: 'Tortoise', Lens: 'Brown'}, '2899.00', 14),
      variant('ATOMAC-TOR-SMO', {Colour: 'Tortoise', Lens: 'Smoke'}, '2899.00', 3),
      variant('ATOMAC-HON-BRN', {Colour: 'Honey', Lens: 'Brown'}, '2899.00', 11, {
        look: {temples: 'acetate-honey'},
      }),
      variant('ATOMAC-HON-SMO', {Colour: 'Honey', Lens: 'Smoke'}, '2899.00', 0, {
        look: {temples: 'acetate-honey'},
      }),
      variant('ATOMAC-PET-BRN', {Colour: 'Petrol', Lens: 'Brown'}, '2979.00', 6, {
        look: {temples: 'acetate-petrol'},
      }),
      variant('ATOMAC-PET-SMO', {Colour: 'Petrol', Lens: 'Smoke'}, '2979.00', 8, {
        look: {temples: 'acetate-petrol'},
      }),
    ],
    pictures: [
      ...photos(
        'Fibrous Hybrid Atom with tortoise acetate temples',
        'three-quarter',
        'sunlight',
        'front',
      ),
      // The fourth stands on cards (specification §9), whose button adds tortoise.
      ...photosAs('Fibrous Hybrid Atom with tortoise acetate temples and smoke lenses', {
        lens: 'smoke',
      }),
      ...photos('Fibrous Hybrid Atom with tortoise acetate temples', 'case', 'folded'),
      ...photosAs('Fibrous Hybrid Atom with honey acetate temples', {temples: 'acetate-honey'}),
      ...photosAs('Fibrous Hybrid Atom with petrol acetate temples', {
        temples: 'acetate-petrol',
        lens: 'smoke',
      }),
      ...photosAs('Fibrous Hybrid Atom with petrol acetate temples and brown lenses', {
        temples: 'acetate-petrol',
        lens: 'brown',
      }),
      // One in sunlight would be the eleventh picture.
      photoAs('Fibrous Hybrid Atom with honey acetate temples and smoke lenses', {
        temples: 'acetate-honey',
        lens: 'smoke',
      }),
    ],
  }),
  product({
    handle: 'fibrous-kobbe',
    title: 'Fibrous Kobbe, round, carbon fibre',
    since: '2023-02-06',
    paragraphs: [
      'Two true circles in carbon fibre, joined by a low bridge. A kobbe is a rock the sea has worn smooth and round; the edges of this frame are rounded to match, by hand, with wet sandpaper.',
      'Green lenses with black, smoke grey with blue. Fits narrow faces and sits a little lower on the nose than our other carbon frames.',
    ],
    measures: {
      length: 142,
      width: 134,
      height: 54,
      lens: [48, 48],
      bridge: 23,
      weight: 19,
      layers: 7,
    },
    productType: 'Sunglasses',
    tags: ['carbon fibre', 'round'],
    collections: ['fibrous'],
    look: {shape: 'round', material: 'carbon', lens: 'green'},
    variants: [
      variant('KOBBE-BLK', {Colour: 'Black'}, '2399.00', 16),
      variant('KOBBE-BLU', {Colour: 'Blue'}, '2499.00', 8, {
        look: {material: 'carbon-blue', lens: 'smoke'},
      }),
    ],
    pictures: [
      ...usualPhotos('Fibrous Kobbe'),
      ...photosAs('Fibrous Kobbe in blue', {material: 'carbon-blue', lens: 'smoke'}),
    ],
  }),
  product({
    handle: 'fibrous-labb-carbon-fiber',
    title: 'Fibrous Labb, rectangular, carbon fibre',
    since: '2023-05-22',
    paragraphs: [
      'A narrow rectangle with blue polyester yarn laid into the carbon weave. The colour shows in low sun and almost disappears indoors.',
      'Flat temples with rubber at the tips keep it in place when you run or row. Fits medium-width faces.',
    ],
    measures: {
      length: 144,
      width: 140,
      height: 43,
      lens: [54, 36],
      bridge: 19,
      weight: 20,
      layers: 7,
    },
    productType: 'Sunglasses',
    tags: ['carbon fibre', 'rectangle', 'sport'],
    collections: ['fibrous'],
    look: {shape: 'rectangle', material: 'carbon-blue', lens: 'blue-mirror'},
    variants: [
      variant('LABB-BLM', {Colour: 'Blue', Lens: 'Blue mirror'}, '2589.00', 13),
      variant('LABB-SMO', {Colour: 'Blue', Lens: 'Smoke'}, '2489.00', 0),
    ],
    pictures: [
      ...usualPhotos('Fibrous Labb with blue mirror lenses'),
      ...photosAs('Fibrous Labb with smoke lenses', {lens: 'smoke'}),
    ],
  }),
  product({
    handle: 'fibrous-grissla',
    title: 'Fibrous Grissla, cat-eye, carbon fibre',
    since: '2023-08-28',
    paragraphs: [
      'A lifted outer corner, modelled on the white line behind a guillemot’s eye. Carbon fibre lets the rim narrow to 2 mm at the top and still hold its shape.',
      'Adjustable nose pads in silicone. Gradient lenses: smoke grey with black, rose with red. Fits medium-width faces.',
    ],
    measures: {
      length: 141,
      width: 139,
      height: 48,
      lens: [54, 41],
      bridge: 18,
      weight: 18,
      layers: 7,
    },
    productType: 'Sunglasses',
    tags: ['carbon fibre', 'cat-eye'],
    collections: ['fibrous'],
    look: {shape: 'cat-eye', material: 'carbon', lens: 'smoke-gradient'},
    variants: [
      variant('GRISSLA-BLK', {Colour: 'Black'}, '2549.00', 10),
      variant('GRISSLA-RED', {Colour: 'Red'}, '2649.00', 2, {
        look: {material: 'carbon-red', lens: 'rose-gradient'},
      }),
    ],
    pictures: [
      ...usualPhotos('Fibrous Grissla'),
      ...photosAs('Fibrous Grissla in red', {material: 'carbon-red', lens: 'rose-gradient'}),
    ],
  }),
  product({
    handle: 'fibrous-brott-carbon-fiber',
    title: 'Fibrous Brott, rectangular, carbon fibre',
    since: '2023-12-04',
    paragraphs: [
      'Our largest carbon frame, 148 mm across, for those who find that most sunglasses pinch at the temples. The front is curved to keep wind and side light out.',
      'All black, or with red yarn in the weave. The amber lenses sharpen the view in haze and over snow.',
    ],
    measures: {
      length: 148,
      width: 148,
      height: 47,
      lens: [58, 40],
      bridge: 17,
      weight: 24,
      layers: 7,
    },
    productType: 'Sunglasses',
    tags: ['carbon fibre', 'rectangle', 'wide'],
    collections: ['fibrous'],
    look: {shape: 'rectangle', material: 'carbon-red', lens: 'amber'},
    variants: [
      variant('BROTT-RED', {Colour: 'Red'}, '2259.00', 9, {was: '2799.00'}),
      variant('BROTT-BLK', {Colour: 'Black'}, '2799.00', 15, {look: {material: 'carbon'}}),
    ],
    pictures: [
      ...usualPhotos('Fibrous Brott in red'),
      ...photosAs('Fibrous Brott in black', {material: 'carbon'}),
    ],
  }),
  product({
    handle: 'fibrous-orn',
    title: 'Fibrous Örn, aviator, carbon fibre',
    since: '2024-06-17',
    paragraphs: [
      'An aviator whose rims, bridge and bar are cut from the same piece of carbon fibre. No solder, no screws around the lenses, and it never feels as cold against the skin as metal.',
      'The teardrop lenses reach well down over the cheek, which helps on the water. Fits wide faces.',
    ],
    measures: {
      length: 146,
      width: 144,
      height: 55,
      lens: [57, 49],
      bridge: 16,
      weight: 22,
      layers: 7,
    },
    productType: 'Sunglasses',
    tags: ['carbon fibre', 'aviator'],
    collections: ['fibrous'],
    look: {shape: 'aviator', material: 'carbon', lens: 'gold-mirror'},
    variants: [
      variant('ORN-GLD', {Lens: 'Gold mirror'}, '2849.00', 8),
      variant('ORN-SMO', {Lens: 'Smoke'}, '2749.00', 21),
      variant('ORN-PHO', {Lens: 'Photochromic'}, '3249.00', 5),
    ],
    pictures: [
      ...usualPhotos('Fibrous Örn with gold mirror lenses'),
      ...photosAs('Fibrous Örn with smoke lenses', {lens: 'smoke'}),
      ...photosAs('Fibrous Örn with photochromic lenses', {lens: 'photochromic'}),
    ],
  }),
  product({
    handle: 'fibrous-klint',
    title: 'Fibrous Klint, square, carbon fibre, numbered edition',
    since: '2025-03-31',
    paragraphs: [
      'A square frame with the upper edge left raw, so that the layers of carbon fibre show as fine lines.',
      'Photochromic lenses that adapt to the light. Each pair takes eleven hours to make and is numbered on the inside of the left temple. Fits medium-width faces.',
    ],
    measures: {
      length: 145,
      width: 141,
      height: 50,
      lens: [55, 41],
      bridge: 16,
      weight: 23,
      layers: 7,
    },
    productType: 'Sunglasses',
    tags: ['carbon fibre', 'square', 'numbered'],
    collections: ['fibrous'],
    look: {shape: 'square', material: 'carbon', lens: 'photochromic'},
    variants: [variant('KLINT', {}, '3899.00', 6)],
    pictures: photos('Fibrous Klint', 'three-quarter'),
  }),
];
