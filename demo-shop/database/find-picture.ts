import type {CatalogueProduct} from '../catalogue/types.ts';
import type {FoundPicture} from '../images/original.ts';
import {pictureFileName} from './picture-files.ts';

/** Makes the look-up from a picture's file name to what the catalogue says of it. */
export function createPictureFinder(
  catalogue: readonly CatalogueProduct[],
): (fileName: string) => FoundPicture | undefined {
  const pictures = new Map<string, FoundPicture>();
  for (const product of catalogue) {
    product.pictures.forEach((picture, index) => {
      const look = {...product.look, ...picture.look};
      pictures.set(pictureFileName(product, index), {product, picture, look});
    });
  }
  return (fileName) => pictures.get(fileName);
}
