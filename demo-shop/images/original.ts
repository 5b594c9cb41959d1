import {existsSync} from 'node:fs';
import {stat} from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import sharp, {type Sharp} from 'sharp';
import type {CataloguePicture, Look} from '../catalogue/types.ts';
import {drawingsVersion, drawPicture} from '../drawings/draw.ts';
import {pictureHeight, pictureWidth} from '../drawings/sketch.ts';
import type {Size} from './rendition.ts';

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

/** Width and height of the picture before any resizing, px. */
export async function originalSize(found: FoundPicture, directory = photographs): Promise<Size> {
  return (await openOriginal(found, directory)).size;
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
  };
}

async function photo(file: string): Promise<Original> {
  const {mtimeMs, size: bytes} = await stat(file);
  const {autoOrient} = await sharp(file).metadata();
  return {
    size: {width: autoOrient.width, height: autoOrient.height},
    fingerprint: JSON.stringify([path.basename(file), mtimeMs, bytes]),
    open: () => sharp(file).autoOrient(),
  };
}
