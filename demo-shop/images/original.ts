import {stat} from 'node:fs/promises';
import path from 'node:path';
import sharp, {type Sharp} from 'sharp';
import type {Size} from './rendition.ts';
import {thumbhash} from './thumbhash.ts';

/** What every size of a picture is made from. */
export interface Original {
  size: Size;
  /** Changes when the picture does. */
  fingerprint: string;
  open(): Sharp;
  /** What of it can be shown before it is there. */
  thumbhash(): Promise<string>;
}

/** @throws when there is no such file, or no picture in it */
export async function openOriginal(file: string): Promise<Original> {
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
