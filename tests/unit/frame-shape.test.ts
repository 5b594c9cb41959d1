import {describe, expect, test} from 'vitest';
import {readFrameShape} from '../../app/catalogue/read-frame-shape.server';
import {outlineOf, pointOn} from '../../app/routes/product/lens-outline';
import {frameShapes} from '../../app/shop/frame-shapes';
import {catalogue} from '../../demo-shop/catalogue/index.ts';

const shapes = frameShapes.map(({value}) => value);

describe('the shape of a frame, by the tags of its product', () => {
  test.each([
    [['titanium', 'Round'], 'round'],
    [['Cat-Eye'], 'cat-eye'],
    [['cat eye'], 'cat-eye'],
    [['kolfiber', 'Rektangulär'], 'rectangle'],
    [['pilot', 'aviator'], 'aviator'],
  ])('%j is %s', (tags, shape) => {
    expect(readFrameShape(tags)).toBe(shape);
  });

  test.each([[[]], [['all-round sports']], [['round', 'square']]])('%j is none', (tags) => {
    expect(readFrameShape(tags)).toBeUndefined();
  });

  const worn = catalogue.filter(({look}) => look.shape !== 'lenses');
  test.each(worn.map(({handle, tags, look}) => [handle, tags, look.shape] as const))(
    '%s has the shape of its pictures',
    (_handle, tags, shape) => {
      expect(readFrameShape(tags)).toBe(shape);
    },
  );
});

describe('a drawn lens', () => {
  const box = {left: 10, top: 2, width: 50, height: 40};
  const drawn = (shape: (typeof shapes)[number] | undefined) =>
    outlineOf(shape, box).flatMap((curve) =>
      Array.from({length: 101}, (_, step) => pointOn(curve, step / 100)),
    );

  test.each([...shapes, undefined])('%s has the measured width and height', (shape) => {
    const points = drawn(shape);
    const [x, y] = [points.map(([each]) => each), points.map(([, each]) => each)];
    expect([Math.min(...x), Math.max(...x)]).toEqual([10, 60]);
    expect([Math.min(...y), Math.max(...y)]).toEqual([2, 42]);
  });

  test('differs by shape', () => {
    const all = [...shapes, undefined].map((shape) => JSON.stringify(drawn(shape)));
    expect(new Set(all).size).toBe(all.length);
  });
});
