import {readdirSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {describe, expect, test} from 'vitest';
import {catalogue, collections} from '../../demo-shop/catalogue/index.ts';
import {fitsFrames, lensesOf, sameWidthAs} from '../../demo-shop/catalogue/together.ts';
import type {CatalogueProduct} from '../../demo-shop/catalogue/types.ts';

const handles = catalogue.map(({handle}) => handle);
const variants = catalogue.flatMap((product) => product.variants);

/** Lower-cased title and handle: what the category rules of the specification look at. */
const names = ({title, handle}: CatalogueProduct) => `${title}\n${handle}`.toLowerCase();

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

function productOf(handle: string): CatalogueProduct {
  const product = catalogue.find((candidate) => candidate.handle === handle);
  if (!product) throw new Error(`The catalogue has no ${handle}.`);
  return product;
}

describe('§3 products', () => {
  test('§3 there are more of them than one page of 50 holds', () => {
    expect(catalogue.length).toBeGreaterThan(50);
  });

  test('§3 handles are unique and in Shopify’s form', () => {
    expect(repeated(handles)).toEqual([]);
    expect(handles.filter((handle) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(handle))).toEqual([]);
  });

  test('§3 the dates of creation are unique and decide the order', () => {
    const dates = catalogue.map(({createdAt}) => createdAt);
    expect(repeated(dates)).toEqual([]);
    expect(dates).toEqual(dates.toSorted());
    expect(
      dates.filter((date) => new Date(date).toISOString() !== date.replace('Z', '.000Z')),
    ).toEqual([]);
  });

  test('§3 every description ends with measurements, weight and lenses', () => {
    const frame =
      /\n\nLength \d+ mm, width \d+ mm, height \d+ mm\. Weight \d+ g\. [57]-layer polarised lenses with UV400 protection\.$/;
    const lenses =
      /\n\nWidth \d+ mm, height \d+ mm\. Weight \d+ g\. [57]-layer polarised lenses with UV400 protection\.$/;
    const wrong = catalogue.filter(
      ({description, look}) => !(look.shape === 'lenses' ? lenses : frame).test(description),
    );
    expect(wrong.map(({handle}) => handle)).toEqual([]);
  });

  // Those without one are the stranger's.
  test('§3 pictures: products with one, three and nine; never more than a detail page reads', () => {
    const counts = new Set(catalogue.map(({pictures}) => pictures.length));
    expect([...counts]).toEqual(expect.arrayContaining([1, 3, 9]));
    expect(Math.min(...counts)).toBe(1);
    expect(Math.max(...counts)).toBeLessThanOrEqual(10);
  });

  test('§3 a product’s first picture shows it at an angle, every picture says what it shows', () => {
    for (const {handle, pictures} of catalogue) {
      expect([undefined, 'three-quarter'], handle).toContain(pictures[0]?.view);
      for (const {altText} of pictures) expect(altText, handle).not.toBe('');
    }
  });

  test('§3 every picture has a photograph’s name of its own, and every photograph a picture', () => {
    const named = catalogue.flatMap(({pictures}) => pictures.map((own) => own.photograph));
    expect(repeated(named)).toEqual([]);
    const taken = readdirSync(
      fileURLToPath(new URL('../../demo-shop/photographs', import.meta.url)),
    );
    expect(taken.toSorted()).toEqual(named.toSorted());
  });
});

describe('§3 variants', () => {
  test('§3 SKUs are unique', () => {
    expect(repeated(variants.map(({sku}) => sku))).toEqual([]);
  });

  test.each(catalogue.map((product) => [product.handle, product] as const))(
    '§3 %s: a value for each option, no combination twice',
    (_, {options, variants: own}) => {
      expect(own.length).toBeGreaterThan(0);
      for (const {selectedOptions} of own) {
        expect(Object.keys(selectedOptions)).toEqual(options.map(({name}) => name));
        for (const {name, values} of options) expect(values).toContain(selectedOptions[name]);
      }
      const combinations = own.map(({selectedOptions}) =>
        options.map(({name}) => selectedOptions[name]).join(' / '),
      );
      expect(repeated(combinations)).toEqual([]);
    },
  );

  test('§3 prices are decimal strings; a reduced price is lower than the one before', () => {
    for (const {sku, price, compareAtPrice} of variants) {
      expect(price, sku).toMatch(/^[1-9]\d{2,4}\.\d{2}$/);
      if (compareAtPrice !== undefined) {
        expect(compareAtPrice, sku).toMatch(/^[1-9]\d{2,4}\.\d{2}$/);
        expect(Number(compareAtPrice), sku).toBeGreaterThan(Number(price));
      }
    }
  });

  test('§9 prices include what the rounding to 9 has to deal with', () => {
    const prices = variants.map(({price}) => price);
    expect(prices).toEqual(expect.arrayContaining(['614.85', '610.00', '620.00', '1250.00']));
    expect(prices.filter((price) => /9\.\d{2}$/.test(price)).length).toBeGreaterThan(
      prices.length / 2,
    );
    expect(prices.some((price) => Number(price) > 9999)).toBe(true);
  });

  test('§4 some variants and one whole product are sold out', () => {
    const soldOut = catalogue.filter(({variants: own}) =>
      own.every(({quantityAvailable}) => quantityAvailable === 0),
    );
    expect(soldOut.map(({handle}) => handle)).toEqual(['eyewood-en']);
    const partly = catalogue.filter(({variants: own}) =>
      own.some(({quantityAvailable}) => quantityAvailable === 0),
    );
    expect(partly.length).toBeGreaterThan(5);
  });

  test('§5 options: products with none, with two names, with one, two and five values', () => {
    expect(catalogue.some(({options}) => options.length === 0)).toBe(true);
    expect(catalogue.some(({options}) => options.length === 2)).toBe(true);
    const sizes = new Set(catalogue.flatMap(({options}) => options[0]?.values.length ?? []));
    expect([...sizes]).toEqual(expect.arrayContaining([1, 2, 5]));
  });
});

describe('what goes together', () => {
  const loose = catalogue.filter(({look}) => look.shape === 'lenses');

  test('every pair of extra lenses has a frame, into which it fits to the millimetre', () => {
    expect(Object.keys(fitsFrames).toSorted()).toEqual(loose.map(({handle}) => handle).toSorted());
    for (const {handle, measures} of loose) {
      for (const frame of fitsFrames[handle] ?? []) {
        expect(productOf(frame).measures.lens, `${handle} in ${frame}`).toEqual(measures.lens);
        expect(lensesOf(frame)).toContain(handle);
      }
    }
  });

  test('frames of the same width are of that width, and of materials of their own', () => {
    const others = catalogue.flatMap(({handle}) => sameWidthAs(handle));
    expect(others.length).toBeGreaterThan(10);
    for (const handle of others) {
      const group = [handle, ...sameWidthAs(handle)].map(productOf);
      expect(new Set(group.map(({measures}) => measures.width)).size, handle).toBe(1);
      const materials = group.map(({look}) => `${look.material} ${look.temples ?? ''}`);
      expect(new Set(materials).size, handle).toBe(group.length);
    }
  });
});

describe('§9 what the shop’s rules need', () => {
  test('§9 the hybrid-atom handles are among the first 20, neither in first place', () => {
    for (const handle of ['hybrid-atom', 'hybrid-atom-carbon-fiber-acetate-sunglasses']) {
      expect(handles.indexOf(handle)).toBeGreaterThan(0);
      expect(handles.indexOf(handle)).toBeLessThan(20);
    }
  });

  test('§9 the acetate one has a fourth picture, of the whole frame', () => {
    const {pictures} = productOf('hybrid-atom-carbon-fiber-acetate-sunglasses');
    expect(pictures[3]?.view).toBe('three-quarter');
  });

  test('§9 every collection has a title, a description and at least four products, one of them early', () => {
    for (const {handle, title, description} of collections) {
      const held = catalogue.filter((product) => product.collections.includes(handle));
      expect(held.length, handle).toBeGreaterThanOrEqual(4);
      expect(
        held.some((product) => handles.indexOf(product.handle) < 20),
        handle,
      ).toBe(true);
      expect(title).not.toBe('');
      expect(description).not.toBe('');
    }
  });

  test.each([
    ['fibrous', /fibrous|carbon/, /(?!)/],
    ['eyewood', /eyewood/, /dream|engraved|cubs|lens|linser/],
    ['titan', /titan/, /extra|gradient|solid-colour|mirror|photochromic/],
    ['engraved', /engraved/, /(?!)/],
    ['revision', /revision/, /(?!)/],
    ['mood', /mood/, /(?!)/],
    ['kids', /kids|barn|children|cubs/, /(?!)/],
    ['lenses', /lens|linser/, /titanium v2/],
    ['carbon-fiber', /carbon-fiber/, /(?!)/],
  ])(
    '§9 the category %s gets at least four of the first 50, all of its kind',
    (category, wanted, unwanted) => {
      const found = catalogue
        .slice(0, 50)
        .filter((product) => wanted.test(names(product)) && !unwanted.test(names(product)));
      expect(found.length).toBeGreaterThanOrEqual(4);
      const kind = category === 'carbon-fiber' ? 'fibrous' : category;
      expect(found.filter((product) => !product.collections.some((own) => own === kind))).toEqual(
        [],
      );
    },
  );

  test.each([
    ['eyewood', /dream/],
    ['eyewood', /engraved/],
    ['eyewood', /cubs/],
    ['eyewood', /lens/],
    ['titan', /extra/],
    ['titan', /gradient/],
    ['titan', /solid-colour/],
    ['titan', /mirror/],
    ['titan', /photochromic/],
    ['lens', /titanium v2/],
  ])('§9 something is called %s that its category leaves out for %s', (category, word) => {
    expect(
      catalogue.some((product) => names(product).includes(category) && word.test(names(product))),
    ).toBe(true);
  });

  test('§9 paper goods, and they alone, are called revision or paper', () => {
    const called = catalogue.filter((product) => /revision|paper/.test(names(product)));
    const made = catalogue.filter(({look}) => look.material.startsWith('paper'));
    expect(called).toEqual(made);
    expect(made.length).toBeGreaterThanOrEqual(2);
  });
});
