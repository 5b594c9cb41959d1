import type {CartLine, NewLine} from '../../../app/cart/cart';

/** A variant's id as Shopify writes it. */
export function id(name: string): string {
  return `gid://shopify/ProductVariant/${name}`;
}

export function newLine(given: Partial<NewLine> = {}): NewLine {
  return {
    variantId: id('1'),
    variantTitle: 'Black / Smoke',
    price: {amount: '1299.0'},
    selectedOptions: [
      {name: 'Color', value: 'Black'},
      {name: 'Lens', value: 'Smoke'},
    ],
    product: {
      handle: 'skarv',
      title: 'Skarv',
      titles: {sv: 'Skarv', en: 'Skarv'},
      images: [{url: 'https://cdn.test/skarv.jpg', altText: null}],
    },
    ...given,
  };
}

export function line(given: Partial<CartLine> = {}): CartLine {
  return {...newLine(), quantity: 1, ...given};
}
