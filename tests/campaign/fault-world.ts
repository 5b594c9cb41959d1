import type {BrowserContext, Page} from 'playwright';
import {Admin} from '../e2e/fixtures/admin-page.ts';
import {Cart, storedLine} from '../e2e/fixtures/cart.ts';
import type {TestShop} from '../e2e/fixtures/demo-shop.ts';
import {firstVariant, productOf} from '../e2e/fixtures/goods.ts';
import {Shop} from '../e2e/fixtures/shop.ts';
import type {Language} from '../e2e/fixtures/words.ts';
import type {Front} from './front.ts';

/** The products in the cart before the fault. */
export const inCart = [productOf('hybrid-atom'), productOf('mood-fjell')] as const;
/** The product that the owner reprices, and its new price. */
export const repriced = productOf('mood-skym');
export const NEW_PRICE = '1888.00';

/** A visitor with a cart and a language, in a shop. */
export interface World {
  context: BrowserContext;
  page: Page;
  shop: Shop;
  cart: Cart;
  admin: Admin;
  demoShop: TestShop;
  front: Front;
  /** Stops the worker. @returns a function that starts another one at the same origin */
  stopWorker(): Promise<() => Promise<void>>;
}

/** State that a fault must not change. */
export interface State {
  lines: string;
  language: string;
  prices: string;
}

export async function enter(
  parts: Omit<World, 'page' | 'shop' | 'cart' | 'admin'>,
  language: Language,
): Promise<World> {
  const {context, front, demoShop} = parts;
  await context.addCookies([{name: 'language', value: language, url: front.origin}]);
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const shop = new Shop(page, language);
  const cart = new Cart(shop);
  const passphrase = demoShop.environment.ADMIN_PASSPHRASE ?? '';
  await cart.fill(
    ...inCart.map((product, index) =>
      storedLine(demoShop, product, firstVariant(product), index + 1),
    ),
  );
  return {...parts, page, shop, cart, admin: new Admin(page, passphrase)};
}

export async function stateOf({cart, page, demoShop, shop}: World): Promise<State> {
  const items = (await cart.stored()).state.items;
  const isTool = new URL(page.url()).pathname === '/admin';
  const shown = await page.locator('html').getAttribute('lang');
  return {
    lines: items
      .map(({variantId, quantity, price}) => `${quantity} ${variantId} ${Number(price.amount)}`)
      .join(),
    language: isTool ? shop.language : String(shown),
    prices: pricesOf(demoShop),
  };
}

/** The prices of the products involved, in öre. */
function pricesOf({stores, variantId}: TestShop): string {
  const numbers = [repriced, ...inCart].flatMap(({variants}) =>
    variants.map(({sku}) => Number(variantId(sku).split('/').at(-1))),
  );
  return numbers.map((number) => stores.products.variantByNumber(number)?.priceInOre ?? NaN).join();
}
