import type {SmallCard} from './product';

/** How what goes with a product does so, in the order in which it is shown. */
export const KINDS = ['frames', 'lenses', 'case', 'sameWidth'] as const;

export interface GoesTogether {
  kind: (typeof KINDS)[number];
  cards: readonly SmallCard[];
}
