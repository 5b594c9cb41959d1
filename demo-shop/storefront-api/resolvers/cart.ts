import type {CartLineRecord, CartRecord} from '../../database/records.ts';
import {connectList, type PageArguments} from '../connection.ts';
import type {Resolvers} from '../context.ts';
import {money} from '../money.ts';

interface WithAttributes {
  attributes: ReadonlyArray<{key: string; value: string | null}>;
}

const attribute = ({attributes}: WithAttributes, {key}: {key: string}) =>
  attributes.find((candidate) => candidate.key === key) ?? null;

export const cartResolvers = {
  attribute,
  checkoutUrl: ({token, key}, _args, {origin}) => `${origin}/cart/c/${token}?key=${key}`,
  totalQuantity: ({lineList}) => lineList.reduce((total, line) => total + line.quantity, 0),
  lines: ({lineList}, args: PageArguments) => connectList(lineList, args),
  cost: cartCost,
  estimatedCost: cartCost,
  buyerIdentity: () => ({countryCode: null}),
  delivery: () => ({addresses: []}),
} satisfies Resolvers<CartRecord>;

export const cartLineResolvers = {
  attribute,
  merchandise: ({variant}) => variant,
  cost: lineCost,
  estimatedCost: lineCost,
} satisfies Resolvers<CartLineRecord>;

/** What the goods of a cart cost, in öre. Delivery and payment are the checkout's business. */
export function cartTotal({lineList}: CartRecord): number {
  return lineList.reduce((total, {variant, quantity}) => total + variant.priceInOre * quantity, 0);
}

function cartCost(cart: CartRecord) {
  const total = money(cartTotal(cart));
  return {
    totalAmount: total,
    subtotalAmount: total,
    checkoutChargeAmount: total,
    totalAmountEstimated: true,
    subtotalAmountEstimated: true,
    totalDutyAmountEstimated: false,
    totalTaxAmountEstimated: false,
  };
}

function lineCost({variant, quantity}: CartLineRecord) {
  const total = money(variant.priceInOre * quantity);
  const before = variant.compareAtPriceInOre;
  return {
    amount: money(variant.priceInOre),
    amountPerQuantity: money(variant.priceInOre),
    compareAtAmountPerQuantity: before === null ? null : money(before),
    compareAtAmount: before === null ? null : money(before),
    subtotalAmount: total,
    totalAmount: total,
  };
}
