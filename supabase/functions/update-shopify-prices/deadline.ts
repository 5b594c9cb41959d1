import type {Runtime} from './runtime.ts';

export interface Deadline {
  /** Remaining ms, at least 0. */
  remaining: () => number;
}

/** @param milliseconds from now */
export function deadlineIn(milliseconds: number, {now}: Pick<Runtime, 'now'>): Deadline {
  const end = now() + milliseconds;
  return {remaining: () => Math.max(0, end - now())};
}
