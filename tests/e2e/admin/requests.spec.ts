import type {TestShop} from '../fixtures/demo-shop.ts';
import {expect, priceOf, test} from '../fixtures/admin.ts';
import {firstVariant, productOf} from '../fixtures/goods.ts';
import {black, FUNCTION} from './goods.ts';

const skymOnly = firstVariant(productOf('mood-skym'));
const variantOf = (number: string) => `gid://shopify/ProductVariant/${number}`;
const update = {variantId: variantOf('1'), price: '100.00'};

test.describe('§6 requests made without the page', {tag: '@once'}, () => {
  test('do not reach the backend without a session', async ({demoShop, storefront}) => {
    const {sku} = skymOnly;
    const genuine = save([{variantId: demoShop.variantId(sku), price: '1.00'}]);
    // A call to the function would use up this fault.
    demoShop.faults.set({kind: 'http', status: 500, operation: FUNCTION, times: 1});
    for (const [init, statuses] of [
      [post(genuine), [401]],
      [post(genuine, {Cookie: 'session=eyJvd25lciI6e319.x'}), [401]],
      [post({updates: 'all'}), [401]],
      [{...post(null), body: '{'}, [401]],
      // React Router itself refuses some.
      [post(genuine, {Origin: 'https://evil.test'}), [400, 403]],
      [post(genuine, {Origin: 'null'}), [400, 403]],
      [{...post(genuine), method: 'PUT'}, [405]],
      [{...post(genuine), method: 'DELETE'}, [405]],
    ] as ReadonlyArray<[RequestInit, number[]]>) {
      const response = await ask(`${storefront.origin}/admin.data`, init);
      expect(statuses, JSON.stringify(init).slice(0, 300)).toContain(response.status);
    }
    expect(demoShop.faults.list()).toHaveLength(1);
    expect(priceOf(demoShop, sku)).toBe(1949);
  });

  test('are refused if malformed, even with a session, and save no part of themselves', async ({
    demoShop,
    storefront,
  }) => {
    const Cookie = await sessionCookie(storefront.origin, demoShop);
    const {sku} = skymOnly;
    const genuine = {variantId: demoShop.variantId(sku), price: '1.00'};
    demoShop.faults.set({kind: 'http', status: 500, operation: FUNCTION, times: 1});
    const withSession = (body: unknown) => post(body, {Cookie});
    const withUpdates = (sent: unknown) => withSession({...save([]), updates: sent});
    for (const [init, status] of [
      [{...withUpdates([update]), method: 'PUT'}, 405],
      [{method: 'POST', headers: {Cookie}, body: new URLSearchParams({intent: 'save'})}, 401],
      [{...withSession(null), body: 'updates'}, 400],
      [{...withSession(null), body: ''}, 400],
      [withSession(null), 400],
      [withSession([]), 400],
      [withSession({}), 400],
      [withSession({...save([genuine]), intent: 'sign-out'}), 400],
      [withUpdates([]), 400],
      [withUpdates({0: genuine}), 400],
      [withUpdates([genuine, {...update, price: 100}]), 400],
      [withUpdates([genuine, {...update, price: '-1'}]), 400],
      [withUpdates([genuine, {...update, price: ''}]), 400],
      [withUpdates([genuine, {...update, price: '1e3'}]), 400],
      [withUpdates([genuine, {...update, price: '1.234'}]), 400],
      [withUpdates([genuine, {...update, price: '1000000'}]), 400],
      [withUpdates([genuine, {...update, price: '007.00'}]), 400],
      [withUpdates([genuine, {...update, compareAtPrice: 5}]), 400],
      [withUpdates([genuine, {...update, compareAtPrice: '1.234'}]), 400],
      [withUpdates([genuine, {...update, before: 5}]), 400],
      [withUpdates([genuine, {...update, variantId: variantOf('0')}]), 400],
      [withUpdates([genuine, {...update, variantId: variantOf('1'.repeat(30))}]), 400],
      [withUpdates([genuine, {...update, variantId: 'gid://shopify/Product/1'}]), 400],
      [withUpdates([genuine, {...update, variantId: '1'}]), 400],
      [withUpdates([genuine, {price: '1.00'}]), 400],
      [withUpdates(Array.from({length: 251}, () => genuine)), 400],
      [withSession({intent: 'save', updates: [genuine]}), 400],
      [withSession({...save([genuine]), currencyCode: 'kr'}), 400],
      [withSession({...save([genuine]), currencyCode: 'JPY'}), 400],
      [withSession({...save([genuine]), confirmed: 'all'}), 400],
      [withSession({...save([genuine]), confirmed: [sku]}), 400],
      [withSession({...save([genuine]), currencyCode: 'EUR'}), 409],
      // Last, because the server closes the connection.
      [withSession({...save([genuine]), more: ' '.repeat(200_000)}), 413],
    ] as ReadonlyArray<[RequestInit, number]>) {
      const response = await ask(`${storefront.origin}/admin.data`, init);
      expect(response.status, JSON.stringify(init).slice(0, 300)).toBe(status);
    }
    expect(demoShop.faults.list()).toHaveLength(1);
    expect(priceOf(demoShop, sku)).toBe(1949);
  });

  test('with an unknown variant save the other prices', async ({demoShop, storefront}) => {
    const Cookie = await sessionCookie(storefront.origin, demoShop);
    const genuine = {variantId: demoShop.variantId(skymOnly.sku), price: '1.00'};
    const unknown = {variantId: variantOf('9000000000000001'), price: '1.00'};
    const response = await fetch(
      `${storefront.origin}/admin.data`,
      post({...save([genuine, unknown]), confirmed: [genuine.variantId]}, {Cookie}),
    );
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('"unknown-variant"');
    expect(priceOf(demoShop, skymOnly.sku)).toBe(1);
  });

  test('save a steep drop, an overwritten change or an untrue former price only when confirmed', async ({
    demoShop,
    storefront,
  }) => {
    const Cookie = await sessionCookie(storefront.origin, demoShop);
    const [low, high] = [demoShop.variantId(skymOnly.sku), demoShop.variantId(black.sku)];
    const send = (prices: Record<string, string>, confirmed: string[] = [], before?: string) => {
      const sent = Object.entries(prices).map(([variantId, price]) => ({
        variantId,
        price,
        ...(before !== undefined && {before}),
      }));
      const body = {...save(sent), confirmed};
      return fetch(`${storefront.origin}/admin.data`, post(body, {Cookie}));
    };
    // A call to the function would use up this fault.
    demoShop.faults.set({kind: 'http', status: 500, operation: FUNCTION, times: 1});
    for (const [prices, confirmed, before] of [
      [{[low]: '974.49', [high]: '2500.00'}],
      [{[low]: '0'}],
      [{[low]: '0.00', [high]: '2500.00'}, []],
      [{[low]: '1.00'}, [high]],
      [{[low]: '1900.00'}, [low], '1939.00'],
    ] as ReadonlyArray<[Record<string, string>, string[]?, string?]>) {
      const response = await send(prices, confirmed, before);
      expect(response.status).toBe(422);
      const answer = await response.text();
      expect(answer).toContain(low);
      expect(answer).toContain('"1949.00"');
      expect(answer).not.toContain(high);
    }
    expect(demoShop.faults.list()).toHaveLength(1);
    demoShop.faults.clear();
    // Exactly half is no steep drop.
    expect((await send({[low]: '974.50'}, [], '1949')).status).toBe(200);
    expect((await send({[low]: '0'}, [low])).status).toBe(200);
    expect(priceOf(demoShop, skymOnly.sku)).toBe(0);
    expect(priceOf(demoShop, black.sku)).toBe(2499);
  });

  test('with a cookie from before sign-out change no price', async ({demoShop, storefront}) => {
    const Cookie = await sessionCookie(storefront.origin, demoShop);
    const variantId = demoShop.variantId(skymOnly.sku);
    const send = () =>
      fetch(
        `${storefront.origin}/admin.data`,
        post(save([{variantId, price: '1999.00'}]), {Cookie}),
      );
    expect((await send()).status).toBe(200);
    await fetch(`${storefront.origin}/admin`, {
      method: 'POST',
      headers: {Cookie},
      body: new URLSearchParams({intent: 'sign-out'}),
    });
    demoShop.setPrice(skymOnly.sku, skymOnly.price);
    expect((await send()).status).toBe(401);
    expect(priceOf(demoShop, skymOnly.sku)).toBe(1949);
  });
});

function save(updates: ReadonlyArray<Record<string, unknown>>) {
  return {intent: 'save', currencyCode: 'SEK', updates};
}

function post(body: unknown, headers: Record<string, string> = {}): RequestInit {
  return {
    method: 'POST',
    headers: {'Content-Type': 'application/json', ...headers},
    body: JSON.stringify(body),
  };
}

/** The owner's cookie, as a browser sends it. */
async function sessionCookie(origin: string, {environment}: TestShop): Promise<string> {
  const response = await fetch(`${origin}/admin`, {
    method: 'POST',
    body: new URLSearchParams({
      intent: 'sign-in',
      passphrase: environment.ADMIN_PASSPHRASE ?? '',
    }),
  });
  const [cookie = ''] = response.headers.getSetCookie();
  return cookie.split(';')[0] ?? '';
}

/** Retries once: a refusal may close the connection with the body unread, and a pooled one notices too late. */
async function ask(address: string, init: RequestInit): Promise<Response> {
  return fetch(address, init).catch(() => fetch(address, init));
}
