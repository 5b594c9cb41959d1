import {variantIdOf} from '~/catalogue/variant-selection';
import {VARIANT_ID} from '../../supabase/functions/update-shopify-prices/limits';
import {MAX_LINES} from './cart';

const LINES = /^\d+:[1-9]\d{0,5}(,\d+:[1-9]\d{0,5})*$/;

/** The lines of Shopify's cart permalink, `<variant>:<quantity>` separated by commas; undefined if malformed. */
export function parseCartPermalink(
  text: string,
): Array<{merchandiseId: string; quantity: number}> | undefined {
  const lines = text.split(',');
  if (!LINES.test(text) || lines.length > MAX_LINES) return undefined;
  const parsed = lines.map((line) => {
    const [variant = '', quantity] = line.split(':');
    return {merchandiseId: variantIdOf(variant), quantity: Number(quantity)};
  });
  return parsed.every(({merchandiseId}) => VARIANT_ID.test(merchandiseId)) ? parsed : undefined;
}
