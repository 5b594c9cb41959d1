import {beforeEach, describe, expect, test, vi} from 'vitest';
import {useCart} from '../../app/cart/cart-store';
import {checkOut} from '../../app/cart/checkout';
import {refreshCart} from '../../app/cart/refresh-cart';
import {line} from './support/cart-lines';

const CHECKOUT = 'https://shop.test/c/1?channel=online_store';
const created = () =>
  Response.json({cartId: 'gid://shopify/Cart/1', checkoutUrl: CHECKOUT, stockChanged: false});

/** A tab of the browser, as the shop sees it. */
function newTab() {
  return {
    closed: false,
    opener: {} as unknown,
    document: {title: '', body: {textContent: ''}},
    location: {replace: vi.fn()},
    close: vi.fn(),
  };
}

const open = vi.fn();
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  open.mockReset().mockReturnValue(newTab());
  fetched.mockReset().mockImplementation(() => Promise.resolve(created()));
  vi.stubGlobal('window', {open});
  vi.stubGlobal('fetch', fetched);
  useCart.setState({
    items: [line({variantId: 'a', quantity: 2}), line({variantId: 'b', unavailable: true})],
    cartId: null,
    checkoutUrl: null,
    isLoading: false,
  });
  return () => vi.unstubAllGlobals();
});

describe('§4 checkout', () => {
  test('§4 opens the checkout in a new tab', async () => {
    const tab = newTab();
    open.mockReturnValue(tab);
    expect(await checkOut('Skapar kassan')).toEqual({kind: 'opened', stockChanged: false});
    expect(tab.location.replace).toHaveBeenCalledExactlyOnceWith(CHECKOUT);
    expect(tab.opener).toBeNull();
    expect(tab.document.body.textContent).toBe('Skapar kassan');
    expect(useCart.getState()).toMatchObject({
      cartId: 'gid://shopify/Cart/1',
      checkoutUrl: CHECKOUT,
      isLoading: false,
    });
  });

  test('§4 the tab is opened before the request, inside the click', () => {
    const order: string[] = [];
    open.mockImplementation(() => {
      order.push('open');
      return newTab();
    });
    fetched.mockImplementation(() => {
      order.push('fetch');
      return Promise.resolve(created());
    });
    void checkOut('…');
    expect(order).toEqual(['open', 'fetch']);
  });

  test('§7 sends the lines that are for sale', async () => {
    await checkOut('…');
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect([url, init?.method]).toEqual(['/checkout', 'POST']);
    expect(JSON.parse(init?.body as string)).toEqual({
      lines: [{merchandiseId: 'a', quantity: 2}],
    });
  });

  test('§4 loading is true while the checkout is created', async () => {
    const states: boolean[] = [];
    const stop = useCart.subscribe(({isLoading}) => states.push(isLoading));
    await checkOut('…');
    stop();
    expect([states.at(0), states.at(-1)]).toEqual([true, false]);
  });

  test.each([
    ['an empty cart', {items: []}],
    ['a cart with nothing for sale', {items: [line({unavailable: true})]}],
    ['a checkout under way', {isLoading: true}],
  ])('§5 %s does nothing', async (_case, state) => {
    useCart.setState(state);
    expect(await checkOut('…')).toEqual({kind: 'ignored'});
    expect(open).not.toHaveBeenCalled();
    expect(fetched).not.toHaveBeenCalled();
  });

  test('§4 where the browser lets no tab open, the shopper gets the address', async () => {
    open.mockReturnValue(null);
    expect(await checkOut('…')).toEqual({kind: 'blocked', checkoutUrl: CHECKOUT});
    expect(useCart.getState().isLoading).toBe(false);
  });

  test('§4 so too where the tab was closed meanwhile', async () => {
    open.mockReturnValue({...newTab(), closed: true});
    expect(await checkOut('…')).toEqual({kind: 'blocked', checkoutUrl: CHECKOUT});
  });

  test.each([
    ['an error status', () => Promise.resolve(Response.json({}, {status: 502}))],
    ['no JSON', () => Promise.resolve(new Response('<html>'))],
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('§8 %s: the tab is closed, loading ends, the cart stays', async (_case, answer) => {
    const tab = newTab();
    open.mockReturnValue(tab);
    fetched.mockImplementation(answer);
    expect(await checkOut('…')).toEqual({kind: 'failed'});
    expect(tab.close).toHaveBeenCalledOnce();
    expect(tab.location.replace).not.toHaveBeenCalled();
    expect(useCart.getState()).toMatchObject({isLoading: false, checkoutUrl: null});
    expect(useCart.getState().items).toHaveLength(2);
  });

  test('§8 after a failure it can be tried again', async () => {
    fetched.mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await checkOut('…')).toEqual({kind: 'failed'});
    expect(await checkOut('…')).toMatchObject({kind: 'opened'});
  });
});

describe('§3 the drawer opens: lines are brought up to date', () => {
  test('§3 all of them, the marked ones too', async () => {
    fetched.mockResolvedValue(
      Response.json({
        variants: [
          {id: 'a', price: '999.0', availableForSale: true},
          {id: 'b', price: '1299.0', availableForSale: true},
        ],
      }),
    );
    expect(await refreshCart()).toBe(true);
    expect(JSON.parse(fetched.mock.calls[0]?.[1]?.body as string)).toEqual({ids: ['a', 'b']});
    expect(useCart.getState().items).toEqual([
      line({variantId: 'a', quantity: 2, price: {amount: '999.0'}, previousPrice: '1299.0'}),
      line({variantId: 'b'}),
    ]);
  });

  test('§3 an empty cart asks nothing', async () => {
    useCart.setState({items: []});
    expect(await refreshCart()).toBe(true);
    expect(fetched).not.toHaveBeenCalled();
  });

  test.each([
    ['an error status', () => Promise.resolve(Response.json({}, {status: 502}))],
    ['no JSON', () => Promise.resolve(new Response('<html>'))],
    ['another shape', () => Promise.resolve(Response.json({}))],
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    [
      'a price that is none',
      () =>
        Promise.resolve(
          Response.json({variants: [{id: 'a', price: 'free', availableForSale: true}]}),
        ),
    ],
  ])('§3 %s leaves the lines as they are', async (_case, answer) => {
    const before = useCart.getState().items;
    fetched.mockImplementation(answer);
    expect(await refreshCart()).toBe(false);
    expect(useCart.getState().items).toBe(before);
  });
});
