import {GraphQLError} from '../graphql/graphql-js.ts';
import {MAX_LIST} from '../graphql/input-size.ts';

/** The paging arguments of Shopify's connections. */
export interface PageArguments {
  first?: number | null;
  last?: number | null;
  after?: string | null;
  before?: string | null;
  reverse?: boolean | null;
}

export interface Connection<Node> {
  edges: Array<{cursor: string; node: Node}>;
  nodes: Node[];
  pageInfo: {
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    startCursor: string | null;
    endCursor: string | null;
  };
}

export const EMPTY_CONNECTION: Connection<never> = {
  edges: [],
  nodes: [],
  pageInfo: {hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null},
};

/**
 * Takes one page of an ordered list of keys and loads only its items. Both directions see the list in the same order;
 * `last` takes from its end.
 *
 * @throws GraphQLError with Shopify's wording for invalid arguments.
 */
export function connect<Node>(
  keys: ReadonlyArray<number | string>,
  args: PageArguments,
  load: (keys: ReadonlyArray<number | string>) => Node[],
): Connection<Node> {
  checkSize(args);
  const from = args.after == null ? 0 : positionOf(keys, args.after) + 1;
  const to = args.before == null ? keys.length : positionOf(keys, args.before);
  const end =
    args.first == null ? Math.max(from, to) : Math.min(from + args.first, Math.max(from, to));
  const start = args.last == null ? from : Math.max(from, end - args.last);
  const page = keys.slice(start, end);
  const nodes = load(page);
  const edges = nodes.map((node, index) => ({cursor: toCursor(page[index] ?? ''), node}));
  return {
    edges,
    nodes,
    pageInfo: {
      hasNextPage: end < keys.length,
      hasPreviousPage: start > 0,
      startCursor: edges.at(0)?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}

/** A page of a complete list, reversed if asked. */
export function connectList<Node extends {number: number | string}>(
  list: readonly Node[],
  args: PageArguments,
): Connection<Node> {
  const ordered = args.reverse ? list.toReversed() : list;
  const byKey = new Map(ordered.map((node) => [node.number, node]));
  return connect([...byKey.keys()], args, (keys) =>
    keys.flatMap((key) => {
      const node = byKey.get(key);
      return node ? [node] : [];
    }),
  );
}

/** Wording: github.com/gnikyt/Basic-Shopify-API/issues/22 and Shopify's answers to `first: 251`. */
function checkSize({first, last}: PageArguments): void {
  if (first == null && last == null) throw badRequest('you must provide one of first or last');
  if (first != null && last != null)
    throw badRequest('providing both first and last is not supported');
  for (const [name, size] of [['first', first] as const, ['last', last] as const]) {
    if (size == null) continue;
    if (size > MAX_LIST) throw badRequest(`${name} cannot exceed ${MAX_LIST}`);
    if (size < 0) throw badRequest(`${name} cannot be negative`);
  }
}

function positionOf(keys: ReadonlyArray<number | string>, cursor: string): number {
  const position = keys.findIndex((key) => toCursor(key) === cursor);
  if (position < 0) throw badRequest('Invalid cursor for current pagination sort.');
  return position;
}

/** Opaque to clients; in the same format as Shopify's. */
function toCursor(key: number | string): string {
  return Buffer.from(JSON.stringify({last_id: key, last_value: String(key)})).toString('base64');
}

function badRequest(message: string): GraphQLError {
  return new GraphQLError(message, {extensions: {code: 'BAD_REQUEST'}});
}
