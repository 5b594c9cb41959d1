import {createHash} from 'node:crypto';
import {statSync} from 'node:fs';
import path from 'node:path';
import type {Goods} from '../catalogues/goods.ts';
import {namedPictures} from './picture-files.ts';
import {SCHEMA_VERSION} from './schema.ts';

/** Changes with the catalogue, its photographs and the schema of the tables. */
export function catalogueHash(goods: Goods, photographsDirectory: string): string {
  const hash = createHash('sha256').update(`${SCHEMA_VERSION}${JSON.stringify(goods)}`);
  for (const {picture} of goods.products.flatMap(namedPictures)) {
    const {photograph} = picture;
    if (photograph === undefined) continue;
    const file = statSync(path.join(photographsDirectory, photograph), {throwIfNoEntry: false});
    if (!file) throw new Error(`photographs/${photograph} is missing; npm run studio takes it.`);
    hash.update(`${photograph}:${file.size}`);
  }
  return hash.digest('hex');
}
