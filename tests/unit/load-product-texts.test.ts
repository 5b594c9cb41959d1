import {describe, expect, test} from 'vitest';
import {loadProduct} from '../../app/catalogue/load-product.server';
import {swedishProducts} from '../../app/shop/swedish/products';
import {fields, shopOf} from './support/product-shop';

describe('texts of a product', () => {
  const [handle = '', override] = Object.entries(swedishProducts)[0] ?? [];
  const closing =
    'Length 145 mm, width 142 mm, height 46 mm. Weight 21 g. 7-layer polarised lenses with UV400 protection.';
  const measurements = Object.entries({
    front_width: 142,
    front_height: 46,
    temple_length: 145,
    weight: 21,
    lens_layers: 7,
  }).map(([key, value]) => ({key, value: String(value)}));
  const own = fields({
    handle,
    vendor: 'Västerljus',
    descriptionHtml: `<p>Made.</p><p>${closing}</p>`,
    measurements,
  });

  test('§3 Swedish texts come by handle, with the shop’s measurements as a table', async () => {
    expect(await loadProduct(shopOf(own).api, handle)).toMatchObject({
      title: {en: 'New model', sv: override?.title},
      description: {en: 'Made.', sv: override?.paragraphs.join('\n\n')},
      measurements: {
        frontWidth: 142,
        frontHeight: 46,
        templeLength: 145,
        weight: 21,
        lensLayers: 7,
      },
    });
  });

  test('are not used for another vendor’s product of the same handle', async () => {
    const product = await loadProduct(shopOf({...own, vendor: 'Atom'}).api, handle);
    expect(product?.title).toEqual({sv: 'New model', en: 'New model', lang: {sv: 'en'}});
    expect(product?.description.sv).toBe('Made.');
  });

  test('§3 numbers in prose are not measurements', async () => {
    const product = await loadProduct(shopOf({...own, measurements: []}).api, handle);
    expect(product).not.toHaveProperty('measurements');
    expect(product?.description.en).toBe(`Made.\n\n${closing}`);
  });

  test.each([
    ['Titan Aviator', 'Oak and Bone'],
    ['Carbon Sunglasses', 'Black'],
  ])('a title is not translated by phrases: %s', async (title, value) => {
    const options = [{name: 'Material', optionValues: [{name: value}]}];
    const product = await loadProduct(shopOf(fields({title, options})).api, 'unknown');
    expect(product?.title).toEqual({sv: title, en: title, lang: {sv: 'en'}});
  });

  test.each([
    ['every word known', 'Polarised lenses.', {sv: 'Polariserade glas.', en: 'Polarised lenses.'}],
    [
      'the product’s own name',
      'New model with spring hinges.',
      'New model med fjädrande gångjärn.',
    ],
    ['an untranslated English word', 'Featherlight titanium frame, made in Bavaria.', undefined],
    ['two languages', 'Featherlight titan båge, made in Bavaria', undefined],
  ])(
    '§9 phrases translate a whole description or none of it: %s',
    async (_case, text, expected) => {
      const {description} =
        (await loadProduct(shopOf(fields({descriptionHtml: `<p>${text}</p>`})).api, 'unknown')) ??
        {};
      const swedish = typeof expected === 'object' ? expected.sv : expected;
      expect(description).toEqual(
        swedish === undefined ? {sv: text, en: text, lang: {sv: 'en'}} : {sv: swedish, en: text},
      );
    },
  );

  test('the shop’s own translation wins, markup included', async () => {
    const {api, asked} = shopOf(fields({descriptionHtml: '<p>Light.</p><ul><li>Stiff</li></ul>'}), {
      translated: {
        SV: {
          title: 'Ny modell',
          descriptionHtml: '<p>Lätt.</p><ul><li>Styv</li></ul>',
          options: [{name: 'Kulör', optionValues: [{name: 'Kolsvart'}, {name: 'Honey'}]}],
        },
      },
    });
    expect(await loadProduct(api, 'unknown')).toMatchObject({
      title: {sv: 'Ny modell', en: 'New model'},
      description: {sv: 'Lätt.\n\nStyv', en: 'Light.\n\nStiff'},
      descriptionHtml: {
        sv: '<p>Lätt.</p><ul><li>Styv</li></ul>',
        en: '<p>Light.</p><ul><li>Stiff</li></ul>',
      },
      options: [
        {
          label: {sv: 'Kulör', en: 'Color'},
          values: [{label: {sv: 'Kolsvart', en: 'Black'}}, {label: {sv: 'Honung', en: 'Honey'}}],
        },
      ],
    });
    expect(asked.map(({variables}) => variables.language)).toEqual([undefined, 'SV']);
  });

  test('a Swedish shop’s texts carry lang on the English page', async () => {
    const {api} = shopOf(fields({title: 'Ny modell', descriptionHtml: '<p>Lätt.</p>'}), {
      primaryLanguage: 'SV',
    });
    expect(await loadProduct(api, 'unknown')).toMatchObject({
      title: {sv: 'Ny modell', en: 'Ny modell', lang: {en: 'sv'}},
      description: {sv: 'Lätt.', en: 'Lätt.', lang: {en: 'sv'}},
      options: [{label: {sv: 'Color', en: 'Color', lang: {en: 'sv'}}}],
    });
  });

  test('manufacturer and safety notes come from the shop', async () => {
    const product = await loadProduct(
      shopOf(fields({manufacturer: {value: 'Atom GmbH'}, safety: {value: 'Category 3.'}})).api,
      'unknown',
    );
    expect(product).toMatchObject({manufacturer: {sv: 'Atom GmbH'}, safety: {en: 'Category 3.'}});
  });
});
