import {id} from './cart-lines';

/** A number from 0 to below 1, the same for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const leaves: readonly unknown[] = [
  null,
  true,
  false,
  0,
  1,
  -1,
  5.9,
  99,
  100,
  1e300,
  '',
  ' ',
  '5',
  '1299.0',
  '-1',
  '12,5',
  'Skarv',
  'javascript:alert(1)',
  'https://cdn.test/a.jpg',
  '__proto__',
  '\u0000',
  '🕶️',
  [],
  {},
];

/** Random JSON that resembles a stored cart. */
export function randomJson(random: () => number): unknown {
  const pick = <Item>(from: readonly Item[]) => from[Math.floor(random() * from.length)];
  const anything = (depth: number): unknown => {
    if (depth > 2 || random() < 0.6) return pick(leaves);
    const size = Math.floor(random() * 4);
    if (random() < 0.5) return Array.from({length: size}, () => anything(depth + 1));
    return Object.fromEntries(
      Array.from({length: size}, () => [
        pick(['items', 'variantId', 'price', 'amount', 'product', 'title', '__proto__', 'length']),
        anything(depth + 1),
      ]),
    );
  };
  const mostly = (likely: () => unknown) => (random() < 0.08 ? anything(0) : likely());
  const many = (make: () => unknown) =>
    Array.from({length: Math.floor(random() * 4)}, () => mostly(make));

  return mostly(() => ({
    items: mostly(() =>
      many(() => ({
        variantId: mostly(() => pick([id('a'), id('b'), id('c')])),
        variantTitle: mostly(() => 'Black'),
        quantity: mostly(() => pick([1, 2, 99, '3', 5.9])),
        price: mostly(() => ({amount: mostly(() => pick(['1299.0', '614.85', '0']))})),
        selectedOptions: mostly(() => many(() => ({name: 'Color', value: mostly(() => 'Black')}))),
        product: mostly(() => ({
          handle: mostly(() => 'skarv'),
          title: mostly(() => 'Skarv'),
          titles: mostly(() => ({sv: 'Skarv', en: mostly(() => 'Skarv')})),
          images: mostly(() => many(() => ({url: mostly(() => '/a.jpg'), altText: anything(1)}))),
        })),
        previousPrice: anything(1),
        unavailable: anything(1),
      })),
    ),
    cartId: anything(1),
    checkoutUrl: anything(1),
    isLoading: anything(1),
  }));
}
