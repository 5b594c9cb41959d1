import {parseAmount, type MinorUnits} from '~/catalogue/money';
import type {PricedProduct, PricedVariant} from '~/catalogue/price-list';
import {DEFAULT_TITLE} from '~/catalogue/product';
import {parsePriceInput, type PriceFault} from './price-input';

/** What the owner has typed, by variant id: the pending changes of specification §3. */
export type Drafts = Readonly<Record<string, string>>;

/** A variant with the product that it belongs to, to be found by its id. */
export interface ListedVariant {
  product: PricedProduct;
  variant: PricedVariant;
}

export interface PriceChange {
  variantId: string;
  /** Product and variant, as the owner knows them. */
  name: string;
  /** ISO 4217 */
  currencyCode: string;
  /** Decimal strings. */
  before: string;
  after: string;
}

export function listVariants(products: readonly PricedProduct[]): Map<string, ListedVariant> {
  return new Map(
    products.flatMap((product) =>
      product.variants.map((variant) => [variant.id, {product, variant}] as const),
    ),
  );
}

export function nameOf({product, variant}: ListedVariant): string {
  return variant.title === DEFAULT_TITLE ? product.title : `${product.title}, ${variant.title}`;
}

/**
 * The drafts that change a price, and those that are no price. A blank draft and one that says what the
 * price is already are neither (specification §5: saving ignores empty or blank entries).
 */
export function pendingChanges(
  drafts: Drafts,
  listed: ReadonlyMap<string, ListedVariant>,
): {changes: PriceChange[]; faulty: Array<{variantId: string; fault: PriceFault}>} {
  const changes: PriceChange[] = [];
  const faulty: Array<{variantId: string; fault: PriceFault}> = [];
  for (const [variantId, text] of Object.entries(drafts)) {
    const found = listed.get(variantId);
    if (!found) continue;
    const {currencyCode} = found.product;
    const input = parsePriceInput(text, currencyCode);
    if ('fault' in input) {
      if (input.fault !== 'empty') faulty.push({variantId, fault: input.fault});
    } else if (!costs(found, input.price)) {
      const {price: before} = found.variant;
      changes.push({variantId, name: nameOf(found), currencyCode, before, after: input.price});
    }
  }
  return {changes, faulty};
}

/** How much a price moves, for the owner's eye. */
export function differenceOf({
  currencyCode,
  before,
  after,
}: Pick<PriceChange, 'currencyCode' | 'before' | 'after'>): {
  units: MinorUnits;
  /** Of the price before, rounded to a tenth; null for a price that was 0. */
  percent: number | null;
} {
  const from = parseAmount(before, currencyCode);
  const units = parseAmount(after, currencyCode) - from;
  return {units, percent: from === 0 ? null : Math.round((units * 1000) / from) / 10};
}

/** Whether a price falls by more than half, or to nothing: no save does that unless the owner has confirmed it. */
export function isSteepDrop(
  change: Pick<PriceChange, 'currencyCode' | 'before' | 'after'>,
): boolean {
  const before = parseAmount(change.before, change.currencyCode);
  return before > 0 && -2 * differenceOf(change).units > before;
}

/** More prices than this in one save are worth a second look. */
const MANY = 50;

export interface ReasonsToConfirm {
  many: boolean;
  toZero: PriceChange[];
  moreThanHalf: PriceChange[];
  changedSince: PriceChange[];
}

/**
 * Why a save must be confirmed: a mistake must not cost the shop. None for an everyday save.
 *
 * @param seen the list that the owner had in view; prices that are others by now are named
 */
export function reasonsToConfirm(
  changes: readonly PriceChange[],
  seen: ReadonlyMap<string, ListedVariant> = new Map(),
): ReasonsToConfirm {
  const toZero = changes.filter(({after}) => Number(after) === 0);
  const moreThanHalf = changes.filter((change) => {
    const before = parseAmount(change.before, change.currencyCode);
    return Number(change.after) !== 0 && 2 * Math.abs(differenceOf(change).units) > before;
  });
  const changedSince = changes.filter(({variantId, before}) => {
    const found = seen.get(variantId);
    return found !== undefined && !costs(found, before);
  });
  return {many: changes.length > MANY, toZero, moreThanHalf, changedSince};
}

/**
 * Turns a save around: the prices before it, for those variants whose price is still what the save made it.
 * The others were changed since by someone else and are only named.
 */
export function reverseChanges(
  saved: readonly PriceChange[],
  listed: ReadonlyMap<string, ListedVariant>,
): {changes: PriceChange[]; skipped: PriceChange[]} {
  const isUnchanged = (change: PriceChange) => isApplied(change, listed);
  return {
    changes: saved
      .filter(isUnchanged)
      .map((change) => ({...change, before: change.after, after: change.before})),
    skipped: saved.filter((change) => !isUnchanged(change)),
  };
}

/** Whether a variant's price is what a change made it. */
export function isApplied(
  {variantId, currencyCode, after}: PriceChange,
  listed: ReadonlyMap<string, ListedVariant>,
): boolean {
  const found = listed.get(variantId);
  return found?.product.currencyCode === currencyCode && costs(found, after);
}

function costs({product: {currencyCode}, variant}: ListedVariant, price: string): boolean {
  return parseAmount(variant.price, currencyCode) === parseAmount(price, currencyCode);
}
