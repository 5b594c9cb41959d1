/**
 * Works through a list, several items at a time.
 *
 * @param work must not throw: an error would stop the rest.
 */
export async function concurrently<Item>(
  items: readonly Item[],
  limit: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({length: Math.min(limit, items.length)}, worker));
}

/** Splits a list into portions of a maximum size. */
export function portions<Item>(items: readonly Item[], size: number): Item[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({length: count}, (_, index) => items.slice(index * size, (index + 1) * size));
}
