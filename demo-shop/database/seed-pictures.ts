import path from 'node:path';
import type {Drawing, Product} from '../catalogues/goods.ts';
import {groundThumbhash} from '../images/drawing.ts';
import {openOriginal, type KnownThumbhash} from '../images/original.ts';
import type {Thumbhashes} from '../images/thumbhashes.ts';
import {stableId} from './ids.ts';
import {namedPictures} from './picture-files.ts';
import type {Queries} from './rows.ts';

export interface SizedPicture {
  fileName: string;
  altText: string;
  width: number;
  height: number;
  thumbhash: string;
  inList: boolean;
}

/** Reads every picture once and stores its data for requests. */
export function measurePictures(
  product: Product,
  directory: string,
  thumbhashes: Thumbhashes,
): Promise<SizedPicture[]> {
  return Promise.all(
    namedPictures(product).map(async ({fileName, picture, inList}) => {
      const {altText, photograph, drawing} = picture;
      const measures = drawing
        ? ofDrawing(drawing)
        : await ofFile(path.join(directory, photograph), thumbhashes[photograph]);
      return {fileName, altText, inList, ...measures};
    }),
  );
}

async function ofFile(file: string, known: KnownThumbhash | undefined) {
  const original = await openOriginal(file, known);
  return {...original.size, thumbhash: await original.thumbhash()};
}

/** Without drawing the picture: a large catalogue has thousands. */
function ofDrawing({width, height, colour}: Drawing) {
  return {width, height, thumbhash: groundThumbhash(colour)};
}

export function insertImage(
  queries: Queries,
  product: number,
  picture: SizedPicture,
  position: number,
): void {
  queries.run(
    `INSERT INTO image (id, product_id, position, in_list, file_name, alt_text, width, height, thumbhash)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    stableId('image', picture.fileName),
    product,
    position,
    Number(picture.inList),
    picture.fileName,
    picture.altText,
    picture.width,
    picture.height,
    picture.thumbhash,
  );
}
