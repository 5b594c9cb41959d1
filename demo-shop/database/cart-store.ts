import {randomBytes, randomUUID} from 'node:crypto';
import {globalId} from './ids.ts';
import type {AttributeRecord, CartLineRecord, CartRecord} from './records.ts';
import type {ProductStore} from './product-store.ts';
import {integer, text, type Queries, type Row} from './rows.ts';

export interface NewCartLine {
  variantNumber: number;
  quantity: number;
  attributes: readonly AttributeRecord[];
}

export interface NewCart {
  note: string | null;
  attributes: readonly AttributeRecord[];
  lines: readonly NewCartLine[];
}

export class CartStore {
  private readonly queries: Queries;
  private readonly products: ProductStore;

  constructor(queries: Queries, products: ProductStore) {
    this.queries = queries;
    this.products = products;
  }

  /** @returns the new cart's token; its lines stand in the order given. */
  create(cart: NewCart): string {
    const token = randomBytes(16).toString('hex');
    const now = new Date().toISOString().replace(/\.\d+Z$/, 'Z');
    return this.queries.transaction(() => {
      this.queries.run(
        'INSERT INTO cart (token, key, note, attributes, created_at, updated_at) VALUES (?, ?, ?, ?, ?, ?)',
        token,
        randomBytes(16).toString('hex'),
        cart.note,
        JSON.stringify(cart.attributes),
        now,
        now,
      );
      cart.lines.forEach((line, position) => {
        this.queries.run(
          'INSERT INTO cart_line (id, cart_token, position, variant_id, quantity, attributes) VALUES (?, ?, ?, ?, ?, ?)',
          randomUUID(),
          token,
          position,
          line.variantNumber,
          line.quantity,
          JSON.stringify(line.attributes),
        );
      });
      return token;
    });
  }

  /**
   * Lines whose variant has left the catalogue are left out.
   *
   * @param key must be the cart's own: without it the cart is as good as unknown.
   */
  find(token: string, key: string | null): CartRecord | undefined {
    const row = this.queries.first('SELECT * FROM cart WHERE token = ?', token);
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
      createdAt: text(row, 'created_at'),
      updatedAt: text(row, 'updated_at'),
      lineList,
    };
  }

  keyOf(token: string): string | null {
    const row = this.queries.first('SELECT key FROM cart WHERE token = ?', token);
    return row ? text(row, 'key') : null;
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
