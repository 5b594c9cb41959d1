import {globalId} from './ids.ts';
import type {UrlRedirectRecord} from './records.ts';
import {integer, text, type Queries} from './rows.ts';

/** Redirects of old addresses, from the catalogue and from `url_redirect`. */
export class RedirectStore {
  private readonly queries: Queries;

  constructor(queries: Queries) {
    this.queries = queries;
  }

  /** All redirects, or the one from a path. */
  all(path: string | undefined, reverse: boolean): UrlRedirectRecord[] {
    const rows = this.queries.all(
      `SELECT * FROM url_redirect WHERE ?1 IS NULL OR lower(path) = lower(?1) ORDER BY id ${reverse ? 'DESC' : 'ASC'}`,
      path ?? null,
    );
    return rows.map((row) => {
      const number = integer(row, 'id');
      const id = globalId('UrlRedirect', number);
      return {
        __typename: 'UrlRedirect',
        number,
        id,
        path: text(row, 'path'),
        target: text(row, 'target'),
      };
    });
  }
}
