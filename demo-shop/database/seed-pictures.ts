import type {DatabaseSync} from 'node:sqlite';
import type {CatalogueProduct} from '../catalogue/types.ts';
import {originalSize} from '../images/original.ts';
import {stableId} from './ids.ts';
import {pictureFileName} from './picture-files.ts';

export interface SizedPicture {
  fileName: string;
  altText: string;
  width: number;
  height: number;
}

/** Every size is read once, here: requests take it from the database. */
export function measurePictures(
  product: CatalogueProduct,
  directory: string,
): Promise<SizedPicture[]> {
  return Promise.all(
    product.pictures.map(async (picture, index) => ({
      fileName: pictureFileName(product, index),
      altText: picture.altText,
      ...(await originalSize({product, picture, look: product.look}, directory)),
    })),
  );
}

export function insertImage(
  database: DatabaseSync,
  product: number,
  picture: SizedPicture,
  position: number,
): void {
  database
    .prepare(
      `INSERT INTO image (id, product_id, position, file_name, alt_text, width, height)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      stableId('image', picture.fileName),
      product,
      position,
      picture.fileName,
      picture.altText,
      picture.width,
      picture.height,
    );
}
