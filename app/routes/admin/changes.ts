import {parseAmount, type MinorUnits} from '~/catalogue/money';
import type {PricedProduct, PricedVariant} from '~/catalogue/price-list';
import {DEFAULT_TITLE} from '~/catalogue/product';
import {parsePriceInput, type PriceFault, type PriceInput} from './price-text';

/** What the owner typed for a variant, and the price that they saw. */
export interface Draft {
  text: string;
  from: string;
}

/** By variant id: the pending changes of specification §3. */
export type Drafts = ReadonlyMap<string, Draft>;

/** A variant with its product, for lookup by id. */
export interface ListedVariant {
  product: PricedProduct;
  variant: PricedVariant;
}

export type Listed = ReadonlyMap<string, ListedVariant>;

export interface PriceChange {
  variantId: string;
  /** Product and variant names for display. */
  name: string;
  /** ISO 4217 */
  currencyCode: string;
  /** Decimal strings. */
  before: string;
  after: string;
  /** The compare-at price; null if there is none. */
  former: string | null;
  /** Its new value; absent if unchanged. */
  formerAfter?: string | null;
}

export function listVariants(products: readonly PricedProduct[]): Map<string, ListedVariant> {
  const listed = new Map<string, ListedVariant>();
  for (const product of products) {
    for (const variant of product.variants) listed.set(variant.id, {product, variant});
  }
  return listed;
}

export function nameOf({product, variant}: ListedVariant): string {
  return variant.title === DEFAULT_TITLE ? product.title : `${product.title}, ${variant.title}`;
}

const inputs = new WeakMap<Draft, {currencyCode: string; input: PriceInput}>();

/** The parsed draft, cached: counting thousands of them must not slow down typing. */
export function inputOf(draft: Draft, currencyCode: string): PriceInput {
  const known = inputs.get(draft);
  if (known?.currencyCode === currencyCode) return known.input;
  const input = parsePriceInput(draft.text, currencyCode, draft.from);
  inputs.set(draft, {currencyCode, input});
  return input;
}

/**
 * The drafts that change a price, and the invalid ones. Blank drafts and unchanged prices are neither (specification
 * §5: saving ignores empty or blank entries).
 */
export function pendingChanges(
  drafts: Drafts,
  listed: Listed,
): {changes: PriceChange[]; faulty: Array<{variantId: string; fault: PriceFault}>} {
  const changes: PriceChange[] = [];
  const faulty: Array<{variantId: string; fault: PriceFault}> = [];
  for (const [variantId, draft] of drafts) {
    const found = listed.get(variantId);
    if (!found) continue;
    const {currencyCode} = found.product;
    const input = inputOf(draft, currencyCode);
    if ('fault' in input) {
      if (input.fault !== 'empty') faulty.push({variantId, fault: input.fault});
    } else if (input.price !== found.variant.price) {
      const {price: before, compareAtPrice: former} = found.variant;
      const name = nameOf(found);
      changes.push({variantId, name, currencyCode, before, after: input.price, former});
    }
  }
  return {changes, faulty};
}

type Step = Pick<PriceChange, 'currencyCode' | 'before' | 'after'>;

/** The size of a price change, for display. */
export function differenceOf({currencyCode, before, after}: Step): {
  units: MinorUnits;
  /** Percent of the old price, rounded to a tenth; null if that was 0. */
  percent: number | null;
} {
  const from = parseAmount(before, currencyCode);
  const units = parseAmount(after, currencyCode) - from;
  return {units, percent: from === 0 ? null : Math.round((units * 1000) / from) / 10};
}

/** Whether a price falls by more than half or to 0, which the owner must confirm. */
export function isSteepDrop(change: Step): boolean {
  const before = parseAmount(change.before, change.currencyCode);
  return before > 0 && -2 * differenceOf(change).units > before;
}

/** Whether a compare-at price would announce a false reduction beside a new price. */
export function isUntrue(former: string | null, price: string, currencyCode: string): boolean {
  return former !== null && parseAmount(former, currencyCode) <= parseAmount(price, currencyCode);
}

/** The owner confirms a save of more prices. */
const MANY = 50;

export interface ReasonsToConfirm {
  many: boolean;
  toZero: readonly PriceChange[];
  moreThanHalf: readonly PriceChange[];
  changedSince: readonly PriceChange[];
  untrueFormer: readonly PriceChange[];
}

/**
 * Why the owner must confirm a save, as a mistake costs money; none for an everyday save.
 *
 * @param changedSince whether a price differs from what the owner saw
 */
export function reasonsToConfirm(
  changes: readonly PriceChange[],
  changedSince: (change: PriceChange) => boolean,
): ReasonsToConfirm {
  return {
    many: changes.length > MANY,
    toZero: changes.filter(({after}) => Number(after) === 0),
    moreThanHalf: changes.filter((change) => {
      const before = parseAmount(change.before, change.currencyCode);
      return Number(change.after) !== 0 && 2 * Math.abs(differenceOf(change).units) > before;
    }),
    changedSince: changes.filter(changedSince),
    untrueFormer: changes.filter(
      ({former, formerAfter, after, currencyCode}) =>
        formerAfter === undefined && isUntrue(former, after, currencyCode),
    ),
  };
}

export function isUnusual({many, ...lists}: ReasonsToConfirm): boolean {
  return many || Object.values(lists).some((changes) => changes.length > 0);
}

/** Reverts a save: the prices before it, and the compare-at prices that it changed. */
export function reverseChanges(saved: readonly PriceChange[]): PriceChange[] {
  return saved.map(({before, after, former, formerAfter, ...change}) => ({
    ...change,
    before: after,
    after: before,
    ...(formerAfter === undefined ? {former} : {former: formerAfter, formerAfter: former}),
  }));
}

/** Whether a variant has the price of a change. */
export function isApplied({variantId, currencyCode, after}: PriceChange, listed: Listed): boolean {
  const found = listed.get(variantId);
  return found?.product.currencyCode === currencyCode && found.variant.price === after;
}
