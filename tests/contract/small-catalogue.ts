import type {CatalogueProduct} from '../../demo-shop/catalogue/types.ts';

const base = {
  description: 'First paragraph.\n\nSecond <paragraph> & more.',
  collections: ['fibrous'],
  pictures: [
    {view: 'front', altText: 'From the front', photograph: 'mood-fjell-front.webp'},
    {view: 'side', altText: 'From the side', photograph: 'revision-tang-paper-side.webp'},
  ],
  measures: {lens: [50, 40], weight: 9, layers: 7},
  look: {shape: 'round', material: 'carbon', lens: 'smoke'},
} as const;

/** Three products for tests of prices, stock, options and search. */
export const smallCatalogue: readonly CatalogueProduct[] = [
  {
    ...base,
    handle: 'north',
    title: 'North Carbon',
    productType: 'Sunglasses',
    tags: ['carbon', 'new'],
    createdAt: '2024-01-01T08:00:00Z',
    options: [
      {name: 'Color', values: ['Black', 'Red']},
      {name: 'Size', values: ['M', 'L']},
    ],
    variants: [
      variant('N-B-M', {Color: 'Black', Size: 'M'}, '1299.00', 5),
      variant('N-B-L', {Color: 'Black', Size: 'L'}, '1399.50', 1),
      variant('N-R-M', {Color: 'Red', Size: 'M'}, '614.85', 0),
    ],
  },
  {
    ...base,
    handle: 'south',
    title: 'South Wood',
    productType: 'Sunglasses',
    tags: ['wood'],
    collections: ['eyewood', 'fibrous'],
    createdAt: '2024-02-01T08:00:00Z',
    options: [],
    variants: [{...variant('S', {}, '999.00', 500), compareAtPrice: '1199.00'}],
  },
  {
    ...base,
    handle: 'east',
    title: 'East <Lens> & Cloth',
    productType: 'Lenses',
    tags: ['lens'],
    collections: ['lenses'],
    createdAt: '2024-03-01T08:00:00Z',
    options: [],
    variants: [variant('E', {}, '199.00', 0)],
  },
];

function variant(
  sku: string,
  selectedOptions: Record<string, string>,
  price: string,
  quantityAvailable: number,
) {
  return {sku, selectedOptions, price, quantityAvailable};
}
