import path from 'node:path';
import sharp, {type Sharp} from 'sharp';

/** The paper range's handles from light to dark: the order of `paperSections` in `app/shop/exceptions.ts`. */
export const paperRange = ['blad', 'drift', 'flak', 'tang', 'spant'].map(
  (name) => `revision-${name}-paper`,
);

const pairs = paperRange.map((handle) => `${handle}-three-quarter.webp`);

/** px: the size a photograph is brought to; the range is square, for cards. */
const WIDTH = 1200;
const HEIGHT = 1500;
const SIZE = 1200;
/** px: position of the pair in a photograph, and its height in the picture. */
const TOP = 545;
const BAND = 510;
const WIDE = 620;
/** px: between two pairs, and left edges of the two columns. */
const STEP = 212;
const LEFT = [48, 532] as const;
/** px: width of the fade at a photograph's edge. */
const FEATHER = 60;

/** px: the size of a section of the picture. */
const SECTION = 720;

/** Square sections one below the other: the whole range, then a pair each as a card shows its photograph. */
export async function paperPicture(photographs: string): Promise<Sharp> {
  // Brought to size before all else: of two resizes in one pipeline sharp keeps the last.
  const taken = await Promise.all(
    pairs.map((name) => sharp(path.join(photographs, name)).resize(WIDTH).png().toBuffer()),
  );
  const range = await rangeOf(taken);
  const top = (HEIGHT - WIDTH) / 2;
  const sections = [
    sharp(await range.png().toBuffer()),
    ...taken.map((photograph) =>
      sharp(photograph).extract({left: 0, top, width: WIDTH, height: WIDTH}),
    ),
  ];
  const inputs = await Promise.all(
    sections.map((section) => section.resize(SECTION).png().toBuffer()),
  );
  return sharp({
    create: {width: SECTION, height: SECTION * inputs.length, channels: 3, background: 'white'},
  }).composite(inputs.map((input, index) => ({input, left: 0, top: index * SECTION})));
}

/** All pairs with their shadows on their own background. */
async function rangeOf(photographs: readonly Buffer[]): Promise<Sharp> {
  const bands = await Promise.all(photographs.map((photograph) => band(photograph)));
  const scale = WIDE / WIDTH;
  const height = Math.round(BAND * scale);
  const first = Math.round((SIZE - STEP * (photographs.length - 1) - height) / 2);
  const ground = await sharp(photographs[0])
    .extract({left: 0, top: 0, width: 40, height: HEIGHT})
    .resize(1, HEIGHT)
    .blur(12)
    .resize(SIZE, SIZE, {fit: 'fill'})
    .png()
    .toBuffer();
  return sharp(ground).composite(
    await Promise.all(
      bands.map(async (input, index) => ({
        input: await sharp(input).resize(WIDE, height).png().toBuffer(),
        left: LEFT[index % 2] ?? 0,
        top: first + index * STEP,
        blend: 'multiply' as const,
      })),
    ),
  );
}

/** The shadow of a photograph, relative to the background at its left edge. */
async function band(photograph: Buffer): Promise<Buffer> {
  const {data, info} = await sharp(photograph)
    .extract({left: 0, top: TOP, width: WIDTH, height: BAND})
    .removeAlpha()
    .raw()
    .toBuffer({resolveWithObject: true});
  const {width, height, channels} = info;
  const at = (x: number, y: number, channel: number) => (y * width + x) * channels + channel;
  for (let y = 0; y < height; y += 1) {
    for (let channel = 0; channel < channels; channel += 1) {
      let ground = 0;
      for (let x = 0; x < 24; x += 1) ground += (data[at(x, y, channel)] ?? 0) / 24;
      for (let x = 0; x < width; x += 1) {
        const edge = Math.min(x, width - 1 - x, y, height - 1 - y);
        const strength = Math.min(1, edge / FEATHER);
        const share = (data[at(x, y, channel)] ?? 0) / ground;
        data[at(x, y, channel)] = Math.min(255, 255 * (1 - strength * (1 - share)));
      }
    }
  }
  return sharp(data, {raw: {width, height, channels}}).png().toBuffer();
}
