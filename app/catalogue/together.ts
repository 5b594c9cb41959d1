import type {SmallCard} from './product';

/** Groups of products that go with a product, in display order. */
export const KINDS = ['frames', 'lenses', 'case', 'sameWidth'] as const;

export interface GoesTogether {
  kind: (typeof KINDS)[number];
  cards: readonly SmallCard[];
}
