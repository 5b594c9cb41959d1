type Stop = () => unknown;

const started: Stop[] = [];

/** Notes how to stop something that has been started; the last one started is stopped first. */
export function stopLater(stop: Stop): void {
  started.push(stop);
}

/** Stops everything, also when one of the things cannot be stopped. */
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
