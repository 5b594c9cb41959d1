import type {Product, Variant} from '../catalogues/goods.ts';
import {stableId} from './ids.ts';
import {toOre} from './money.ts';
import {fileNameOfVariant} from './picture-files.ts';
import type {Queries} from './rows.ts';

/** @param id the product's number */
export function insertVariant(
  queries: Queries,
  product: Product,
  id: number,
  variant: Variant,
  position: number,
): void {
  const selected =
    product.options.length > 0
      ? product.options.map(({name}) => ({name, value: chosenValue(product, variant, name)}))
      : [{name: 'Title', value: 'Default Title'}];
  const fileName = fileNameOfVariant(product, position);
  queries.run(
    `INSERT INTO variant (id, product_id, position, sku, title, selected_options, price, compare_at_price,
       quantity_available, continue_selling, metafields, image_id) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    stableId('variant', variant.sku),
    id,
    position,
    variant.sku,
    selected.map(({value}) => value).join(' / '),
    JSON.stringify(selected),
    toOre(variant.price),
    variant.compareAtPrice ? toOre(variant.compareAtPrice) : null,
    variant.quantityAvailable,
    Number(variant.continueSelling ?? false),
    JSON.stringify(variant.metafields ?? []),
    fileName === undefined ? null : stableId('image', fileName),
  );
}

function chosenValue(product: Product, variant: Variant, name: string): string {
  const value = variant.selectedOptions[name];
  if (value === undefined) {
    throw new Error(
      `Variant ${variant.sku} of ${product.handle} has no value for the option ${name}.`,
    );
  }
  return value;
}
