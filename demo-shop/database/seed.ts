import type {DatabaseSync} from 'node:sqlite';
import type {Collection, Goods, Metafield, Product} from '../catalogues/goods.ts';
import {readThumbhashes} from '../images/thumbhashes.ts';
import {describe} from './description.ts';
import {globalId, productId, stableId} from './ids.ts';
import {Queries} from './rows.ts';
import {CATALOGUE_TABLES} from './schema.ts';
import {searchWords} from './search-words.ts';
import {insertImage, measurePictures, type SizedPicture} from './seed-pictures.ts';
import {insertVariant} from './seed-variants.ts';
import type {StoredTranslation} from './translation.ts';

/** Shopify's option and value of a product without options. */
const NO_OPTIONS = [{name: 'Title', values: ['Default Title']}];

/** A product's position in the catalogue. */
interface Place {
  position: number;
  /** Rank among the most sold, from 0. */
  salesRank: number;
  vendor: string;
  /** Global ids of all products, by handle. */
  ids: ReadonlyMap<string, string>;
}

/**
 * Replaces all catalogue data in one transaction.
 *
 * @throws for duplicate handles, skus or ids, and for unknown collections.
 */
export async function seed(
  database: DatabaseSync,
  {name, products, collections, bestSelling = [], redirects = []}: Goods,
  photographsDirectory: string,
): Promise<void> {
  const published = products.filter((product) => product.published !== false);
  const thumbhashes = await readThumbhashes(photographsDirectory);
  const sizes = new Map<Product, SizedPicture[]>();
  for (const product of published) {
    sizes.set(product, await measurePictures(product, photographsDirectory, thumbhashes));
  }
  const ranks = new Map(bestSelling.map((handle, rank) => [handle, rank]));
  const ids = new Map(
    published.map(({handle, createdAt}) => [
      handle,
      globalId('Product', productId(handle, createdAt)),
    ]),
  );
  const queries = new Queries(database);
  queries.transaction(() => {
    database.exec(CATALOGUE_TABLES);
    for (const collection of collections) insertCollection(queries, collection);
    for (const {path, target} of redirects) {
      queries.run('INSERT INTO url_redirect (path, target) VALUES (?, ?)', path, target);
    }
    published.forEach((product, position) => {
      const salesRank = ranks.get(product.handle) ?? bestSelling.length + position;
      const place = {position, salesRank, vendor: product.vendor ?? name, ids};
      insertProduct(queries, product, place, sizes.get(product) ?? []);
    });
  });
}

function insertProduct(
  queries: Queries,
  product: Product,
  {position, salesRank, vendor, ids}: Place,
  pictures: SizedPicture[],
): void {
  const id = productId(product.handle, product.createdAt);
  const createdAt = new Date(product.createdAt).toISOString().replace('.000Z', 'Z');
  const {line, html} = describe(product);
  const searchable = [product.title, product.productType, vendor, ...product.tags];
  queries.run(
    `INSERT INTO product (id, position, handle, title, title_key, search_words, description, description_html,
       product_type, vendor, options, is_gift_card, sales_rank, metafields, translations, created_at, updated_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    id,
    position,
    product.handle,
    product.title,
    searchWords(product.title),
    searchWords(searchable.join(' ')),
    line,
    html,
    product.productType,
    vendor,
    JSON.stringify(product.options.length > 0 ? product.options : NO_OPTIONS),
    Number(product.isGiftCard ?? false),
    salesRank,
    JSON.stringify(storedMetafields(product, ids)),
    JSON.stringify(storedTranslations(product)),
    createdAt,
    createdAt,
  );
  for (const tag of new Set(product.tags)) {
    queries.run(
      'INSERT INTO product_tag (product_id, tag, tag_key) VALUES (?, ?, ?)',
      id,
      tag,
      tag.toLowerCase(),
    );
  }
  pictures.forEach((picture, index) => insertImage(queries, id, picture, index));
  product.variants.forEach((variant, index) => insertVariant(queries, product, id, variant, index));
  for (const handle of new Set(product.collections)) {
    queries.run(
      'INSERT INTO collection_product (collection_id, product_id, position) VALUES (?, ?, ?)',
      stableId('collection', handle),
      id,
      position,
    );
  }
}

/** With ids instead of handles, without unpublished products. */
function storedMetafields({metafields = []}: Product, ids: Place['ids']): Metafield[] {
  return metafields.flatMap((field) => {
    if (field.type === 'product_reference') {
      const value = ids.get(field.value);
      return value ? [{...field, value}] : [];
    }
    if (field.type !== 'list.product_reference') return [field];
    const handles = JSON.parse(field.value) as string[];
    return [{...field, value: JSON.stringify(handles.flatMap((handle) => ids.get(handle) ?? []))}];
  });
}

function storedTranslations({translations = {}}: Product): Record<string, StoredTranslation> {
  return Object.fromEntries(
    Object.entries(translations).map(([language, {description, descriptionHtml, ...texts}]) => {
      const translated = description !== undefined || descriptionHtml !== undefined;
      const whole = {
        ...(description !== undefined && {description}),
        ...(descriptionHtml !== undefined && {descriptionHtml}),
      };
      return [language, {...texts, ...(translated && {description: describe(whole)})}];
    }),
  );
}

function insertCollection(queries: Queries, collection: Collection): void {
  const {line, html} = describe({description: collection.description});
  queries.run(
    'INSERT INTO collection (id, handle, title, description, description_html, translations) VALUES (?, ?, ?, ?, ?, ?)',
    stableId('collection', collection.handle),
    collection.handle,
    collection.title,
    line,
    html,
    JSON.stringify(collection.translations ?? {}),
  );
}
