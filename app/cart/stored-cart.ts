import {parseAmount} from '~/catalogue/money';
import {VARIANT_ID, type CartLine} from './cart';
import {parseQuantity} from './quantity';

/** The part of the cart that the browser keeps between visits. */
export interface StoredCart {
  items: CartLine[];
  cartId: string | null;
  checkoutUrl: string | null;
}

/**
 * Reads what an earlier visit, another version of the shop or the visitor left in storage. What does not
 * validate is dropped line by line; it never throws.
 */
export function parseStoredCart(stored: unknown): StoredCart {
  const {items, cartId, checkoutUrl} = asRecord(stored);
  const lines = Array.isArray(items) ? items.map(parseLine) : [];
  const known = new Map(lines.flatMap((line) => (line ? [[line.variantId, line]] : [])));
  return {
    items: [...known.values()],
    cartId: asText(cartId) ?? null,
    checkoutUrl: asWebAddress(checkoutUrl) ?? null,
  };
}

function parseLine(stored: unknown): CartLine | undefined {
  const line = asRecord(stored);
  const product = asRecord(line.product);
  const variantId = asText(line.variantId);
  const title = asText(product.title);
  const amount = asAmount(asRecord(line.price).amount);
  const quantity = parseQuantity(line.quantity);
  if (!variantId || !VARIANT_ID.test(variantId) || !title || !amount || !quantity) return undefined;
  const {sv, en} = asRecord(product.titles);
  const previousPrice = asAmount(line.previousPrice);
  return {
    variantId,
    variantTitle: asText(line.variantTitle) ?? '',
    quantity,
    price: {amount},
    selectedOptions: asList(line.selectedOptions).flatMap((option) => {
      const name = asText(option.name);
      const value = asText(option.value);
      return name && value ? [{name, value}] : [];
    }),
    product: {
      handle: asText(product.handle) ?? '',
      title,
      ...(typeof sv === 'string' && typeof en === 'string' && {titles: {sv, en}}),
      images: asList(product.images).flatMap((image) => {
        const url = asText(image.url);
        return url && isPictureAddress(url) ? [{url, altText: asText(image.altText) ?? null}] : [];
      }),
    },
    ...(previousPrice && {previousPrice}),
    ...(line.unavailable === true && {unavailable: true}),
  };
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function asList(value: unknown): Array<Readonly<Record<string, unknown>>> {
  return Array.isArray(value) ? value.map(asRecord) : [];
}

function asText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function asAmount(value: unknown): string | undefined {
  try {
    return typeof value === 'string' && parseAmount(value) >= 0 ? value : undefined;
  } catch {
    return undefined;
  }
}

function asWebAddress(value: unknown): string | undefined {
  return typeof value === 'string' && /^https?:\/\//.test(value) ? value : undefined;
}

/** A web address or a path of this shop; browsers read a backslash there as a slash. */
function isPictureAddress(url: string): boolean {
  return asWebAddress(url) !== undefined || /^\/(?![/\\])/.test(url);
}
