/** A GraphQL request. */
export interface Query {
  query: string;
  variables: Record<string, unknown>;
  operationName?: string;
}

/** Reads a query from a JSON body; undefined if there is none. */
export async function readQuery(request: Request): Promise<Query | undefined> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim();
  if (type !== 'application/json') return undefined;
  const body: unknown = await request.json().catch(() => undefined);
  if (typeof body !== 'object' || body === null) return undefined;
  const {query, variables, operationName} = body as Record<string, unknown>;
  if (typeof query !== 'string') return undefined;
  return {
    query,
    variables: typeof variables === 'object' ? {...variables} : {},
    ...(typeof operationName === 'string' && {operationName}),
  };
}
