import {randomBytes, randomUUID} from 'node:crypto';
import {globalId} from './ids.ts';
import type {AttributeRecord, BuyerRecord, CartLineRecord, CartRecord} from './records.ts';
import type {ProductStore} from './product-store.ts';
import {integer, text, type Queries, type Row} from './rows.ts';

export interface NewCartLine {
  /** Of an existing line. */
  number?: string;
  variantNumber: number;
  quantity: number;
  attributes: readonly AttributeRecord[];
}

export interface NewCart {
  note: string | null;
  attributes: readonly AttributeRecord[];
  buyer: BuyerRecord;
  lines: readonly NewCartLine[];
}

export class CartStore {
  private readonly queries: Queries;
  private readonly products: ProductStore;

  constructor(queries: Queries, products: ProductStore) {
    this.queries = queries;
    this.products = products;
  }

  /** @returns the new cart's token; keeps the order of the lines. */
  create(cart: NewCart): string {
    const token = randomBytes(16).toString('hex');
    return this.queries.transaction(() => {
      this.queries.run(
        'INSERT INTO cart (token, key, note, attributes, buyer, created_at, updated_at) VALUES (?, ?, ?, ?, ?, ?6, ?6)',
        token,
        randomBytes(16).toString('hex'),
        cart.note,
        JSON.stringify(cart.attributes),
        JSON.stringify(cart.buyer),
        now(),
      );
      this.insertLines(token, cart.lines);
      return token;
    });
  }

  /** Replaces a cart's lines; those with a number keep their id. */
  replaceLines(token: string, lines: readonly NewCartLine[]): void {
    this.queries.transaction(() => {
      this.queries.run('DELETE FROM cart_line WHERE cart_token = ?', token);
      this.insertLines(token, lines);
      this.queries.run('UPDATE cart SET updated_at = ? WHERE token = ?', now(), token);
    });
  }

  /** Completes a cart: like Shopify, it is unknown from then on. */
  finish(token: string): void {
    this.queries.run('UPDATE cart SET finished_at = ? WHERE token = ?', now(), token);
  }

  /**
   * Without lines whose variant is gone.
   *
   * @param key must match, else the cart is unknown.
   */
  find(token: string, key: string | null): CartRecord | undefined {
    const row = this.queries.first(
      'SELECT * FROM cart WHERE token = ? AND finished_at IS NULL',
      token,
    );
    if (!row || text(row, 'key') !== key) return undefined;
    const lineList = this.queries
      .all('SELECT * FROM cart_line WHERE cart_token = ? ORDER BY position', token)
      .flatMap((line) => this.toLine(line, token));
    return {
      __typename: 'Cart',
      token,
      key,
      id: `${globalId('Cart', token)}?key=${key}`,
      note: row.note === null ? null : text(row, 'note'),
      attributes: JSON.parse(text(row, 'attributes')) as AttributeRecord[],
      buyer: JSON.parse(text(row, 'buyer')) as BuyerRecord,
      createdAt: text(row, 'created_at'),
      updatedAt: text(row, 'updated_at'),
      lineList,
    };
  }

  keyOf(token: string): string | null {
    const row = this.queries.first('SELECT key FROM cart WHERE token = ?', token);
    return row ? text(row, 'key') : null;
  }

  private insertLines(token: string, lines: readonly NewCartLine[]): void {
    lines.forEach((line, position) => {
      this.queries.run(
        'INSERT INTO cart_line (id, cart_token, position, variant_id, quantity, attributes) VALUES (?, ?, ?, ?, ?, ?)',
        line.number ?? randomUUID(),
        token,
        position,
        line.variantNumber,
        line.quantity,
        JSON.stringify(line.attributes),
      );
    });
  }

  private toLine(row: Row, token: string): CartLineRecord[] {
    const variant = this.products.variantByNumber(integer(row, 'variant_id'));
    if (!variant) return [];
    const number = text(row, 'id');
    return [
      {
        __typename: 'CartLine',
        number,
        id: `${globalId('CartLine', number)}?cart=${token}`,
        quantity: integer(row, 'quantity'),
        attributes: JSON.parse(text(row, 'attributes')) as AttributeRecord[],
        variant,
      },
    ];
  }
}

function now(): string {
  return new Date().toISOString().replace(/\.\d+Z$/, 'Z');
}
