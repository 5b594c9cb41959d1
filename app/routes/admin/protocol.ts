import type {PricedVariant, PriceListPage} from '~/catalogue/price-list';

/** The protocol between the page and its server. */

export type Portion = PriceListPage | {isMissing: true};

/** One price to save. */
export type PriceUpdate = {
  variantId: string;
  price: string;
  /** The former price; null removes it, and without it the one there is stays. */
  compareAtPrice?: string | null;
  /** The price that the owner saw; the server asks if it has changed. */
  before?: string;
};

/** A portion of prices to save. */
export type SaveRequest = {
  intent: 'save';
  /** The currency that the owner saw. */
  currencyCode: string;
  updates: PriceUpdate[];
  /** Variants that the owner confirmed: steep drops, compare-at prices that become false. */
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

/** The shop's current price that the owner must confirm. */
export interface CurrentPrice extends Pick<PricedVariant, 'price' | 'compareAtPrice'> {
  variantId: string;
}

/** The result for one price; `code` and `detail` as in the function's `reasons.ts`. */
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

/** The answer to signing in or out. */
export interface SignInAnswer {
  signedIn: boolean;
  error?: string;
}

/** @throws if it takes longer */
export async function inTime<Value>(promise: Promise<Value>, timeoutMs: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('No answer in time')), timeoutMs);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
