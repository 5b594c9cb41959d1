import {stat} from 'node:fs/promises';
import path from 'node:path';
import sharp, {type Sharp} from 'sharp';
import {rgbaToThumbHash} from 'thumbhash';
import type {Size} from './rendition.ts';

/** The source of all sizes of a picture. */
export interface Original {
  size: Size;
  /** Changes when the picture does. */
  fingerprint: string;
  open(): Sharp;
  /** Shopify's `Image.thumbhash`, base64. */
  thumbhash(): Promise<string>;
}

export interface KnownThumbhash {
  /** The file's size: another one means another picture. */
  readonly bytes: number;
  readonly thumbhash: string;
}

/**
 * @param known spares the decoding of an unchanged file
 * @throws if the file is missing or no picture
 */
export async function openOriginal(file: string, known?: KnownThumbhash): Promise<Original> {
  const {mtimeMs, size: bytes} = await stat(file);
  const {autoOrient} = await sharp(file).metadata();
  return {
    size: {width: autoOrient.width, height: autoOrient.height},
    fingerprint: JSON.stringify([path.basename(file), mtimeMs, bytes]),
    open: () => sharp(file).autoOrient(),
    async thumbhash() {
      if (known?.bytes === bytes) return known.thumbhash;
      const small = sharp(file).autoOrient().resize(16, 20, {fit: 'fill'});
      const {data, info} = await small.ensureAlpha().raw().toBuffer({resolveWithObject: true});
      return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
    },
  };
}
