import {describe} from './description.ts';
import {globalId} from './ids.ts';
import type {CollectionRecord} from './records.ts';
import {integer, text, type Queries, type Row} from './rows.ts';
import {translationOf} from './translation.ts';

const ORDERS = {id: 'collection.id', title: 'collection.title', updatedAt: 'updated_at'};

/** A collection's update time is the latest of its products. */
const SELECT = `
  SELECT collection.*, coalesce(max(product.updated_at), '2024-01-01T08:00:00Z') AS updated_at
  FROM collection
  LEFT JOIN collection_product ON collection_product.collection_id = collection.id
  LEFT JOIN product ON product.id = collection_product.product_id`;

type Translation = Partial<{title: string; description: string}>;

export class CollectionStore {
  private readonly queries: Queries;
  private readonly language: string | undefined;

  /** @param language undefined for the goods' own language */
  constructor(queries: Queries, language?: string) {
    this.queries = queries;
    this.language = language;
  }

  /** All collections whose title or handle contains the text. */
  all(order: keyof typeof ORDERS, reverse: boolean, containing = ''): CollectionRecord[] {
    return this.queries
      .all(
        `${SELECT} WHERE instr(lower(collection.title || ' ' || collection.handle), lower(?)) > 0
         GROUP BY collection.id ORDER BY ${ORDERS[order]} ${reverse ? 'DESC' : 'ASC'}, collection.id`,
        containing,
      )
      .map((row) => this.toCollection(row));
  }

  byNumber(number: number): CollectionRecord | undefined {
    const row = this.queries.first(
      `${SELECT} WHERE collection.id = ? GROUP BY collection.id`,
      number,
    );
    return row && this.toCollection(row);
  }

  byHandle(handle: string): CollectionRecord | undefined {
    const row = this.queries.first(
      `${SELECT} WHERE collection.handle = ? GROUP BY collection.id`,
      handle,
    );
    return row && this.toCollection(row);
  }

  ofProduct(productNumber: number): CollectionRecord[] {
    return this.queries
      .all(
        `${SELECT} WHERE collection.id IN (SELECT collection_id FROM collection_product WHERE product_id = ?)
         GROUP BY collection.id ORDER BY collection.id`,
        productNumber,
      )
      .map((row) => this.toCollection(row));
  }

  private toCollection(row: Row): CollectionRecord {
    const number = integer(row, 'id');
    const {title, description} = translationOf<Translation>(row, this.language);
    const translated = description === undefined ? undefined : describe({description});
    return {
      __typename: 'Collection',
      number,
      id: globalId('Collection', number),
      handle: text(row, 'handle'),
      title: title ?? text(row, 'title'),
      description: translated?.line ?? text(row, 'description'),
      descriptionHtml: translated?.html ?? text(row, 'description_html'),
      updatedAt: text(row, 'updated_at'),
    };
  }
}
