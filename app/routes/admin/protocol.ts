import type {PricedVariant, PriceListPage} from '~/catalogue/price-list';

/** What the page and its server say to each other. */

export type Portion = PriceListPage | {isMissing: true};

/** One price to save. */
export type PriceUpdate = {
  variantId: string;
  price: string;
  /** The former price; null removes it, and without it the one there is stays. */
  compareAtPrice?: string | null;
  /** What the owner saw it cost; another price by now is asked about. */
  before?: string;
};

/** What a page sends to be saved, in portions. */
export type SaveRequest = {
  intent: 'save';
  /** What the owner saw the prices in. */
  currencyCode: string;
  updates: PriceUpdate[];
  /** Variants that the owner was asked about and agreed to: steep drops, former prices that become untrue. */
  confirmed: string[];
};

/** Why nothing was saved. */
export type Refusal =
  | 'signed-out'
  | 'unavailable'
  | 'foreign'
  | 'malformed'
  | 'too-large'
  | 'other-currency'
  | 'not-confirmed'
  | 'failed';

/** What the shop has by now of a price that must be asked about. */
export interface CurrentPrice extends Pick<PricedVariant, 'price' | 'compareAtPrice'> {
  variantId: string;
}

/** What became of one price; `code` and `detail` are those of the function's `reasons.ts`. */
export interface SaveResult {
  variantId: string;
  success: boolean;
  code?: string | undefined;
  detail?: string | undefined;
  inDoubt?: boolean | undefined;
}

export type SaveAnswer =
  | {results: SaveResult[]}
  /** Nothing was saved: the owner must agree first. */
  | {refusal: 'not-confirmed'; ask: CurrentPrice[]}
  | {refusal: 'other-currency'; currencyCode: string}
  | {refusal: Exclude<Refusal, 'not-confirmed' | 'other-currency'>};

/** What signing in and out answer. */
export interface SignInAnswer {
  signedIn: boolean;
  error?: string;
}

/** @throws if it takes longer (ms) */
export async function inTime<Value>(promise: Promise<Value>, milliseconds: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('No answer in time')), milliseconds);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
