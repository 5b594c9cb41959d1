import {beforeEach, describe, expect, test, vi} from 'vitest';
import {StorefrontError} from '../../app/server/storefront-error.server';
import {
  CART_QUERY,
  CART_VARIANT_TEXTS_QUERY,
  CART_VARIANTS_QUERY,
} from '../../app/cart/cart-queries';
import * as cartLines from '../../app/routes/resources/cart-lines/route';
import * as checkout from '../../app/routes/resources/checkout/route';
import {post, type Answer} from './support/post-action';

const VARIANT = 'gid://shopify/ProductVariant/1';

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  return () => vi.restoreAllMocks();
});

describe('§3 refreshing old lines', () => {
  const variantOf = (id: string) => ({
    id,
    title: 'Black',
    availableForSale: true,
    currentlyNotInStock: false,
    price: {amount: '1299.0', currencyCode: 'SEK'},
    selectedOptions: [{name: 'Color', value: 'Black'}],
    image: null,
    product: {
      handle: 'unknown',
      title: 'New model',
      vendor: 'Somebody',
      featuredImage: {url: 'https://cdn.test/first.jpg', altText: null},
    },
  });
  const ids = (count: number) =>
    Array.from({length: count}, (_, index) => `gid://shopify/ProductVariant/${index + 1}`);
  const answerAll: Answer = ({ids: asked}) => ({nodes: (asked as string[]).map(variantOf)});

  test('§3 returns every field that a line shows', async () => {
    const {status, json, asked} = await post(cartLines, {ids: [VARIANT]}, {answer: answerAll});
    expect(asked).toEqual([[CART_VARIANTS_QUERY, {ids: [VARIANT]}]]);
    expect(status).toBe(200);
    expect(json).toEqual({
      variants: [
        {
          variantId: VARIANT,
          variantTitle: 'Black',
          price: {amount: '1299.0', currencyCode: 'SEK'},
          availableForSale: true,
          selectedOptions: [{name: 'Color', value: 'Black', label: {sv: 'Svart', en: 'Black'}}],
          product: {
            handle: 'unknown',
            title: 'New model',
            titles: {sv: 'New model', en: 'New model', lang: {sv: 'en'}},
            images: [{url: 'https://cdn.test/first.jpg', altText: null}],
          },
        },
      ],
      checkoutIsOver: false,
    });
  });

  test('loads translations in one more small query', async () => {
    const {json, asked} = await post(
      cartLines,
      {ids: [VARIANT]},
      {
        languages: ['EN', 'SV', 'DE'],
        answer: (variables, document) =>
          document === CART_VARIANTS_QUERY
            ? answerAll(variables, document)
            : {
                nodes: [
                  {
                    id: VARIANT,
                    selectedOptions: [{value: 'Kolsvart'}],
                    product: {title: 'Ny modell'},
                  },
                ],
              },
      },
    );
    expect(asked.at(1)).toEqual([CART_VARIANT_TEXTS_QUERY, {ids: [VARIANT], language: 'SV'}]);
    expect(asked).toHaveLength(2);
    expect(json).toMatchObject({
      variants: [
        {
          selectedOptions: [{value: 'Black'}],
          product: {title: 'New model', titles: {sv: 'Ny modell', en: 'New model'}},
        },
      ],
    });
  });

  test('returns a variant’s own picture and whether it is on back-order', async () => {
    const image = {url: 'https://cdn.test/black.jpg', altText: 'Black'};
    const later = {...variantOf(VARIANT), image, currentlyNotInStock: true};
    const {json} = await post(cartLines, {ids: [VARIANT]}, {answer: () => ({nodes: [later]})});
    expect(json).toMatchObject({
      variants: [{product: {images: [image]}, currentlyNotInStock: true}],
    });
  });

  test.each([
    [250, [250]],
    [251, [250, 1]],
    [500, [250, 250]],
  ])('§3 queries %i ids in batches within the shop’s limit', async (count, portions) => {
    const {json, asked} = await post(cartLines, {ids: ids(count)}, {answer: answerAll});
    expect(asked.map(([, variables]) => (variables.ids as string[]).length)).toEqual(portions);
    expect((json as {variants: unknown[]}).variants).toHaveLength(count);
  });

  test('§3 omits deleted variants', async () => {
    const answer: Answer = () => ({nodes: [null, {}, variantOf(VARIANT)]});
    const {json} = await post(cartLines, {ids: ids(3)}, {answer});
    expect(json).toMatchObject({variants: [{variantId: VARIANT}]});
  });

  const CART = 'gid://shopify/Cart/1?key=2';
  test.each([
    ['is complete', () => ({cart: null}), true],
    ['is still open', () => ({cart: {id: CART}}), false],
    ['cannot be read', () => Promise.reject(new StorefrontError('HTTP error 500')), false],
  ])('reports a checkout that %s', async (_case, cart, checkoutIsOver) => {
    const body = {ids: [VARIANT], cartId: CART};
    const {status, json, asked} = await post(cartLines, body, {
      answer: (variables, document) =>
        document === CART_QUERY ? cart() : answerAll(variables, document),
    });
    expect(asked).toContainEqual([CART_QUERY, {id: CART}]);
    expect(status).toBe(200);
    expect(json).toMatchObject({variants: [{variantId: VARIANT}], checkoutIsOver});
  });

  test('§8 reports a failing shop', async () => {
    const {status, json} = await post(
      cartLines,
      {ids: [VARIANT]},
      {
        answer: () => {
          throw new StorefrontError('HTTP error 402');
        },
      },
    );
    expect(status).toBe(502);
    expect(JSON.stringify(json)).not.toContain('402');
  });

  test.each([
    ['no ids', {ids: []}],
    ['an oversized list', {ids: ids(501)}],
    ['one id twice', {ids: [VARIANT, VARIANT]}],
    ['another kind of id', {ids: ['gid://shopify/Order/1']}],
    ['a single id', {ids: VARIANT}],
    ['another kind of cart', {ids: [VARIANT], cartId: 'gid://shopify/Order/1'}],
    ['an empty object', {}],
  ])('§5 %s is refused without a request to the shop', async (_case, body) => {
    const {status, asked} = await post(cartLines, body);
    expect(status).toBe(400);
    expect(asked).toEqual([]);
  });
});

describe('§7 accepts only POST', () => {
  test.each([
    ['checkout', checkout],
    ['cart-lines', cartLines],
  ])('§7 /%s', async (_name, route) => {
    for (const method of ['PUT', 'DELETE', 'PATCH']) {
      expect((await post(route, {}, {method})).status).toBe(405);
    }
    const read = route.loader();
    expect([read.status, read.headers.get('Allow')]).toEqual([405, 'POST']);
  });
});
