import type {SQLInputValue} from 'node:sqlite';
import {globalId} from './ids.ts';
import type {ImageRecord, ProductRecord, VariantRecord} from './records.ts';
import {integer, integerOrNull, once, text, type Queries, type Row} from './rows.ts';

/** A part of a statement with the values for its question marks. */
export interface SqlPart {
  sql: string;
  parameters: SQLInputValue[];
}

export interface ProductSelection {
  /** A condition on `product`. */
  where: SqlPart;
  /** What to order by; ties are broken by the product's number. */
  order: SqlPart;
  reverse: boolean;
  collectionNumber?: number;
}

/** Reads products, variants and pictures; writes prices. */
export class ProductStore {
  private readonly queries: Queries;

  constructor(queries: Queries) {
    this.queries = queries;
  }

  /** The numbers of all products of a selection, in its order. */
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

  variantByNumber(number: number): VariantRecord | undefined {
    const row = this.queries.first('SELECT * FROM variant WHERE id = ?', number);
    return row && toVariant(row);
  }

  imageByFileName(
    fileName: string,
  ): (ImageRecord & {position: number; productNumber: number}) | undefined {
    const row = this.queries.first('SELECT * FROM image WHERE file_name = ?', fileName);
    return (
      row && {
        ...toImage(row),
        position: integer(row, 'position'),
        productNumber: integer(row, 'product_id'),
      }
    );
  }

  /**
   * Changes what a variant costs, and with it when its product was last updated.
   *
   * @param price öre
   * @returns whether there is such a variant.
   */
  setPrice(variantNumber: number, price: number): boolean {
    return this.queries.transaction(() => {
      const changed = this.queries.run(
        'UPDATE variant SET price = ? WHERE id = ?',
        price,
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
    return {
      __typename: 'Product',
      number,
      id: globalId('Product', number),
      handle: text(row, 'handle'),
      title: text(row, 'title'),
      descriptionLine: text(row, 'description'),
      descriptionHtml: text(row, 'description_html'),
      productType: text(row, 'product_type'),
      vendor: text(row, 'vendor'),
      optionNames: JSON.parse(text(row, 'options')) as ProductRecord['optionNames'],
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
          .all('SELECT * FROM image WHERE product_id = ? ORDER BY position', number)
          .map(toImage),
      ),
      variantList: once(() =>
        queries
          .all('SELECT * FROM variant WHERE product_id = ? ORDER BY position', number)
          .map(toVariant),
      ),
    };
  }
}

function toVariant(row: Row): VariantRecord {
  const number = integer(row, 'id');
  return {
    __typename: 'ProductVariant',
    number,
    id: globalId('ProductVariant', number),
    title: text(row, 'title'),
    sku: text(row, 'sku'),
    selectedOptions: JSON.parse(text(row, 'selected_options')) as VariantRecord['selectedOptions'],
    priceInOre: integer(row, 'price'),
    compareAtPriceInOre: integerOrNull(row, 'compare_at_price'),
    quantityAvailable: integer(row, 'quantity_available'),
    productNumber: integer(row, 'product_id'),
    imageNumber: integerOrNull(row, 'image_id'),
  };
}

function toImage(row: Row): ImageRecord {
  const number = integer(row, 'id');
  return {
    __typename: 'Image',
    number,
    id: globalId('ProductImage', number),
    fileName: text(row, 'file_name'),
    altText: text(row, 'alt_text'),
    width: integer(row, 'width'),
    height: integer(row, 'height'),
    thumbhash: text(row, 'thumbhash'),
  };
}
