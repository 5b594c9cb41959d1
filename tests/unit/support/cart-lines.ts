import type {CartLine, NewLine} from '../../../app/cart/cart';
import type {CurrentVariant} from '../../../app/cart/line-changes';

/** A variant's global id by its number, or by a letter that stands for a number. */
export function id(name: string): string {
  const number = /^[a-z]$/.test(name) ? name.charCodeAt(0) : name;
  return `gid://shopify/ProductVariant/${number}`;
}

export function sek(amount: string): NewLine['price'] {
  return {amount, currencyCode: 'SEK'};
}

export function newLine(given: Partial<NewLine> = {}): NewLine {
  return {
    variantId: id('1'),
    variantTitle: 'Black / Smoke',
    price: sek('1299.0'),
    selectedOptions: [
      {name: 'Color', value: 'Black', label: {sv: 'Svart', en: 'Black'}},
      {name: 'Lens', value: 'Smoke', label: {sv: 'Rök', en: 'Smoke'}},
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

/** The shop's current data of the same variant. */
export function current(given: Partial<CurrentVariant> = {}): CurrentVariant {
  return {...newLine(), availableForSale: true, ...given};
}
