import type {DatabaseSync, SQLInputValue, StatementSync} from 'node:sqlite';

export type Row = Record<string, unknown>;

/** A TEXT NOT NULL column. */
export function text(row: Row, column: string): string {
  const value = row[column];
  if (typeof value !== 'string') throw new TypeError(`Column ${column} holds no text.`);
  return value;
}

/** An INTEGER NOT NULL column. */
export function integer(row: Row, column: string): number {
  const value = row[column];
  if (typeof value !== 'number') throw new TypeError(`Column ${column} holds no integer.`);
  return value;
}

export function integerOrNull(row: Row, column: string): number | null {
  return row[column] === null ? null : integer(row, column);
}

/** Caches prepared statements: every request runs the same few dozen. */
export class Queries {
  readonly database: DatabaseSync;
  private readonly statements = new Map<string, StatementSync>();

  constructor(database: DatabaseSync) {
    this.database = database;
  }

  all(sql: string, ...parameters: SQLInputValue[]): Row[] {
    return this.prepared(sql).all(...parameters);
  }

  first(sql: string, ...parameters: SQLInputValue[]): Row | undefined {
    return this.prepared(sql).get(...parameters);
  }

  /** @returns how many rows changed. */
  run(sql: string, ...parameters: SQLInputValue[]): number {
    return Number(this.prepared(sql).run(...parameters).changes);
  }

  /** Runs the work in a transaction and rolls back if it throws. */
  transaction<Result>(work: () => Result): Result {
    this.database.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      this.database.exec('COMMIT');
      return result;
    } catch (error) {
      this.database.exec('ROLLBACK');
      throw error;
    }
  }

  private prepared(sql: string): StatementSync {
    const known = this.statements.get(sql);
    if (known) return known;
    const statement = this.database.prepare(sql);
    // Searches create unlimited statements, so only the first ones are cached.
    if (this.statements.size < 200) this.statements.set(sql, statement);
    return statement;
  }
}

/** Computes at the first call and caches the result. */
export function once<Result>(compute: () => Result): () => Result {
  let result: {value: Result} | undefined;
  return () => (result ??= {value: compute()}).value;
}
