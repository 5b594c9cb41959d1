import {existsSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type {Job} from './jobs.ts';

const width = 240;
const height = 300;
const columns = 10;

/** All photographs on one sheet, sorted by name, with gaps for missing ones. */
export async function contactSheet(
  jobs: readonly Job[],
  folder: string,
  file: string,
): Promise<void> {
  const names = jobs.map(({name}) => name).sort();
  const tiles = await Promise.all(
    names.map(async (name, index) => {
      const source = path.join(folder, name);
      if (!existsSync(source)) return [];
      return [
        {
          input: await sharp(source).resize(width, height).toBuffer(),
          left: (index % columns) * width,
          top: Math.floor(index / columns) * height,
        },
      ];
    }),
  );
  await sharp({
    create: {
      width: columns * width,
      height: Math.ceil(names.length / columns) * height,
      channels: 3,
      background: '#ffffff',
    },
  })
    .composite(tiles.flat())
    .jpeg({quality: 85})
    .toFile(file);
}
