import {
  CartCreationError,
  cartCreationError,
  missingCheckoutUrl,
} from '~/server/storefront-error.server';
import type {StorefrontApi} from '~/server/storefront-api.server';
import {loadShop} from '~/catalogue/load-shop.server';
import {codeOf} from '~/catalogue/shop-text.server';
import type {Language} from '~/i18n/languages';
import {toCheckoutUrl} from './checkout-url.server';
import type {CheckoutAnswer, CheckoutLine} from './checkout';
import {CART_CREATE_MUTATION, CART_LINES_ADD_MUTATION} from './checkout-mutations';
import {inPortions} from './portions';

/** The shop no longer has variants that a cart asks for. */
export class VanishedVariantsError extends CartCreationError {
  readonly variantIds: readonly string[];

  constructor(message: string, variantIds: readonly string[]) {
    super(message);
    this.variantIds = variantIds;
  }
}

interface CheckoutOptions {
  /** The shopper's; the checkout uses it if the shop is published in it. */
  language?: Language | undefined;
  /** The shopper's codes; the shop drops those that do not apply. */
  discountCodes?: string[];
}

/** The part that cartCreate and cartLinesAdd share. */
interface Payload {
  cart?: {id: string; checkoutUrl: string} | null;
  userErrors: ReadonlyArray<{field?: readonly string[] | null; message: string}>;
  warnings: ReadonlyArray<{code: string}>;
}

/**
 * Creates a hosted checkout (specification §7): a cart with as many lines as one call takes, then adds the others.
 *
 * @throws StorefrontError; VanishedVariantsError if missing variants are the only problem
 */
export async function createCheckout(
  api: StorefrontApi,
  lines: readonly CheckoutLine[],
  {language, discountCodes = []}: CheckoutOptions,
): Promise<CheckoutAnswer> {
  const context = await languageContext(api, language);
  const [first = [], ...others] = inPortions(lines);
  const input = {lines: first, ...(discountCodes.length > 0 && {discountCodes})};
  const {cartCreate} = await api.request(
    CART_CREATE_MUTATION,
    {input, ...context},
    api.remainingMs(),
  );
  const created = takePayload(cartCreate, first);
  const payloads = [created];
  for (const portion of others) {
    const variables = {cartId: created.cart.id, lines: portion, ...context};
    const {cartLinesAdd} = await api.request(CART_LINES_ADD_MUTATION, variables, api.remainingMs());
    payloads.push(takePayload(cartLinesAdd, portion));
  }
  return {
    cartId: created.cart.id,
    checkoutUrl: toCheckoutUrl(payloads.at(-1)?.cart.checkoutUrl ?? ''),
    // Other warnings, such as for a discount code that does not apply, are not about stock.
    stockChanged: payloads.some(({warnings}) =>
      warnings.some(({code}) => code.startsWith('MERCHANDISE_')),
    ),
  };
}

async function languageContext(api: StorefrontApi, language: Language | undefined) {
  if (!language) return {};
  const {languages} = await loadShop(api);
  const code = codeOf(language);
  return languages.length > 1 && languages.includes(code) ? {language: code} : {};
}

/** @throws StorefrontError if the shop has refused the lines */
function takePayload(payload: Payload | null | undefined, lines: readonly CheckoutLine[]) {
  const {cart, userErrors = [], warnings = []} = payload ?? {};
  if (userErrors.length > 0) {
    const error = cartCreationError(userErrors);
    const vanished = userErrors.map(({field}) => vanishedVariant(field, lines));
    throw vanished.every((id) => id !== undefined)
      ? new VanishedVariantsError(error.message, [...new Set(vanished)])
      : error;
  }
  if (!cart?.checkoutUrl) throw missingCheckoutUrl();
  return {cart, warnings};
}

/** @param field such as `['input', 'lines', '3', 'merchandiseId']` */
function vanishedVariant(
  field: readonly string[] | null | undefined,
  lines: readonly CheckoutLine[],
): string | undefined {
  const [index, name] = field?.slice(-2) ?? [];
  return name === 'merchandiseId' ? lines[Number(index)]?.merchandiseId : undefined;
}
