import type {DatabaseSync} from 'node:sqlite';
import type {CatalogueProduct, CatalogueVariant} from '../catalogue/types.ts';
import {stableId} from './ids.ts';
import {toOre} from './money.ts';
import {pictureFileName} from './picture-files.ts';

/** @param id the product's number */
export function insertVariant(
  database: DatabaseSync,
  product: CatalogueProduct,
  id: number,
  variant: CatalogueVariant,
  position: number,
): void {
  const selected =
    product.options.length > 0
      ? product.options.map(({name}) => ({name, value: chosenValue(product, variant, name)}))
      : [{name: 'Title', value: 'Default Title'}];
  const picture = product.pictures.findIndex((candidate) => shows(candidate.look, variant.look));
  database
    .prepare(
      `INSERT INTO variant (id, product_id, position, sku, title, selected_options, price, compare_at_price,
         quantity_available, image_id) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      stableId('variant', variant.sku),
      id,
      position,
      variant.sku,
      selected.map(({value}) => value).join(' / '),
      JSON.stringify(selected),
      toOre(variant.price),
      variant.compareAtPrice ? toOre(variant.compareAtPrice) : null,
      variant.quantityAvailable,
      picture < 0 ? null : stableId('image', pictureFileName(product, picture)),
    );
}

function chosenValue(product: CatalogueProduct, variant: CatalogueVariant, name: string): string {
  const value = variant.selectedOptions[name];
  if (value === undefined) {
    throw new Error(
      `Variant ${variant.sku} of ${product.handle} has no value for the option ${name}.`,
    );
  }
  return value;
}

/** Whether a picture shows what is special about a variant. */
function shows(picture: object | undefined, variant: object | undefined): boolean {
  if (!picture || !variant) return false;
  const shown = new Map<string, unknown>(Object.entries(picture));
  return Object.entries(variant).every(([trait, value]) => shown.get(trait) === value);
}
