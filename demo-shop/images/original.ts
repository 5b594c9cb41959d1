import {existsSync} from 'node:fs';
import {stat} from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import sharp, {type Sharp} from 'sharp';
import type {CataloguePicture, Look} from '../catalogue/types.ts';
import {drawingsVersion, drawPicture} from '../drawings/draw.ts';
import {toneOf} from '../drawings/scene/backdrop.ts';
import {pictureHeight, pictureWidth} from '../drawings/sketch.ts';
import type {Size} from './rendition.ts';
import {thumbhash} from './thumbhash.ts';

/** A picture of the catalogue, as the server finds it by its file name. */
export interface FoundPicture {
  product: {handle: string};
  picture: CataloguePicture;
  /** The product's look with the picture's own differences already in it. */
  look: Look;
}

/** What every size of a picture is made from. */
export interface Original {
  size: Size;
  /** Changes when the picture does. */
  fingerprint: string;
  /** Opens it, at least as large as `needed` px of width (a drawing need not be rasterised larger than that). */
  open(needed: number): Sharp;
  /** What of it can be shown before it is there. */
  thumbhash(): Promise<string>;
}

const photographs = fileURLToPath(new URL('../photographs', import.meta.url));

/** Drawings are rasterised at twice the size asked for, so that weave and grain are averaged, not skipped. */
const oversampling = 2;

/** The photograph where it has been taken, a drawing of the same thing until then. */
export async function openOriginal(
  found: FoundPicture,
  directory = photographs,
): Promise<Original> {
  const {photograph} = found.picture;
  const file = photograph && path.join(directory, path.basename(photograph));
  return file && existsSync(file) ? photo(file) : drawing(found);
}

function drawing({product, picture, look}: FoundPicture): Original {
  return {
    size: {width: pictureWidth, height: pictureHeight},
    fingerprint: JSON.stringify([drawingsVersion, look, picture.view, product.handle]),
    open(needed) {
      const scale = Math.min(1, (needed * oversampling) / pictureWidth);
      const svg = drawPicture(look, picture.view, product.handle);
      return sharp(Buffer.from(svg), {density: 72 * scale});
    },
    // Of the studio alone: to draw every picture anew would hold the shop's first start up.
    thumbhash() {
      const {wall, horizon, floor} = toneOf(look);
      const rows = [wall, wall, horizon, floor, floor].map((colour) =>
        Buffer.from(colour.slice(1), 'hex'),
      );
      return Promise.resolve(thumbhash({width: 1, height: rows.length, rgb: Buffer.concat(rows)}));
    },
  };
}

async function photo(file: string): Promise<Original> {
  const {mtimeMs, size: bytes} = await stat(file);
  const {autoOrient} = await sharp(file).metadata();
  return {
    size: {width: autoOrient.width, height: autoOrient.height},
    fingerprint: JSON.stringify([path.basename(file), mtimeMs, bytes]),
    open: () => sharp(file).autoOrient(),
    async thumbhash() {
      const small = sharp(file).autoOrient().resize(16, 20, {fit: 'fill'});
      const {data, info} = await small.removeAlpha().raw().toBuffer({resolveWithObject: true});
      return thumbhash({...info, rgb: data});
    },
  };
}
