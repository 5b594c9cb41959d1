import * as fc from 'fast-check';
import {id} from './cart-lines';

const odd = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom('javascript:alert(1)', '1299.0', '12,5', 1e300),
);

/** Mostly what is expected, at times anything. */
const mostly = <Value>(likely: fc.Arbitrary<Value>) =>
  fc.oneof({weight: 24, arbitrary: likely}, {weight: 1, arbitrary: odd});
const one = <Value>(...values: Value[]) => mostly(fc.constantFrom(...values));
const few = <Value>(item: fc.Arbitrary<Value>) => mostly(fc.array(mostly(item), {maxLength: 3}));

const line = fc.record({
  variantId: one(id('a'), id('b'), id('c')),
  variantTitle: one('Black'),
  quantity: one<unknown>(1, 2, 99, '3', 5.9),
  price: mostly(fc.record({amount: one('1299.0', '614.85', '0')})),
  selectedOptions: few(fc.record({name: fc.constant('Color'), value: one('Black')})),
  product: mostly(
    fc.record({
      handle: one('skarv'),
      title: one('Skarv'),
      titles: mostly(fc.record({sv: fc.constant('Skarv'), en: one('Skarv')})),
      images: few(fc.record({url: one('/a.jpg'), altText: odd})),
    }),
  ),
  previousPrice: odd,
  unavailable: odd,
});

/** JSON that resembles a stored cart. */
export const storedJson: fc.Arbitrary<unknown> = mostly(
  fc.record({items: few(line), cartId: odd, checkoutUrl: odd, isLoading: odd}),
);
