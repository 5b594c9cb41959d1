import type {DatabaseSync} from 'node:sqlite';
import type {CatalogueCollection} from '../catalogue/index.ts';
import type {CatalogueProduct, CatalogueVariant} from '../catalogue/types.ts';
import {descriptionHtml, descriptionLine} from './description.ts';
import {productId, stableId} from './ids.ts';
import {toOre} from './money.ts';
import {pictureFileName, pictureSize} from './picture-files.ts';
import {CATALOGUE_TABLES} from './schema.ts';
import {searchWords} from './search-words.ts';

/** Shopify's name for the one option of a product that has none, and for its value. */
const NO_OPTIONS = [{name: 'Title', values: ['Default Title']}];

/** Who makes everything in the catalogue: the shop itself. */
export const VENDOR = 'Västerljus';

/** Everything that the database is seeded from. */
export interface Goods {
  products: readonly CatalogueProduct[];
  collections: readonly CatalogueCollection[];
}

interface Sized {
  fileName: string;
  altText: string;
  width: number;
  height: number;
}

/**
 * Replaces everything that stems from the catalogue, in one transaction.
 *
 * @throws if two products or variants share a handle, sku or id, or a product is in a collection that is not described.
 */
export async function seed(
  database: DatabaseSync,
  {products, collections}: Goods,
  photographsDirectory: string,
): Promise<void> {
  const sizes = new Map<CatalogueProduct, Sized[]>();
  for (const product of products) {
    sizes.set(product, await measurePictures(product, photographsDirectory));
  }
  database.exec('BEGIN IMMEDIATE');
  try {
    database.exec(CATALOGUE_TABLES);
    for (const collection of collections) insertCollection(database, collection);
    products.forEach((product, position) => {
      insertProduct(database, product, position, sizes.get(product) ?? []);
    });
    database.exec('COMMIT');
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
}

function measurePictures(product: CatalogueProduct, directory: string): Promise<Sized[]> {
  return Promise.all(
    product.pictures.map(async (picture, index) => ({
      fileName: pictureFileName(product, index),
      altText: picture.altText,
      ...(await pictureSize(picture, directory)),
    })),
  );
}

function insertProduct(
  database: DatabaseSync,
  product: CatalogueProduct,
  position: number,
  pictures: Sized[],
): void {
  const id = productId(product.handle, product.createdAt);
  const createdAt = new Date(product.createdAt).toISOString().replace('.000Z', 'Z');
  const options = product.options.length > 0 ? product.options : NO_OPTIONS;
  const searchable = [product.title, product.productType, VENDOR, ...product.tags];
  database
    .prepare(
      `INSERT INTO product (id, position, handle, title, title_key, search_words, description, description_html,
         product_type, vendor, options, created_at, updated_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      id,
      position,
      product.handle,
      product.title,
      searchWords(product.title),
      searchWords(searchable.join(' ')),
      descriptionLine(product.description),
      descriptionHtml(product.description),
      product.productType,
      VENDOR,
      JSON.stringify(options),
      createdAt,
      createdAt,
    );
  for (const tag of new Set(product.tags)) {
    database
      .prepare('INSERT INTO product_tag (product_id, tag, tag_key) VALUES (?, ?, ?)')
      .run(id, tag, tag.toLowerCase());
  }
  pictures.forEach((picture, index) => insertImage(database, id, picture, index));
  product.variants.forEach((variant, index) =>
    insertVariant(database, product, id, variant, index),
  );
  for (const handle of new Set(product.collections))
    insertMembership(database, handle, id, position);
}

function insertImage(
  database: DatabaseSync,
  product: number,
  picture: Sized,
  position: number,
): void {
  database
    .prepare(
      `INSERT INTO image (id, product_id, position, file_name, alt_text, width, height)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      stableId('image', picture.fileName),
      product,
      position,
      picture.fileName,
      picture.altText,
      picture.width,
      picture.height,
    );
}

function insertVariant(
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

function insertCollection(database: DatabaseSync, collection: CatalogueCollection): void {
  database
    .prepare(
      'INSERT INTO collection (id, handle, title, description, description_html) VALUES (?, ?, ?, ?, ?)',
    )
    .run(
      stableId('collection', collection.handle),
      collection.handle,
      collection.title,
      descriptionLine(collection.description),
      descriptionHtml(collection.description),
    );
}

function insertMembership(
  database: DatabaseSync,
  handle: string,
  product: number,
  position: number,
): void {
  database
    .prepare(
      'INSERT INTO collection_product (collection_id, product_id, position) VALUES (?, ?, ?)',
    )
    .run(stableId('collection', handle), product, position);
}
