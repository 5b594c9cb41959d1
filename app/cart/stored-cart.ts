import {isHandle} from '~/catalogue/handle';
import {parseAmount, SEK} from '~/catalogue/money';
import type {ShopText} from '~/catalogue/product';
import {languages} from '~/i18n/languages';
import {VARIANT_ID} from '../../supabase/functions/update-shopify-prices/limits';
import {CART_ID, type CartLine} from './cart';
import {parseQuantity} from './quantity';

/** As in `lang` (BCP 47): `de`, `pt-br`. */
const LANGUAGE_CODE = /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i;

/** The part of the cart that the browser keeps between visits. */
export interface StoredCart {
  items: readonly CartLine[];
  /** Of the last checkout, until the shopper has said whether it was completed. */
  cartId: string | null;
  /** Of that checkout, while the cart's lines are the same. */
  checkoutUrl: string | null;
}

/**
 * Reads what an earlier visit, an older version or the visitor left in storage. Drops invalid lines one by one; never
 * throws.
 */
export function parseStoredCart(stored: unknown): StoredCart {
  const {items, cartId, checkoutUrl} = asRecord(stored);
  const lines = Array.isArray(items) ? items.map(parseLine) : [];
  const known = new Map(lines.flatMap((line) => (line ? [[line.variantId, line]] : [])));
  return {
    items: [...known.values()],
    cartId: typeof cartId === 'string' && CART_ID.test(cartId) ? cartId : null,
    checkoutUrl: asWebAddress(checkoutUrl) ?? null,
  };
}

function parseLine(stored: unknown): CartLine | undefined {
  const line = asRecord(stored);
  const product = asRecord(line.product);
  const variantId = asText(line.variantId);
  const title = asText(product.title);
  const price = asRecord(line.price);
  const amount = asAmount(price.amount);
  const currencyCode = asCurrency(price.currencyCode ?? SEK);
  const quantity = parseQuantity(line.quantity);
  if (!variantId || !VARIANT_ID.test(variantId) || !title || !amount || !currencyCode || !quantity)
    return undefined;
  const titles = asShopText(product.titles);
  const lenses = asText(product.lenses);
  const previousPrice = asAmount(line.previousPrice);
  return {
    variantId,
    variantTitle: asText(line.variantTitle) ?? '',
    price: {amount, currencyCode},
    selectedOptions: asList(line.selectedOptions).flatMap((option) => {
      const name = asText(option.name);
      const value = asText(option.value);
      const label = asShopText(option.label);
      return name && value ? [{name, value, ...(label && {label})}] : [];
    }),
    product: {
      handle: asText(product.handle) ?? '',
      title,
      ...(titles && {titles}),
      images: asList(product.images).flatMap((image) => {
        const url = asText(image.url);
        return url && isPictureAddress(url) ? [{url, altText: asText(image.altText) ?? null}] : [];
      }),
      ...(lenses && isHandle(lenses) && {lenses}),
    },
    ...(line.currentlyNotInStock === true && {currentlyNotInStock: true}),
    quantity,
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

function asShopText(value: unknown): ShopText | undefined {
  const {sv, en, lang} = asRecord(value);
  if (typeof sv !== 'string' || typeof en !== 'string') return undefined;
  const marked = languages.flatMap((language) => {
    const code = asRecord(lang)[language];
    return typeof code === 'string' && LANGUAGE_CODE.test(code) ? [[language, code] as const] : [];
  });
  return {sv, en, ...(marked.length > 0 && {lang: Object.fromEntries(marked)})};
}

function asCurrency(value: unknown): string | undefined {
  return typeof value === 'string' && /^[A-Z]{3}$/.test(value) ? value : undefined;
}

function asAmount(value: unknown): string | undefined {
  try {
    return typeof value === 'string' && parseAmount(value) >= 0 ? value.trim() : undefined;
  } catch {
    return undefined;
  }
}

function asWebAddress(value: unknown): string | undefined {
  return typeof value === 'string' && /^https?:\/\//.test(value) ? value : undefined;
}

/** A web address or a path of this shop. Browsers read a backslash as a slash. */
function isPictureAddress(url: string): boolean {
  return asWebAddress(url) !== undefined || /^\/(?![/\\])/.test(url);
}
