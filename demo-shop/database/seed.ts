import type {DatabaseSync} from 'node:sqlite';
import type {CatalogueCollection} from '../catalogue/index.ts';
import {swatchesOf} from '../catalogue/swatches.ts';
import type {CatalogueProduct} from '../catalogue/types.ts';
import {descriptionHtml, descriptionLine} from './description.ts';
import {productId, stableId} from './ids.ts';
import {CATALOGUE_TABLES} from './schema.ts';
import {searchWords} from './search-words.ts';
import {insertImage, measurePictures, type SizedPicture} from './seed-pictures.ts';
import {insertVariant} from './seed-variants.ts';

/** Shopify's name for the one option of a product that has none, and for its value. */
const NO_OPTIONS = [{name: 'Title', values: ['Default Title']}];

/** Who makes everything in the catalogue: the shop itself. */
export const VENDOR = 'Västerljus';

/** Everything that the database is seeded from. */
export interface Goods {
  products: readonly CatalogueProduct[];
  collections: readonly CatalogueCollection[];
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
  const sizes = new Map<CatalogueProduct, SizedPicture[]>();
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

function insertProduct(
  database: DatabaseSync,
  product: CatalogueProduct,
  position: number,
  pictures: SizedPicture[],
): void {
  const id = productId(product.handle, product.createdAt);
  const createdAt = new Date(product.createdAt).toISOString().replace('.000Z', 'Z');
  const options =
    product.options.length > 0
      ? product.options.map((option) => ({...option, swatches: swatchesOf(product, option.name)}))
      : NO_OPTIONS;
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
