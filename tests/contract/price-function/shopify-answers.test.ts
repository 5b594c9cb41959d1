import {describe, expect, test} from 'vitest';
import {allIsWell, scriptShopify, status, UPDATES, variant} from './scripted-shopify.ts';

describe('§7.4 the price function and Shopify’s responses', () => {
  test('assigns user errors to updates by their path in the input', async () => {
    const shopify = scriptShopify([
      allIsWell,
      ({variables}) => {
        const variants = variables.variants as Array<{id: string; price: string}>;
        const userErrors = [
          {field: ['variants', '1', 'price'], message: 'Too dear'},
          {field: ['variants', '1', 'id'], message: 'Odd'},
        ];
        const productVariants = variants.map((own, index) =>
          index === 1 ? {...own, price: '5.00'} : {...own, price: '9.9'},
        );
        return {data: {productVariantsBulkUpdate: {productVariants, userErrors}}};
      },
    ]);
    expect(await shopify.call(UPDATES)).toEqual([
      {variantId: variant(1), success: true},
      {variantId: variant(2), success: false, code: 'shopify', detail: 'Too dear, Odd'},
      {variantId: variant(3), success: true},
    ]);
    expect(shopify.sent).toHaveLength(2);
  });

  test('resends the others when one bad variant fails the whole request', async () => {
    const shopify = scriptShopify([
      allIsWell,
      () => ({
        data: {
          productVariantsBulkUpdate: {
            productVariants: null,
            userErrors: [
              {field: ['variants', '0', 'id'], message: 'Product variant does not exist'},
            ],
          },
        },
      }),
    ]);
    expect(await shopify.call(UPDATES)).toEqual([
      {
        variantId: variant(1),
        success: false,
        code: 'shopify',
        detail: 'Product variant does not exist',
      },
      {variantId: variant(2), success: true},
      {variantId: variant(3), success: true},
    ]);
    expect(shopify.sent[2]?.variables.variants).toHaveLength(2);
  });

  test.each([
    [
      {productVariants: null, userErrors: [{field: ['productId'], message: 'Gone'}]},
      {code: 'shopify', detail: 'Gone'},
    ],
    [
      {productVariants: null, userErrors: [{field: null, message: 'Busy'}]},
      {code: 'shopify', detail: 'Busy'},
    ],
    [{productVariants: [], userErrors: []}, {code: 'not-saved'}],
    [{productVariants: [{id: variant(1), price: '5.00'}]}, {code: 'not-saved'}],
    [null, {code: 'not-saved'}],
  ])('counts a price as saved only if the response shows it: %j', async (payload, reason) => {
    const shopify = scriptShopify([
      allIsWell,
      () => ({data: {productVariantsBulkUpdate: payload}}),
    ]);
    const results = await shopify.call(UPDATES);
    expect(results).toEqual(UPDATES.map(({variantId}) => ({variantId, success: false, ...reason})));
    expect(shopify.sent).toHaveLength(2);
  });

  test.each([
    ['sets', '1399.00', '1399.0', true],
    ['sets', '1399.00', null, false],
    ['removes', null, null, true],
    ['removes', null, '1399.00', false],
    ['leaves alone', undefined, '1399.00', true],
  ])(
    '%s a former price, to %s, and succeeds if the response shows %s: %s',
    async (_, wanted, shown, success) => {
      const shopify = scriptShopify([
        allIsWell,
        ({variables}) => {
          const variants = variables.variants as Array<{id: string; price: string}>;
          const productVariants = variants.map((own) => ({...own, compareAtPrice: shown}));
          return {data: {productVariantsBulkUpdate: {productVariants, userErrors: []}}};
        },
      ]);
      const update = {
        variantId: variant(1),
        price: '9.90',
        ...(wanted !== undefined && {compareAtPrice: wanted}),
      };
      const [result] = await shopify.call([update]);
      expect(result?.success).toBe(success);
      const {variantId, ...changed} = update;
      expect(shopify.sent[1]?.variables.variants).toEqual([{id: variantId, ...changed}]);
    },
  );

  test('loses only the failed batch', async () => {
    const updates = [1, 1001, 2001].map((number) => ({variantId: variant(number), price: '1'}));
    const shopify = scriptShopify([allIsWell, status(404)]);
    const results = await shopify.call(updates);
    expect(results.map(({success}) => success)).toEqual([false, true, true]);
  });

  test('sends a product of many variants in sequential batches of 250', async () => {
    const updates = Array.from({length: 600}, (_, index) => ({
      variantId: variant(1000 + index),
      price: '1',
    }));
    const shopify = scriptShopify([]);
    expect((await shopify.call(updates)).every(({success}) => success)).toBe(true);
    const sizes = shopify.sent.flatMap(({variables: {ids, variants}}) => {
      const list = ids ?? variants;
      return Array.isArray(list) ? [list.length] : [];
    });
    expect(sizes).toEqual([250, 250, 100, 250, 250, 100]);
  });
});
