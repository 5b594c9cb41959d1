import {beforeEach, describe, expect, test, vi} from 'vitest';
import {id, line, newLine} from './support/cart-lines';
import {FakeStorage} from './support/fake-storage';

let storage: FakeStorage;
let browser: EventTarget;

/** Opens a page on the stored cart: the store reads it once, when its module loads. */
async function openPage() {
  vi.resetModules();
  return import('../../app/cart/cart-store');
}

/** Dispatches the storage event that another tab's write causes. */
function dispatchStorage(key: string | null) {
  browser.dispatchEvent(Object.assign(new Event('storage'), {key}));
}

function dispatchPageShow(persisted: boolean) {
  browser.dispatchEvent(Object.assign(new Event('pageshow'), {persisted}));
}

function store(state: unknown, version: unknown = 0) {
  storage.setItem('shopify-cart', JSON.stringify({state, version}));
}

beforeEach(() => {
  storage = new FakeStorage();
  browser = new EventTarget();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser));
  return () => vi.unstubAllGlobals();
});

describe('§3 the cart in browser storage', () => {
  test('§3 stores under its key in its shape', async () => {
    const {useCart} = await openPage();
    useCart.getState().add(newLine());
    useCart.setState({cartId: 'gid://shopify/Cart/1', checkoutUrl: 'https://shop.test/c/1'});
    expect([...storage.entries.keys()]).toEqual(['shopify-cart']);
    expect(storage.json('shopify-cart')).toEqual({
      state: {
        items: [line()],
        cartId: 'gid://shopify/Cart/1',
        checkoutUrl: 'https://shop.test/c/1',
        isLoading: false,
      },
      version: 0,
    });
  });

  test('§3 does not store before the first change', async () => {
    const {useCart} = await openPage();
    expect(useCart.getState().items).toEqual([]);
    expect(storage.entries.size).toBe(0);
  });

  test('§4 clearing resets items, cartId and checkoutUrl', async () => {
    store({items: [line()], cartId: 'c', checkoutUrl: 'https://shop.test/c', isLoading: false});
    const {useCart} = await openPage();
    useCart.getState().clear();
    const empty = {items: [], cartId: null, checkoutUrl: null, isLoading: false};
    expect(useCart.getState()).toMatchObject(empty);
    expect(storage.json('shopify-cart')).toEqual({state: empty, version: 0});
  });

  test.each([
    ['an empty string', ''],
    ['invalid JSON', '{"state":'],
    ['null', 'null'],
    ['a number', '5'],
    ['a string', '"cart"'],
    ['a list', '[]'],
    ['no state', '{}'],
    ['an empty state', '{"state":null,"version":0}'],
    ['a state that is a string', '{"state":"x","version":0}'],
    ['an unknown version', '{"state":{"items":"x"},"version":7}'],
  ])('§3 %s in storage gives an empty cart that works', async (_case, stored) => {
    storage.setItem('shopify-cart', stored);
    const {useCart} = await openPage();
    expect(useCart.getState().items).toEqual([]);
    useCart.getState().add(newLine());
    expect(useCart.getState().items).toEqual([line()]);
  });

  test('§3 reads the valid parts of a cart of another version', async () => {
    store({items: [line({variantId: id('a')}), {variantId: id('b')}]}, 7);
    const {useCart} = await openPage();
    expect(useCart.getState().items).toEqual([line({variantId: id('a')})]);
  });

  test.each(['full', 'forbidden'] as const)(
    '§3 storage that is %s does not lose the current cart',
    async (broken) => {
      storage.broken = broken;
      const {useCart} = await openPage();
      useCart.getState().add(newLine());
      useCart.getState().setQuantity(newLine().variantId, 3);
      expect(useCart.getState().items).toEqual([line({quantity: 3})]);
      expect(storage.entries.size).toBe(0);
    },
  );

  test('§3 works without localStorage, as on the server', async () => {
    vi.stubGlobal('localStorage', undefined);
    const {useCart} = await openPage();
    useCart.getState().add(newLine());
    expect(useCart.getState().items).toEqual([line()]);
  });
});

describe('§3 two tabs show the same cart', () => {
  test('§3 does not store in response to another tab, which would loop', async () => {
    const {followStoredCart} = await openPage();
    const stop = followStoredCart();
    store({items: [line()], isLoading: true});
    const write = vi.spyOn(storage, 'setItem');
    dispatchStorage('shopify-cart');
    expect(write).not.toHaveBeenCalled();
    stop();
  });

  test('§4 keeps this tab’s checkout in progress', async () => {
    const {useCart, followStoredCart} = await openPage();
    const stop = followStoredCart();
    useCart.setState({isLoading: true});
    store({items: [line()], isLoading: false});
    dispatchStorage('shopify-cart');
    expect(useCart.getState()).toMatchObject({items: [line()], isLoading: true});
    stop();
  });

  test('§3 empties the cart when another tab clears the storage', async () => {
    store({items: [line()]});
    const {useCart, followStoredCart} = await openPage();
    const stop = followStoredCart();
    storage.removeItem('shopify-cart');
    dispatchStorage(null);
    expect(useCart.getState().items).toEqual([]);
    stop();
  });

  test('§3 ignores other keys', async () => {
    const {useCart, followStoredCart} = await openPage();
    const stop = followStoredCart();
    store({items: [line()]});
    dispatchStorage('language-storage');
    expect(useCart.getState().items).toEqual([]);
    stop();
  });

  test('§3 ignores changes after unsubscribing', async () => {
    const {useCart, followStoredCart} = await openPage();
    followStoredCart()();
    store({items: [line()]});
    dispatchStorage('shopify-cart');
    dispatchPageShow(true);
    expect(useCart.getState().items).toEqual([]);
  });

  test.each([
    [true, 1, false],
    [false, 0, true],
  ])('§4 a page restored from the back-forward cache: %s', async (persisted, count, loading) => {
    const {useCart, followStoredCart} = await openPage();
    const stop = followStoredCart();
    useCart.setState({isLoading: true});
    store({items: [line()]});
    dispatchPageShow(persisted);
    expect(useCart.getState().items).toHaveLength(count);
    expect(useCart.getState().isLoading).toBe(loading);
    stop();
  });
});
