import {beforeEach, describe, expect, test, vi} from 'vitest';
import {useCart} from '../../app/cart/cart-store';
import {refreshCart} from '../../app/cart/refresh-cart';
import {current, line, sek} from './support/cart-lines';

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetched.mockReset());
  return () => vi.unstubAllGlobals();
});

describe('§3 opening the drawer refreshes the lines', () => {
  const answer = (...variants: unknown[]) => Response.json({variants, checkoutIsOver: false});

  test('§3 makes no request for an empty cart', async () => {
    useCart.setState({items: []});
    expect(await refreshCart()).toEqual({failed: false});
    expect(fetched).not.toHaveBeenCalled();
  });

  test('refreshes a large cart in batches', async () => {
    useCart.setState({
      items: Array.from({length: 501}, (_, index) => line({variantId: `v${index}`})),
    });
    fetched.mockImplementation(() => Promise.resolve(answer(current({variantId: 'v500'}))));
    expect(await refreshCart()).toEqual({failed: false});
    const sent: unknown = JSON.parse(fetched.mock.calls[1]?.[1]?.body as string);
    expect(sent).toEqual({ids: ['v500']});
    expect(useCart.getState().items.filter(({unavailable}) => !unavailable)).toHaveLength(1);
  });

  test.each([
    ['an error status', () => Promise.resolve(Response.json({}, {status: 502}))],
    ['invalid JSON', () => Promise.resolve(new Response('<html>'))],
    ['another shape', () => Promise.resolve(Response.json({}))],
    [
      'an invalid price',
      () => Promise.resolve(answer(current({variantId: 'a', price: sek('free')}))),
    ],
  ])('§3 %s leaves the lines unchanged', async (_case, failure) => {
    useCart.setState({items: [line({variantId: 'a', quantity: 2})]});
    const before = useCart.getState().items;
    fetched.mockImplementation(failure);
    expect(await refreshCart()).toEqual({failed: true});
    expect(useCart.getState().items).toBe(before);
  });
});
