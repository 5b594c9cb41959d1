import path from 'node:path';
import type {DatabaseSync} from 'node:sqlite';
import type {CatalogueProduct} from '../catalogue/types.ts';
import {openOriginal} from '../images/original.ts';
import {stableId} from './ids.ts';
import {pictureFileName} from './picture-files.ts';

export interface SizedPicture {
  fileName: string;
  altText: string;
  width: number;
  height: number;
  thumbhash: string;
}

/** Every picture is looked at once, here: requests take what is known of it from the database. */
export function measurePictures(
  product: CatalogueProduct,
  directory: string,
): Promise<SizedPicture[]> {
  return Promise.all(
    product.pictures.map(async (picture, index) => {
      const original = await openOriginal(path.join(directory, picture.photograph));
      return {
        fileName: pictureFileName(product, index),
        altText: picture.altText,
        ...original.size,
        thumbhash: await original.thumbhash(),
      };
    }),
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
      `INSERT INTO image (id, product_id, position, file_name, alt_text, width, height, thumbhash)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      stableId('image', picture.fileName),
      product,
      position,
      picture.fileName,
      picture.altText,
      picture.width,
      picture.height,
      picture.thumbhash,
    );
}
