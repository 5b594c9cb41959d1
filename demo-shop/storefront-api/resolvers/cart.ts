import type {CartLineRecord, CartRecord} from '../../database/records.ts';
import {connectList, type PageArguments} from '../connection.ts';
import type {Resolvers, ShopContext} from '../context.ts';
import {cartTotals, percentOff} from '../cart-totals.ts';
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
  buyerIdentity: ({buyer: {countryCode = null, email = null, phone = null}}) => ({
    countryCode,
    email,
    phone,
  }),
  discountCodes: ({buyer: {discountCodes = []}}, _args, {facts}) =>
    discountCodes.map((code) => ({code, applicable: percentOff(code, facts) > 0})),
  delivery: () => ({addresses: []}),
} satisfies Resolvers<CartRecord>;

export const cartLineResolvers = {
  attribute,
  merchandise: ({variant}) => variant,
  cost: lineCost,
} satisfies Resolvers<CartLineRecord>;

function cartCost(cart: CartRecord, _args: unknown, {facts}: ShopContext) {
  const {subtotal, total} = cartTotals(cart, facts);
  return {
    totalAmount: money(total, facts.currency),
    subtotalAmount: money(subtotal, facts.currency),
    checkoutChargeAmount: money(total, facts.currency),
    totalAmountEstimated: true,
    subtotalAmountEstimated: true,
    totalDutyAmountEstimated: false,
    totalTaxAmountEstimated: false,
  };
}

function lineCost({variant, quantity}: CartLineRecord, _args: unknown, {facts}: ShopContext) {
  const price = money(variant.priceInOre, facts.currency);
  const total = money(variant.priceInOre * quantity, facts.currency);
  const before =
    variant.compareAtPriceInOre === null
      ? null
      : money(variant.compareAtPriceInOre, facts.currency);
  return {
    amountPerQuantity: price,
    compareAtAmountPerQuantity: before,
    subtotalAmount: total,
    totalAmount: total,
  };
}
