import type {CatalogueProduct} from '../catalogue/types.ts';
import {pictureFileName} from './picture-files.ts';

/** Makes the look-up from a picture's file name to its photograph. */
export function createPhotographFinder(
  catalogue: readonly CatalogueProduct[],
): (fileName: string) => string | undefined {
  const photographs = new Map<string, string>();
  for (const product of catalogue) {
    product.pictures.forEach(({photograph}, index) => {
      photographs.set(pictureFileName(product, index), photograph);
    });
  }
  return (fileName) => photographs.get(fileName);
}
