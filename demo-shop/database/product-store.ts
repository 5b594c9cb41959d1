import type {SQLInputValue} from 'node:sqlite';
import {globalId} from './ids.ts';
import {toImage, toMetafields, toOptions, toVariant} from './product-rows.ts';
import type {ImageRecord, ProductRecord, VariantRecord} from './records.ts';
import {integer, once, text, type Queries, type Row} from './rows.ts';
import {translationOf, type StoredTranslation} from './translation.ts';

/** A part of a statement with its parameters. */
export interface SqlPart {
  sql: string;
  parameters: SQLInputValue[];
}

/** Öre; null removes a compare-at price, undefined keeps it. */
export interface ChangedPrices {
  price?: number;
  compareAtPrice?: number | null;
}

export interface ProductSelection {
  /** A condition on `product`. */
  where: SqlPart;
  /** The sort expression; the product's number breaks ties. */
  order: SqlPart;
  reverse: boolean;
  collectionNumber?: number;
}

/** Whether a variant is for sale. */
export const FOR_SALE =
  '(variant.continue_selling OR variant.quantity_available IS NULL OR variant.quantity_available > 0)';

/** Reads products, variants and pictures in one language, and writes prices. */
export class ProductStore {
  private readonly queries: Queries;
  private readonly language: string | undefined;

  /** @param language undefined for the goods' own language */
  constructor(queries: Queries, language?: string) {
    this.queries = queries;
    this.language = language;
  }

  /** The numbers of the selected products, in order. */
  select({where, order, reverse, collectionNumber}: ProductSelection): number[] {
    const direction = reverse ? 'DESC' : 'ASC';
    const membership =
      collectionNumber === undefined
        ? ''
        : 'JOIN collection_product ON collection_product.product_id = product.id AND collection_product.collection_id = ?';
    return this.queries
      .all(
        `SELECT product.id FROM product ${membership} WHERE ${where.sql}
         ORDER BY ${order.sql} ${direction}, product.id ${direction}`,
        ...(collectionNumber === undefined ? [] : [collectionNumber]),
        ...where.parameters,
        ...order.parameters,
      )
      .map((row) => integer(row, 'id'));
  }

  byNumber(number: number): ProductRecord | undefined {
    const row = this.queries.first('SELECT * FROM product WHERE id = ?', number);
    return row && this.toProduct(row);
  }

  byHandle(handle: string): ProductRecord | undefined {
    const row = this.queries.first('SELECT * FROM product WHERE handle = ?', handle);
    return row && this.toProduct(row);
  }

  /** Every product with the data for a sitemap. */
  sitemap(): Array<{handle: string; title: string; updatedAt: string}> {
    return this.queries
      .all('SELECT handle, title, updated_at FROM product ORDER BY id')
      .map((row) => ({
        handle: text(row, 'handle'),
        title: text(row, 'title'),
        updatedAt: text(row, 'updated_at'),
      }));
  }

  variantByNumber(number: number): VariantRecord | undefined {
    const row = this.queries.first(
      `SELECT variant.*, product.translations FROM variant JOIN product ON product.id = variant.product_id
       WHERE variant.id = ?`,
      number,
    );
    return row && toVariant(row, translationOf<StoredTranslation>(row, this.language));
  }

  /** A variant's picture, else its product's first, like Shopify. */
  imageOfVariant({imageNumber, productNumber}: VariantRecord): ImageRecord | null {
    const row = this.queries.first(
      `SELECT image.*, product.translations FROM image JOIN product ON product.id = image.product_id
       WHERE image.product_id = ?1 AND (image.id = ?2 OR in_list)
       ORDER BY image.id = ?2 DESC, image.position LIMIT 1`,
      productNumber,
      imageNumber ?? -1,
    );
    return row ? toImage(row, translationOf<StoredTranslation>(row, this.language)) : null;
  }

  /**
   * Changes a variant's prices and its product's update time.
   *
   * @returns whether there is such a variant.
   */
  setPrices(variantNumber: number, {price, compareAtPrice}: ChangedPrices): boolean {
    return this.queries.transaction(() => {
      const changed = this.queries.run(
        `UPDATE variant SET price = coalesce(?, price),
         compare_at_price = CASE WHEN ? THEN ? ELSE compare_at_price END WHERE id = ?`,
        price ?? null,
        compareAtPrice === undefined ? 0 : 1,
        compareAtPrice ?? null,
        variantNumber,
      );
      this.queries.run(
        'UPDATE product SET updated_at = ? WHERE id = (SELECT product_id FROM variant WHERE id = ?)',
        new Date().toISOString().replace(/\.\d+Z$/, 'Z'),
        variantNumber,
      );
      return changed > 0;
    });
  }

  private toProduct(row: Row): ProductRecord {
    const number = integer(row, 'id');
    const {queries} = this;
    const translation = translationOf<StoredTranslation>(row, this.language);
    return {
      __typename: 'Product',
      number,
      id: globalId('Product', number),
      handle: text(row, 'handle'),
      title: translation.title ?? text(row, 'title'),
      descriptionLine: translation.description?.line ?? text(row, 'description'),
      descriptionHtml: translation.description?.html ?? text(row, 'description_html'),
      productType: translation.productType ?? text(row, 'product_type'),
      vendor: text(row, 'vendor'),
      isGiftCard: integer(row, 'is_gift_card') === 1,
      optionList: toOptions(row, translation),
      metafieldList: toMetafields(row, translation),
      createdAt: text(row, 'created_at'),
      updatedAt: text(row, 'updated_at'),
      publishedAt: text(row, 'created_at'),
      tagList: once(() =>
        queries
          .all('SELECT tag FROM product_tag WHERE product_id = ? ORDER BY tag_key', number)
          .map((tag) => text(tag, 'tag')),
      ),
      imageList: once(() =>
        queries
          .all('SELECT * FROM image WHERE product_id = ? AND in_list ORDER BY position', number)
          .map((image) => toImage(image, translation)),
      ),
      variantList: once(() =>
        queries
          .all('SELECT * FROM variant WHERE product_id = ? ORDER BY position', number)
          .map((variant) => toVariant(variant, translation)),
      ),
    };
  }
}
