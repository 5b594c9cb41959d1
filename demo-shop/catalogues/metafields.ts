import type {Metafield} from './goods.ts';

/** A variant's lowest price of the 30 days before its reduction; the storefront announces no reduction without it. */
export function lowestPrice(amount: string, currency: string): Metafield {
  return {
    namespace: 'custom',
    key: 'lowest_price_30_days',
    type: 'money',
    value: JSON.stringify({amount, currency_code: currency}),
  };
}

/** Who answers for a product: name and address, as the EU's rules on product safety ask. */
export function manufacturer(text: string): Metafield {
  return {namespace: 'custom', key: 'manufacturer', type: 'multi_line_text_field', value: text};
}

/** What a shopper must know to use a product safely. */
export function safety(text: string): Metafield {
  return {namespace: 'custom', key: 'safety', type: 'multi_line_text_field', value: text};
}
