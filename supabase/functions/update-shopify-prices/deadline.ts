import type {Runtime} from './runtime.ts';

export interface Deadline {
  /** At least 0. */
  remainingMs: () => number;
}

export function deadlineIn(durationMs: number, {now}: Pick<Runtime, 'now'>): Deadline {
  const end = now() + durationMs;
  return {remainingMs: () => Math.max(0, end - now())};
}
