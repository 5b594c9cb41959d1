import type {Measures} from '../catalogue/types.ts';
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

/**
 * What a product measures, in millimetres and grams: each number a field of its own, as an owner types it in Shopify's
 * administration.
 */
export function measurements(measures: Measures): Metafield[] {
  const {length, width, height, lens, bridge, weight, layers} = measures;
  const millimetres = {
    front_width: width,
    front_height: height,
    lens_width: lens[0],
    lens_height: lens[1],
    bridge,
    temple_length: length,
  };
  return [
    ...Object.entries(millimetres).flatMap(([key, value]) =>
      value === undefined ? [] : [measurement(key, 'dimension', {value, unit: 'MILLIMETERS'})],
    ),
    measurement('weight', 'weight', {value: weight, unit: 'GRAMS'}),
    measurement('lens_layers', 'number_integer', layers),
  ];
}

export function measurement(key: string, type: string, value: object | number): Metafield {
  return {namespace: 'measurements', key, type, value: JSON.stringify(value)};
}

/** Who answers for a product: name and address, as the EU's rules on product safety ask. */
export function manufacturer(text: string): Metafield {
  return {namespace: 'custom', key: 'manufacturer', type: 'multi_line_text_field', value: text};
}

/** What a shopper must know to use a product safely. */
export function safety(text: string): Metafield {
  return {namespace: 'custom', key: 'safety', type: 'multi_line_text_field', value: text};
}
