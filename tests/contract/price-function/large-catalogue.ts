import type {CatalogueProduct} from '../../../demo-shop/catalogue/types.ts';
import {globalId, stableId} from '../../../demo-shop/database/ids.ts';

const VARIANTS_OF_A_PRODUCT = 100;

/** So many variants, a hundred of each product, at 100.00 SEK each. */
export function largeCatalogue(variants: number): CatalogueProduct[] {
  return Array.from({length: Math.ceil(variants / VARIANTS_OF_A_PRODUCT)}, (_, product) => {
    const first = product * VARIANTS_OF_A_PRODUCT;
    const count = Math.min(VARIANTS_OF_A_PRODUCT, variants - first);
    const values = Array.from({length: count}, (_, index) => String(first + index));
    return {
      handle: `product-${product}`,
      title: `Product ${product}`,
      description: 'One of many.',
      productType: 'Sunglasses',
      tags: [],
      collections: ['fibrous'],
      createdAt: '2024-01-01T08:00:00Z',
      options: [{name: 'Number', values}],
      variants: values.map((value) => ({
        sku: sku(Number(value)),
        selectedOptions: {Number: value},
        price: '100.00',
        quantityAvailable: 1,
      })),
      pictures: [],
      look: {shape: 'round', material: 'carbon', lens: 'smoke'},
    };
  });
}

/** The global id of a variant of the large catalogue, by its number from 0. */
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
