import type {ProductRecord, VariantRecord} from '../database/records.ts';

/**
 * Encodes option combinations in Shopify's compact notation, as described in the schema at
 * `Product.encodedVariantExistence`: `0:0-1,1:2,` is value 0 with values 0 and 1 of the second option, and value 1 with
 * value 2. Hydrogen expects the prefix `v1_`.
 */
export function encodeVariants(product: ProductRecord, variants: readonly VariantRecord[]): string {
  const combinations = variants.map((variant) =>
    product.optionList.map(({name, values}) => {
      const chosen = variant.selectedOptions.find((option) => option.name === name);
      return values.findIndex((value) => value.name === chosen?.value);
    }),
  );
  return `v1_${encode(combinations)}`;
}

function encode(combinations: readonly number[][]): string {
  const heads = [...new Set(combinations.flatMap((indexes) => indexes.slice(0, 1)))].sort(
    (a, b) => a - b,
  );
  if (!combinations.some((indexes) => indexes.length > 1)) return ranges(heads);
  return heads
    .map((head) => {
      const tails = combinations
        .filter((indexes) => indexes[0] === head)
        .map((indexes) => indexes.slice(1));
      return `${head}:${encode(tails)},`;
    })
    .join('');
}

/** `[0, 1, 2, 4]` as `0-2 4`. */
function ranges(sorted: readonly number[]): string {
  const runs: Array<{from: number; to: number}> = [];
  for (const value of sorted) {
    const run = runs.at(-1);
    if (run && run.to + 1 === value) run.to = value;
    else runs.push({from: value, to: value});
  }
  return runs.map(({from, to}) => (from === to ? `${from}` : `${from}-${to}`)).join(' ');
}
