/**
 * Fetches JSON from one of the shop's `/resources`.
 *
 * @param asked the query, for URLSearchParams
 * @throws if the request fails
 */
export async function ask<Answer>(
  resource: string,
  asked: ConstructorParameters<typeof URLSearchParams>[0],
  signal: AbortSignal,
): Promise<Answer> {
  const address = `/resources/${resource}?${new URLSearchParams(asked).toString()}`;
  const response = await fetch(address, {signal});
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return response.json();
}
