/** The function's runtime; tests replace it. */
export interface Runtime {
  fetch: (address: string, init: RequestInit) => Promise<Response>;
  /** In ms; only differences matter. */
  now: () => number;
  sleep: (durationMs: number) => Promise<void>;
  /** From 0 up to, but not including, 1. */
  random: () => number;
}

export const webRuntime: Runtime = {
  fetch: (address, init) => fetch(address, init),
  now: () => performance.now(),
  sleep: (durationMs) => new Promise((resolve) => setTimeout(resolve, durationMs)),
  random: Math.random,
};
