import type {CartLine, NewLine} from '../../../app/cart/cart';

export function newLine(given: Partial<NewLine> = {}): NewLine {
  return {
    variantId: 'gid://shopify/ProductVariant/1',
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
