import type {Toast} from './toast';

/** Specification §9: 4000–5000 by kind. What failed, or can be acted on, takes longer to read. */
export const TOAST_MS: Readonly<Record<Toast['kind'], number>> = {
  success: 4000,
  warning: 5000,
  error: 5000,
};

export const MAX_TOAST_MS = TOAST_MS.error;
