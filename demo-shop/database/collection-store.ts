import {globalId} from './ids.ts';
import type {CollectionRecord} from './records.ts';
import {integer, text, type Queries, type Row} from './rows.ts';

const ORDERS = {id: 'collection.id', title: 'collection.title', updatedAt: 'updated_at'};

/** A collection is updated when one of its products is. */
const SELECT = `
  SELECT collection.*, max(product.updated_at) AS updated_at
  FROM collection
  JOIN collection_product ON collection_product.collection_id = collection.id
  JOIN product ON product.id = collection_product.product_id`;

export class CollectionStore {
  private readonly queries: Queries;

  constructor(queries: Queries) {
    this.queries = queries;
  }

  /** All collections whose title or handle contains the text. */
  all(order: keyof typeof ORDERS, reverse: boolean, containing = ''): CollectionRecord[] {
    return this.queries
      .all(
        `${SELECT} WHERE instr(lower(collection.title || ' ' || collection.handle), lower(?)) > 0
         GROUP BY collection.id ORDER BY ${ORDERS[order]} ${reverse ? 'DESC' : 'ASC'}, collection.id`,
        containing,
      )
      .map(toCollection);
  }

  byNumber(number: number): CollectionRecord | undefined {
    const row = this.queries.first(
      `${SELECT} WHERE collection.id = ? GROUP BY collection.id`,
      number,
    );
    return row && toCollection(row);
  }

  byHandle(handle: string): CollectionRecord | undefined {
    const row = this.queries.first(
      `${SELECT} WHERE collection.handle = ? GROUP BY collection.id`,
      handle,
    );
    return row && toCollection(row);
  }

  ofProduct(productNumber: number): CollectionRecord[] {
    return this.queries
      .all(
        `${SELECT} WHERE collection.id IN (SELECT collection_id FROM collection_product WHERE product_id = ?)
         GROUP BY collection.id ORDER BY collection.id`,
        productNumber,
      )
      .map(toCollection);
  }
}

function toCollection(row: Row): CollectionRecord {
  const number = integer(row, 'id');
  return {
    __typename: 'Collection',
    number,
    id: globalId('Collection', number),
    handle: text(row, 'handle'),
    title: text(row, 'title'),
    description: text(row, 'description'),
    descriptionHtml: text(row, 'description_html'),
    updatedAt: text(row, 'updated_at'),
  };
}
