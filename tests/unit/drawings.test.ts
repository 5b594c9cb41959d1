import sharp from 'sharp';
import {describe, expect, it} from 'vitest';
import type {FrameMaterial, LensTint, Look, View} from '../../demo-shop/catalogue/types.ts';
import {drawPicture} from '../../demo-shop/drawings/draw.ts';

const views: View[] = ['three-quarter', 'front', 'side', 'folded', 'detail', 'case'];
const shapes: Array<Look['shape']> = [
  'round',
  'panto',
  'square',
  'rectangle',
  'aviator',
  'cat-eye',
  'oval',
  'lenses',
];
const materials: FrameMaterial[] = [
  'carbon',
  'carbon-red',
  'carbon-blue',
  'walnut',
  'ebony',
  'maple',
  'zebrano',
  'titanium',
  'titanium-black',
  'titanium-gold',
  'paper',
  'paper-blue',
  'paper-black',
  'acetate-petrol',
  'acetate-honey',
  'acetate-rose',
  'acetate-tortoise',
  'plastic-orange',
  'plastic-teal',
  'plastic-yellow',
  'plastic-blue',
  'plastic-pink',
  'plastic-green',
];
const tints: LensTint[] = [
  'smoke',
  'smoke-gradient',
  'brown',
  'brown-gradient',
  'green',
  'amber',
  'rose-gradient',
  'petrol',
  'blue-mirror',
  'gold-mirror',
  'silver-mirror',
  'photochromic',
  'clear',
];
const plain: Look = {shape: 'panto', material: 'carbon', lens: 'smoke'};

/** A small raster: enough to tell pictures apart, quick enough to make many. */
function thumbnail(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg), {density: 18}).removeAlpha().raw().toBuffer();
}

/** Mean difference of two thumbnails, 0–255. */
function difference(one: Buffer, other: Buffer): number {
  let sum = 0;
  for (let index = 0; index < one.length; index += 1) {
    sum += Math.abs((one[index] ?? 0) - (other[index] ?? 0));
  }
  return sum / one.length;
}

describe('Drawings', () => {
  it.each(views)('of the view "%s" are the same each time', (view) => {
    expect(drawPicture(plain, view, 'lom')).toBe(drawPicture(plain, view, 'lom'));
  });

  it('differ in their grain from one seed to the next', () => {
    const walnut: Look = {...plain, material: 'walnut'};
    expect(drawPicture(walnut, 'front', 'lom')).not.toBe(drawPicture(walnut, 'front', 'rowan'));
  });

  it.each(shapes.flatMap((shape) => views.map((view) => [shape, view] as const)))(
    'of the shape "%s" in the view "%s" can be rasterised and show something',
    async (shape, view) => {
      const svg = drawPicture({...plain, shape, material: 'plastic-blue'}, view, 'lom');
      expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({width: 1200, height: 1500});
      const {channels} = await sharp(await thumbnail(svg), {
        raw: {width: 300, height: 375, channels: 3},
      }).stats();
      expect(Math.max(...channels.map(({stdev}) => stdev))).toBeGreaterThan(10);
      expect(svg).not.toMatch(/NaN|Infinity|undefined/);
      expect(Buffer.byteLength(svg)).toBeLessThan(90_000);
    },
  );

  it('of two materials are never the same picture', async () => {
    const pictures = await Promise.all(
      materials.map((material) => thumbnail(drawPicture({...plain, material}, 'front', 'lom'))),
    );
    pictures.forEach((one, index) => {
      for (const other of pictures.slice(index + 1))
        expect(difference(one, other)).toBeGreaterThan(0.25);
    });
  });

  it('of two tints or two shapes are never the same picture', async () => {
    const looks = [
      ...tints.map((lens): Look => ({...plain, lens})),
      ...shapes.filter((shape) => shape !== 'panto').map((shape): Look => ({...plain, shape})),
    ];
    const pictures = await Promise.all(
      looks.map((look) => thumbnail(drawPicture(look, 'front', 'lom'))),
    );
    pictures.forEach((one, index) => {
      for (const other of pictures.slice(index + 1))
        expect(difference(one, other)).toBeGreaterThan(0.25);
    });
  });

  it.each(['waves', 'spruces', 'coordinates', 'compass'] as const)(
    'show the engraving "%s" on the temple',
    async (engraving) => {
      const wood: Look = {...plain, material: 'walnut'};
      const [bare, engraved] = await Promise.all(
        [wood, {...wood, engraving}].map((look) => thumbnail(drawPicture(look, 'detail', 'lom'))),
      );
      expect(difference(bare ?? Buffer.alloc(0), engraved ?? Buffer.alloc(0))).toBeGreaterThan(
        0.05,
      );
    },
  );

  it("show a child's pair smaller than a grown-up's", async () => {
    const width = async (small: boolean) => {
      const pixels = await thumbnail(drawPicture({...plain, small}, 'front', 'lom'));
      const dark = Array.from({length: 300}, (_, x) => x).filter((x) =>
        Array.from({length: 375}, (_row, y) => pixels[(y * 300 + x) * 3] ?? 255).some(
          (red) => red < 70,
        ),
      );
      return Math.max(...dark) - Math.min(...dark);
    };
    expect(await width(true)).toBeLessThan((await width(false)) * 0.95);
  });
});
