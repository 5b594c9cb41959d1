import type {CatalogueProduct} from '../../../demo-shop/catalogue/types.ts';
import {globalId, stableId} from '../../../demo-shop/database/ids.ts';

/** A catalogue with this many variants at 100.00 SEK, by default a hundred a product. */
export function largeCatalogue(variants: number, perProduct = 100): CatalogueProduct[] {
  return Array.from({length: Math.ceil(variants / perProduct)}, (_, product) => {
    const first = product * perProduct;
    const count = Math.min(perProduct, variants - first);
    const values = Array.from({length: count}, (_, index) => String(first + index));
    return {
      handle: `product-${product}`,
      title: `Product ${product}`,
      description: 'One of many.',
      productType: 'Sunglasses',
      tags: [],
      collections: ['fibrous'],
      // A minute apart: among a thousand products of one minute, two would share an id.
      createdAt: new Date(Date.UTC(2024, 0, 1, 0, product)).toISOString(),
      options: [{name: 'Number', values}],
      variants: values.map((value) => ({
        sku: sku(Number(value)),
        selectedOptions: {Number: value},
        price: '100.00',
        quantityAvailable: 1,
      })),
      measures: {lens: [50, 40], weight: 9, layers: 7},
      pictures: [],
      look: {shape: 'round', material: 'carbon', lens: 'smoke'},
    };
  });
}

/** The global id of a variant, by its number from 0. */
export function variantId(index: number): string {
  return globalId('ProductVariant', stableId('variant', sku(index)));
}

/** The global id of a variant that no shop has. */
export function unknownVariantId(index: number): string {
  return globalId('ProductVariant', 9_000_000_000_000_000 + index);
}

function sku(index: number): string {
  return `V-${index}`;
}
