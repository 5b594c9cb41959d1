import type {Runtime} from './runtime.ts';

export interface Deadline {
  /** Milliseconds; 0 once the time is up. */
  remaining: () => number;
}

/** @param milliseconds from now on */
export function deadlineIn(milliseconds: number, {now}: Pick<Runtime, 'now'>): Deadline {
  const end = now() + milliseconds;
  return {remaining: () => Math.max(0, end - now())};
}
