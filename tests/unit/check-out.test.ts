import {beforeEach, describe, expect, test, vi} from 'vitest';
import {useCart} from '../../app/cart/cart-store';
import {checkOut} from '../../app/cart/checkout';
import {refreshCart} from '../../app/cart/refresh-cart';
import {current, line, sek} from './support/cart-lines';

const CHECKOUT = 'https://shop.test/c/1?channel=online_store';
const created = () =>
  Response.json({cartId: 'gid://shopify/Cart/1', checkoutUrl: CHECKOUT, stockChanged: false});

/** A stand-in for the new tab's window. */
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
  test('§4 opens the tab before the request, within the click', () => {
    const order: string[] = [];
    open.mockImplementation(() => {
      order.push('open');
      return newTab();
    });
    fetched.mockImplementation(() => {
      order.push('fetch');
      return Promise.resolve(created());
    });
    void checkOut('en', '…');
    expect(order).toEqual(['open', 'fetch']);
  });

  test.each([
    ['an empty cart', {items: []}],
    ['a cart of unavailable lines', {items: [line({unavailable: true})]}],
    ['a checkout in progress', {isLoading: true}],
  ])('§5 %s has no effect', async (_case, state) => {
    useCart.setState(state);
    expect(await checkOut('en', '…')).toEqual({kind: 'ignored'});
    expect(open).not.toHaveBeenCalled();
    expect(fetched).not.toHaveBeenCalled();
  });

  test('§4 a tab closed during the request leaves the checkout URL', async () => {
    open.mockReturnValue({...newTab(), closed: true});
    expect(await checkOut('en', '…')).toEqual({kind: 'blocked'});
  });

  test('a checkout of lines changed during the request leaves no URL', async () => {
    const waiting = checkOut('en', '…');
    useCart.getState().setQuantity('a', 3);
    expect(await waiting).toMatchObject({kind: 'opened'});
    expect(useCart.getState()).toMatchObject({cartId: 'gid://shopify/Cart/1', checkoutUrl: null});
  });
});

describe('§3 opening the drawer refreshes the lines', () => {
  const answer = (...variants: unknown[]) => Response.json({variants, checkoutIsOver: false});
  const sent = (call = 0) => JSON.parse(fetched.mock.calls[call]?.[1]?.body as string) as unknown;

  test('§3 refreshes all lines, including unavailable ones', async () => {
    fetched.mockResolvedValue(
      answer(current({variantId: 'a', price: sek('999.0')}), current({variantId: 'b'})),
    );
    expect(await refreshCart()).toEqual({failed: false});
    expect(sent()).toEqual({ids: ['a', 'b']});
    expect(useCart.getState().items).toEqual([
      line({variantId: 'a', quantity: 2, price: sek('999.0'), previousPrice: '1299.0'}),
      line({variantId: 'b'}),
    ]);
  });

  test('§3 makes no request for an empty cart', async () => {
    useCart.setState({items: []});
    expect(await refreshCart()).toEqual({failed: false});
    expect(fetched).not.toHaveBeenCalled();
  });

  test.each([
    [true, {failed: false, finishedCartId: 'gid://shopify/Cart/1'}],
    [false, {failed: false}],
  ])('asks whether the checkout is complete (%s) in the same request', async (over, outcome) => {
    useCart.setState({cartId: 'gid://shopify/Cart/1'});
    fetched.mockResolvedValue(Response.json({variants: [], checkoutIsOver: over}));
    expect(await refreshCart()).toEqual(outcome);
    expect(fetched).toHaveBeenCalledOnce();
    expect(sent()).toEqual({ids: ['a', 'b'], cartId: 'gid://shopify/Cart/1'});
    expect(useCart.getState()).toMatchObject({cartId: 'gid://shopify/Cart/1'});
    expect(useCart.getState().items).toHaveLength(2);
  });

  test('refreshes a large cart in batches', async () => {
    useCart.setState({
      items: Array.from({length: 501}, (_, index) => line({variantId: `v${index}`})),
    });
    fetched.mockImplementation(() => Promise.resolve(answer(current({variantId: 'v500'}))));
    expect(await refreshCart()).toEqual({failed: false});
    expect(sent(1)).toEqual({ids: ['v500']});
    expect(useCart.getState().items.filter(({unavailable}) => !unavailable)).toHaveLength(1);
  });

  test.each([
    ['an error status', () => Promise.resolve(Response.json({}, {status: 502}))],
    ['invalid JSON', () => Promise.resolve(new Response('<html>'))],
    ['another shape', () => Promise.resolve(Response.json({}))],
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    [
      'an invalid price',
      () => Promise.resolve(answer(current({variantId: 'a', price: sek('free')}))),
    ],
  ])('§3 %s leaves the lines unchanged', async (_case, failure) => {
    const before = useCart.getState().items;
    fetched.mockImplementation(failure);
    expect(await refreshCart()).toEqual({failed: true});
    expect(useCart.getState().items).toBe(before);
  });
});
