/** Runs at most `places` tasks at a time; others wait in order. */
export function createWorkQueue(places: number) {
  const waiting: Array<() => void> = [];
  let free = places;

  function leave(): void {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }

  return async function run<T>(work: () => Promise<T>): Promise<T> {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
