import type {CatalogueProduct} from '../catalogue/types.ts';

/** The name under which the image endpoint serves a product's picture; `index` counts from 0, the name from 1. */
export function pictureFileName(product: CatalogueProduct, index: number): string {
  return `${product.handle}-${index + 1}.jpg`;
}
