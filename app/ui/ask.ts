/**
 * What the shop answers at one of its `/resources`.
 *
 * @param asked the resource's name and its query: 'suggestions?q=wood'
 * @throws if there is no answer
 */
export async function ask<Answer>(asked: string, signal: AbortSignal): Promise<Answer> {
  const response = await fetch(`/resources/${asked}`, {signal});
  if (!response.ok) throw new Error(`/resources/${asked} answered ${response.status}.`);
  return response.json();
}
