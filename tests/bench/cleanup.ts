type Stop = () => unknown;

const started: Stop[] = [];

/** Registers a cleanup; cleanups run in reverse order. */
export function stopLater(stop: Stop): void {
  started.push(stop);
}

/** Runs every cleanup, even if one fails. */
export async function stopAll(): Promise<void> {
  for (let stop = started.pop(); stop; stop = started.pop()) {
    try {
      await stop();
    } catch (error) {
      console.error(error);
    }
  }
}

for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const) {
  process.once(signal, () => {
    void stopAll().then(() => process.exit(code));
  });
}
