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

/** A product's measurements in millimetres and grams: one metafield each, as an owner enters them in Shopify. */
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

function measurement(key: string, type: string, value: object | number): Metafield {
  return {namespace: 'measurements', key, type, value: JSON.stringify(value)};
}

/** Related products by handle, as an owner chooses them in Shopify. */
export function goesWith(
  key: 'fits_frames' | 'lenses' | 'same_width',
  handles: readonly string[],
): Metafield[] {
  if (handles.length === 0) return [];
  const type = 'list.product_reference';
  return [{namespace: 'custom', key, type, value: JSON.stringify(handles)}];
}

/** The case for a pair, sold separately. */
export function caseFor(handle: string): Metafield {
  return {namespace: 'custom', key: 'case', type: 'product_reference', value: handle};
}

/** A product's manufacturer with name and address, as EU product safety rules require. */
export function manufacturer(text: string): Metafield {
  return {namespace: 'custom', key: 'manufacturer', type: 'multi_line_text_field', value: text};
}

/** Safety information. */
export function safety(text: string): Metafield {
  return {namespace: 'custom', key: 'safety', type: 'multi_line_text_field', value: text};
}
