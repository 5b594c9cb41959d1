import {expect, test} from 'vitest';
import {useCart} from '../../app/cart/cart-store';
import {putLineBack, refreshLines} from '../../app/cart/line-changes';
import {current, id, line, newLine, sek} from './support/cart-lines';

const checkout = {cartId: 'gid://shopify/Cart/1', checkoutUrl: 'https://shop.test/c/1'};
const refreshed =
  (...variants: ReturnType<typeof current>[]) =>
  ({change}: ReturnType<typeof useCart.getState>) =>
    change((lines) => refreshLines(lines, [id('1')], variants));
const changes: ReadonlyArray<
  readonly [string, (cart: ReturnType<typeof useCart.getState>) => void, object]
> = [
  ['a refresh that changes nothing', refreshed(current()), checkout],
  ['a changed price', refreshed(current({price: sek('1.0')})), checkout],
  ['a quantity that is ignored', (cart) => cart.setQuantity(id('1'), 'many'), checkout],
  ['another quantity', (cart) => cart.setQuantity(id('1'), 2), {...checkout, checkoutUrl: null}],
  [
    'a line more',
    (cart) => cart.add(newLine({variantId: id('2')})),
    {...checkout, checkoutUrl: null},
  ],
  ['a line that sold out', refreshed(), {...checkout, checkoutUrl: null}],
  [
    'a line put back',
    ({change}) => change((lines) => putLineBack(lines, line({variantId: id('2')}), 0)),
    {...checkout, checkoutUrl: null},
  ],
  [
    'the last line removed',
    (cart) => cart.setQuantity(id('1'), 0),
    {cartId: null, checkoutUrl: null},
  ],
  [
    '“keep” after a completed order',
    (cart) => cart.forgetCheckout(),
    {cartId: null, checkoutUrl: null},
  ],
];

test.each(changes)(
  'the checkout URL stays until the cart’s content changes: %s',
  (_case, change, left) => {
    useCart.setState({items: [line()], ...checkout});
    change(useCart.getState());
    expect(useCart.getState()).toMatchObject(left);
  },
);
