import type {ProductCard} from '~/catalogue/product';
import type {Chosen} from '~/filters/chosen';
import type {NavigationLink} from '~/shop/navigation';

/** What a question finds. */
export interface Found {
  /** Of the products on this page, the best first. */
  cards: readonly ProductCard[];
  /** Products on all pages. */
  total: number;
  /** Collections and pages to read. */
  links: readonly NavigationLink[];
  /** What the products are filtered by, where they are. */
  chosen?: Chosen;
}
