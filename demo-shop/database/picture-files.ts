import {existsSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type {CataloguePicture, CatalogueProduct} from '../catalogue/types.ts';

/** Pixels of a picture that is drawn rather than photographed. */
const DRAWING = {width: 1200, height: 1500};

/** The name under which the image endpoint serves a product's picture; `index` counts from 0, the name from 1. */
export function pictureFileName(product: CatalogueProduct, index: number): string {
  return `${product.handle}-${index + 1}.jpg`;
}

/**
 * The picture's own size in pixels, as an upright viewer sees it.
 *
 * @throws if the catalogue names a photograph that is not there.
 */
export async function pictureSize(
  picture: CataloguePicture,
  photographsDirectory: string,
): Promise<{width: number; height: number}> {
  if (!picture.photograph) return DRAWING;
  const file = path.join(photographsDirectory, picture.photograph);
  if (!existsSync(file)) {
    throw new Error(
      `The catalogue names the photograph ${picture.photograph}, which is not in ${photographsDirectory}.`,
    );
  }
  const {autoOrient} = await sharp(file).metadata();
  return {width: autoOrient.width, height: autoOrient.height};
}
