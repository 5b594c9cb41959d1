import {numberOfGlobalId} from '../database/ids.ts';
import {InvalidAmountError, toOre} from '../database/money.ts';
import type {ChangedPrices, ProductStore} from '../database/product-store.ts';
import type {Stores} from '../database/stores.ts';
import {requireNumber} from '../graphql/global-id-argument.ts';
import {checkInputSize} from '../graphql/input-size.ts';
import {toProduct, toVariant} from './nodes.ts';

export interface BulkUpdateArguments {
  productId: string;
  variants: ReadonlyArray<{id?: string | null; price?: unknown; compareAtPrice?: unknown}>;
  allowPartialUpdates: boolean;
}

interface UserError {
  code: string | null;
  field: string[];
  message: string;
}

/** A fault: the message with which to refuse a valid price; undefined to accept it. */
export type Refusal = (variantId: string) => string | undefined;

/**
 * `Mutation.productVariantsBulkUpdate`: only prices and compare-at prices. Messages, codes and payloads follow answers
 * of real shops, as recorded in github.com/airhorns/shopify-draft-proxy (fixtures/conformance,
 * `product-variants-bulk-*`):
 *
 * - with partial updates, the answer has every variant of the product, refused ones with their current price;
 * - without, one wrong price blocks all, and with one wrong id the answer has no variants.
 *
 * A real shop's answer to a non-numeric price is unknown; here it is INVALID_INPUT.
 *
 * @throws GraphQLError for malformed ids, and for more than 250 variants. Shopify's own limit is higher for this
 *   mutation, but its documentation promises 250 for all.
 */
export function updateVariants(
  {productId, variants, allowPartialUpdates}: BulkUpdateArguments,
  {products}: Stores,
  refusal: Refusal,
) {
  checkInputSize(variants, ['productVariantsBulkUpdate', 'variants']);
  const product = products.byNumber(requireNumber('Product', productId) ?? -1);
  if (!product) {
    const error = userError('PRODUCT_DOES_NOT_EXIST', ['productId'], 'Product does not exist');
    return {product: null, productVariants: null, userErrors: [error]};
  }

  const siblings = new Map(product.variantList().map((variant) => [variant.number, variant]));
  const idErrors: UserError[] = [];
  const priceErrors: UserError[] = [];
  const known: number[] = [];
  const changes: Array<[number: number, changed: ChangedPrices]> = [];
  for (const [index, {id, price, compareAtPrice}] of variants.entries()) {
    const place = ['variants', String(index)];
    const variant = siblings.get(id ? (numberOfGlobalId('ProductVariant', id) ?? -1) : -1);
    if (!id || !variant) {
      idErrors.push(id ? unknownId(place) : missingId(place));
      continue;
    }
    known.push(variant.number);
    if (price === undefined && compareAtPrice === undefined) continue;
    const refused = refusal(id);
    if (refused !== undefined) {
      priceErrors.push(invalid([...place, 'price'], refused));
      continue;
    }
    const changed: ChangedPrices = {};
    const priceError = read(price, [...place, 'price'], (ore) => (changed.price = ore));
    // A compare-at price may be null, a price may not.
    if (compareAtPrice === null) changed.compareAtPrice = null;
    const formerError = read(
      compareAtPrice ?? undefined,
      [...place, 'compareAtPrice'],
      (ore) => (changed.compareAtPrice = ore),
    );
    const errors = [priceError, formerError].filter((error) => error !== undefined);
    if (errors.length > 0) priceErrors.push(...errors);
    else changes.push([variant.number, changed]);
  }

  const userErrors = [...idErrors, ...priceErrors].sort(byField);
  if (allowPartialUpdates || userErrors.length === 0) {
    for (const [number, changed] of changes) products.setPrices(number, changed);
  }
  const answered = allowPartialUpdates || idErrors.length === 0;
  return {
    product: toProduct(product),
    productVariants: answered ? known.flatMap((number) => shown(number, products)) : null,
    userErrors,
  };
}

/** A variant after the update. */
function shown(number: number, products: ProductStore) {
  const variant = products.variantByNumber(number);
  return variant ? [toVariant(variant, products)] : [];
}

/** @param take gets the price in öre */
function read(price: unknown, place: string[], take: (ore: number) => void): UserError | undefined {
  if (price === undefined) return undefined;
  if (price === null) return invalid(place, "Price can't be blank");
  const text = typeof price === 'number' ? String(price) : price;
  if (typeof text !== 'string') return invalid(place, `${nameOf(place)} is invalid`);
  if (/^-\d/.test(text)) {
    const message = 'must be greater than or equal to 0';
    return userError('GREATER_THAN_OR_EQUAL_TO', place, `${nameOf(place)} ${message}`);
  }
  try {
    take(toOre(text));
    return undefined;
  } catch (error) {
    if (error instanceof InvalidAmountError) return invalid(place, `${nameOf(place)} is invalid`);
    throw error;
  }
}

function invalid(place: string[], message: string): UserError {
  return userError('INVALID_INPUT', place, message);
}

function nameOf(place: readonly string[]): string {
  return place.at(-1) === 'price' ? 'Price' : 'Compare at price';
}

function unknownId(place: string[]): UserError {
  return userError(
    'PRODUCT_VARIANT_DOES_NOT_EXIST',
    [...place, 'id'],
    'Product variant does not exist',
  );
}

function missingId(place: string[]): UserError {
  return userError(
    'PRODUCT_VARIANT_ID_MISSING',
    [...place, 'id'],
    'Product variant is missing ID attribute',
  );
}

function userError(code: string, field: string[], message: string): UserError {
  return {code, field, message};
}

/** In the input's order, like Shopify's. */
function byField(left: UserError, right: UserError): number {
  return Number(left.field[1] ?? -1) - Number(right.field[1] ?? -1);
}
