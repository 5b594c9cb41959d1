import {describe, expect, test} from 'vitest';
import {measurementsOf, widthsOf} from '../../app/catalogue/measurements';
import {
  readMeasurement,
  readMeasurements,
  withoutMeasurements,
} from '../../app/catalogue/read-measurements.server';
import {markOf} from '../../app/catalogue/temple-mark';
import {catalogue} from '../../demo-shop/catalogue/index.ts';
import {measurements as metafields} from '../../demo-shop/catalogues/metafields.ts';

describe('§3 a measurement from Shopify', () => {
  test.each([
    ['{"value":142.0,"unit":"MILLIMETERS"}', 142],
    ['{"value":14.2,"unit":"cm"}', 142],
    ['{"unit":"in","value":5.59}', 142],
    ['{"value":0.021,"unit":"KILOGRAMS"}', 21],
    ['{"value":0.74,"unit":"oz"}', 21],
    ['142', 142],
    ['21.54', 21.5],
  ])('%s is read as %s', (value, expected) => {
    expect(readMeasurement({value})).toBe(expected);
  });

  test.each(['', '0', '-3', 'wide', '"142"', 'null', '[142]', '{}', '{"value":"142","unit":"mm"}'])(
    '%s is not a measurement',
    (value) => {
      expect(readMeasurement({value})).toBeUndefined();
    },
  );

  test.each(['{"value":142,"unit":"parsecs"}', '{"value":1e300,"unit":"m"}'])(
    '%s has no valid unit or range',
    (value) => {
      expect(readMeasurement({value})).toBeUndefined();
    },
  );
});

describe('§3 a product’s measurements', () => {
  test('are undefined if the shop has none', () => {
    expect(readMeasurements([null, null])).toBeUndefined();
    expect(readMeasurements([{key: 'unheard_of', value: '12'}])).toBeUndefined();
    expect(widthsOf({options: []})).toEqual({});
    expect(widthsOf({measurements: {lensWidth: 52}, options: []})).toEqual({});
  });

  test.each([
    ['one size', ['One size'], {frontWidth: 140}],
    ['several sizes with one measured', ['Narrow', 'Wide'], {}],
  ])('compare with the visitor’s own pair in %s', (_case, values, widths) => {
    const options = [{name: 'Size', values}];
    expect(widthsOf({measurements: {frontWidth: 140}, options})).toEqual(widths);
  });

  const several = [{name: 'Size', values: ['Narrow', 'Wide']}];
  test.each([
    ['its own in several sizes', several, {frontWidth: 146}, {frontWidth: 146}],
    ['none, where only its weight is its own', several, {weight: 20}, {}],
    ['the product’s in one size', [], undefined, {frontWidth: 140, lensesWidth: 124}],
    ['both in one size', [], {frontWidth: 146}, {frontWidth: 146, lensesWidth: 124}],
  ])('a variant compares with %s', (_case, options, measurements, widths) => {
    const product = {measurements: {frontWidth: 140, lensWidth: 53, bridge: 18}, options};
    expect(widthsOf(product, {...(measurements && {measurements})})).toEqual(widths);
  });

  test('of a variant take the place of the product’s, one by one', () => {
    const product = {measurements: {frontWidth: 140, weight: 20}};
    expect(measurementsOf(product, {measurements: {frontWidth: 146}})).toEqual({
      frontWidth: 146,
      weight: 20,
    });
    expect(measurementsOf(product, {})).toBe(product.measurements);
    expect(measurementsOf({}, undefined)).toBeUndefined();
  });

  test.each(catalogue.map(({handle, ...product}) => [handle, product] as const))(
    '%s: metafields and description agree',
    (_handle, {description, measures}) => {
      const measurements = readMeasurements(metafields(measures)) ?? {};
      const {frontWidth, lensWidth = 0, lensHeight = 0, bridge} = measurements;
      expect(measurements).toEqual({
        ...(measures.length && {
          templeLength: measures.length,
          frontWidth: measures.width,
          frontHeight: measures.height,
          bridge: measures.bridge,
        }),
        lensWidth: measures.lens[0],
        lensHeight: measures.lens[1],
        weight: measures.weight,
        lensLayers: measures.layers,
      });
      const prose = withoutMeasurements(description, measurements);
      expect(prose).toMatch(/\.$/);
      expect(prose).not.toContain('UV400');
      // Two lenses and the bridge must fit into the front.
      if (frontWidth && bridge) expect(2 * lensWidth + bridge).toBeLessThan(frontWidth - 6);
      expect(lensHeight).toBeLessThanOrEqual(measurements.frontHeight ?? lensHeight);
    },
  );

  test('a sentence with other numbers stays in the description', () => {
    const [product] = catalogue;
    const {measures, description = ''} = product ?? {};
    const measurements = measures && readMeasurements(metafields(measures));
    expect(withoutMeasurements(description, {...measurements, weight: 99})).toBe(description);
  });

  test.each([
    [{lensWidth: 52, bridge: 18, templeLength: 140}, '52-18-140'],
    [{lensWidth: 52.4, bridge: 18}, '52-18'],
    [{lensWidth: 52}, undefined],
    [{}, undefined],
  ])('%j has the marking %s', (measurements, mark) => {
    expect(markOf(measurements)).toBe(mark);
  });
});
