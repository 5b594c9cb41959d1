import type {DatabaseSync, SQLInputValue, StatementSync} from 'node:sqlite';

export type Row = Record<string, unknown>;

/** A column that the tables declare as TEXT NOT NULL. */
export function text(row: Row, column: string): string {
  const value = row[column];
  if (typeof value !== 'string') throw new TypeError(`Column ${column} holds no text.`);
  return value;
}

/** A column that the tables declare as INTEGER NOT NULL. */
export function integer(row: Row, column: string): number {
  const value = row[column];
  if (typeof value !== 'number') throw new TypeError(`Column ${column} holds no integer.`);
  return value;
}

export function integerOrNull(row: Row, column: string): number | null {
  return row[column] === null ? null : integer(row, column);
}

/** Prepares each statement once and keeps it: the same few dozen run for every request. */
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

  /** Runs the work in a transaction of its own; whatever it throws undoes it. */
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
    // The search language makes endlessly many statements; those few that always recur come first and stay.
    if (this.statements.size < 200) this.statements.set(sql, statement);
    return statement;
  }
}

/** Computes at the first call and answers the same from then on. */
export function once<Result>(compute: () => Result): () => Result {
  let result: {value: Result} | undefined;
  return () => (result ??= {value: compute()}).value;
}
