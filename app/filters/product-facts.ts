import type {FrameShape} from '~/catalogue/frame-shape';
import type {Facet} from './choice';
import type {MarkedText, LocalizedText} from '~/i18n/languages';
import type {Swatch} from '~/catalogue/product';

/** The filters' data of a product. */
export interface ProductFacts {
  shape?: FrameShape;
  /** mm, across the front; absent where the shop does not say. */
  width?: number;
  /** As its card shows it: in the currency's smallest unit. */
  price: number;
  /** When it was put on sale, ms since 1970. */
  since: number;
  /** Each combination once. */
  variants: readonly VariantFacts[];
}

export interface VariantFacts {
  colour?: string;
  materials: readonly string[];
  lenses: readonly string[];
  /** In the currency's smallest unit; absent where it is sold out while others are for sale, as cards leave it out. */
  price?: number;
  isForSale: boolean;
}

export interface FilterValue {
  /** As addresses have it. */
  value: string;
  label: MarkedText;
  swatch?: Swatch;
  meaning?: LocalizedText;
}

/** All filters of a list, with the data to count results without asking the shop. */
export interface FilterData {
  products: readonly ProductFacts[];
  /** The products' values, without those that match every product. */
  values: Readonly<Partial<Record<Facet, readonly FilterValue[]>>>;
  currencyCode: string;
  /** Steps for the lowest and the highest price, in whole units. */
  prices: readonly number[];
  /** Whether something is sold out. */
  hasSoldOut: boolean;
}
