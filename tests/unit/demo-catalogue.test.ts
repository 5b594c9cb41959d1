import {readdirSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {describe, expect, test} from 'vitest';
import {paperSections} from '~/shop/exceptions';
import {catalogue, collections} from '../../demo-shop/catalogue/index.ts';
import {fitsFrames, lensesOf, sameWidthAs} from '../../demo-shop/catalogue/together.ts';
import type {CatalogueProduct} from '../../demo-shop/catalogue/types.ts';

const handles = catalogue.map(({handle}) => handle);
const variants = catalogue.flatMap((product) => product.variants);

/** Lower-case title and handle, which the specification's category rules match. */
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
  test('§3 there are more than one page of 50', () => {
    expect(catalogue.length).toBeGreaterThan(50);
  });

  test('§3 handles are unique and in Shopify’s form', () => {
    expect(repeated(handles)).toEqual([]);
    expect(handles.filter((handle) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(handle))).toEqual([]);
  });

  test('§3 creation dates are unique and determine the order', () => {
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

  // Products without a picture are in the catalogue "stranger".
  test('§3 products have one, three and nine pictures', () => {
    const counts = new Set(catalogue.map(({pictures}) => pictures.length));
    expect([...counts]).toEqual(expect.arrayContaining([1, 3, 9]));
    expect(Math.min(...counts)).toBe(1);
  });

  test('§7 a product page’s ten pictures are enough: others come with their variants', () => {
    for (const {handle, pictures} of catalogue) {
      const more = pictures.slice(10).filter(({view, look}) => !look || view !== 'three-quarter');
      expect(more, handle).toEqual([]);
    }
  });

  test('§3 first pictures are at an angle, the second of an engraved pair close up, and every picture has an alternative text', () => {
    for (const {handle, look, pictures} of catalogue) {
      expect([undefined, 'three-quarter'], handle).toContain(pictures[0]?.view);
      if (look.engraving) expect(pictures[1]?.view, handle).toBe('detail');
      for (const {altText} of pictures) expect(altText, handle).not.toBe('');
    }
  });

  test('§3 every picture has its own photograph, and every photograph a picture', () => {
    const named = catalogue.flatMap(({pictures}) => pictures.map((own) => own.photograph));
    expect(repeated(named)).toEqual([]);
    const taken = readdirSync(
      fileURLToPath(new URL('../../demo-shop/photographs', import.meta.url)),
    );
    const pictures = taken.filter((name) => name !== 'thumbhashes.json');
    expect(pictures.toSorted()).toEqual(named.toSorted());
  });
});

describe('§3 variants', () => {
  test('§3 SKUs are unique', () => {
    expect(repeated(variants.map(({sku}) => sku))).toEqual([]);
  });

  test.each(catalogue.map((product) => [product.handle, product] as const))(
    '§3 %s: each variant has a value for each option, in a unique combination',
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

  test('§3 prices are decimal strings; a reduced price is lower than the former one', () => {
    for (const {sku, price, compareAtPrice} of variants) {
      expect(price, sku).toMatch(/^[1-9]\d{2,4}\.\d{2}$/);
      if (compareAtPrice !== undefined) {
        expect(compareAtPrice, sku).toMatch(/^[1-9]\d{2,4}\.\d{2}$/);
        expect(Number(compareAtPrice), sku).toBeGreaterThan(Number(price));
      }
    }
  });

  test('§9 prices cover the cases of rounding to 9', () => {
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

  test('§5 products cover no options, two option names, and one, two and five values', () => {
    expect(catalogue.some(({options}) => options.length === 0)).toBe(true);
    expect(catalogue.some(({options}) => options.length === 2)).toBe(true);
    const sizes = new Set(catalogue.flatMap(({options}) => options[0]?.values.length ?? []));
    expect([...sizes]).toEqual(expect.arrayContaining([1, 2, 5]));
  });
});

describe('related products', () => {
  const extraLenses = catalogue.filter(({look}) => look.shape === 'lenses');

  test('every pair of extra lenses has a frame of exactly its size', () => {
    expect(Object.keys(fitsFrames).toSorted()).toEqual(
      extraLenses.map(({handle}) => handle).toSorted(),
    );
    for (const {handle, measures} of extraLenses) {
      for (const frame of fitsFrames[handle] ?? []) {
        expect(productOf(frame).measures.lens, `${handle} in ${frame}`).toEqual(measures.lens);
        expect(lensesOf(frame)).toContain(handle);
      }
    }
  });

  test('frames listed as of the same width have that width, in different materials', () => {
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

describe('§9 data for the shop’s rules', () => {
  test('§9 the hybrid-atom handles are among the first 20, but not first', () => {
    for (const handle of ['hybrid-atom', 'hybrid-atom-carbon-fiber-acetate-sunglasses']) {
      expect(handles.indexOf(handle)).toBeGreaterThan(0);
      expect(handles.indexOf(handle)).toBeLessThan(20);
    }
  });

  test('§9 the acetate hybrid-atom has a fourth picture, of the whole frame', () => {
    const {pictures} = productOf('hybrid-atom-carbon-fiber-acetate-sunglasses');
    expect(pictures[3]?.view).toBe('three-quarter');
  });

  test('§9 every collection has a title, a description and at least four products, one among the first 20', () => {
    for (const {handle, title, description} of collections) {
      const members = catalogue.filter((product) => product.collections.includes(handle));
      expect(members.length, handle).toBeGreaterThanOrEqual(4);
      expect(
        members.some((product) => handles.indexOf(product.handle) < 20),
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
    '§9 the category %s matches at least four of the first 50, all of its kind',
    (category, included, exceptions) => {
      const found = catalogue
        .slice(0, 50)
        .filter((product) => included.test(names(product)) && !exceptions.test(names(product)));
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
  ])('§9 a product named %s is excluded from its category by %s', (category, word) => {
    expect(
      catalogue.some((product) => names(product).includes(category) && word.test(names(product))),
    ).toBe(true);
  });

  test('§9 only paper products are named revision or paper, and each has its part of their picture', () => {
    const namedPaper = catalogue.filter((product) => /revision|paper/.test(names(product)));
    const made = catalogue.filter(({look}) => look.material.startsWith('paper'));
    expect(namedPaper).toEqual(made);
    expect(made.map(({handle}) => handle).sort()).toEqual(Object.keys(paperSections).sort());
  });
});
