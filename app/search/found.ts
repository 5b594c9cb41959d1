import type {ProductCard} from '~/catalogue/product';
import type {Chosen} from '~/filters/chips';
import type {NavigationLink} from '~/shop/navigation';

/** Search results. */
export interface Found {
  /** The cards of this page, best match first. */
  cards: readonly ProductCard[];
  /** Products on all pages. */
  total: number;
  /** Collections and pages to read. */
  links: readonly NavigationLink[];
  /** The products' filters, if any. */
  chosen?: Chosen;
  /** Those that all filters but one match, if few match all. */
  near?: readonly ProductCard[];
}
