import {expect} from '@playwright/test';
import {productOf, titleOf} from '../e2e/fixtures/goods.ts';
import {visit, type Act} from './fault-acts.ts';
import type {FaultRow} from './fault-rows.ts';
import {inCart, type World} from './fault-world.ts';

const nothing = () => Promise.resolve();
const noFault = {begin: nothing, end: nothing};
const fjell = productOf('mood-fjell');

/** Writes to storage in a script that runs before the page's own. */
const stored = (key: string, value: string) => ({
  begin: ({page}: World) =>
    page.evaluate(([name, text]) => localStorage.setItem(name, text), [key, value] as const),
  end: nothing,
});

/** Loads a page with this storage, and expects the cart unchanged. */
const revisit: Act = {
  open: ({shop}) => visit(shop, '/terms'),
  attempt: ({shop}) => visit(shop, '/faq'),
  duringFault: ({cart}) => expect(cart.button).toHaveAccessibleName(/3/),
  async afterFault({cart, shop}) {
    await cart.open();
    await cart.holds(
      inCart.map((product, index) => ({
        title: titleOf(product, shop.language),
        quantity: index + 1,
      })),
    );
  },
};

/** Adds a product and removes it. */
async function shopOn({page, cart, shop}: World): Promise<void> {
  await page.getByRole('main').getByRole('button', {name: shop.words.addToCart}).first().click();
  await expect(shop.toast(shop.words.added(titleOf(fjell, shop.language)))).toBeVisible();
  await expect(cart.button).toHaveAccessibleName(/4/);
  await cart.open();
  await cart.decrease(titleOf(fjell, shop.language));
  await expect(cart.button).toHaveAccessibleName(/3/);
}

const onProduct: Act = {
  open: ({shop}) => visit(shop, `/product/${fjell.handle}`),
  attempt: nothing,
  duringFault: shopOn,
  afterFault: nothing,
};

const storage = (method: 'setItem' | 'getItem', error: string) => ({
  begin: ({page}: World) =>
    page.evaluate(
      ([name, kind]) => {
        const {prototype} = Storage;
        const original = prototype[name];
        Object.assign(window, {mend: () => Object.assign(prototype, {[name]: original})});
        prototype[name] = () => {
          throw new DOMException('As the campaign wants it', kind);
        };
      },
      [method, error] as const,
    ),
  end: ({page}: World) => page.evaluate(() => (window as unknown as {mend: () => void}).mend()),
});

/** Moves the browser's clock, but not the worker's. */
export const clock = (aheadMs: number) => ({
  begin: ({page}: World) => page.clock.setSystemTime(Date.now() + aheadMs),
  end: ({page}: World) => page.clock.setSystemTime(Date.now()),
});
export const DAY = 86_400_000;

/** Faults of storage, other tabs and the clock. */
export const storageRows: readonly FaultRow[] = [
  {name: 'storage is full', act: onProduct, fault: storage('setItem', 'QuotaExceededError')},
  {name: 'storage cannot be read', act: onProduct, fault: storage('getItem', 'SecurityError')},
  {
    name: "cart of another version's",
    act: revisit,
    fault: {
      begin: ({page}) =>
        page.evaluate(() => {
          const cart = JSON.parse(localStorage.getItem('shopify-cart') ?? '{}') as object;
          localStorage.setItem('shopify-cart', JSON.stringify({...cart, version: 7, future: []}));
        }),
      end: nothing,
    },
  },
  {
    name: 'cart with garbled lines beside the good',
    act: revisit,
    fault: {
      begin: ({page}) =>
        page.evaluate(() => {
          type Stored = {state: {items: (object | number | null)[]}};
          const cart = JSON.parse(localStorage.getItem('shopify-cart') ?? '{}') as Stored;
          const [good] = cart.state.items;
          const line = typeof good === 'object' ? good : {};
          const garbled = [
            null,
            7,
            {},
            {variantId: 'x'},
            {...line, price: 'free', variantId: 'gid://shopify/ProductVariant/1'},
          ];
          cart.state.items.unshift(...garbled);
          localStorage.setItem('shopify-cart', JSON.stringify(cart));
        }),
      end: nothing,
    },
  },
  {
    name: 'cart is no JSON at all',
    act: {...revisit, duringFault: ({cart}) => expect(cart.button).not.toHaveAccessibleName(/3/)},
    fault: stored('shopify-cart', '{"state":{"items":['),
    afterFault: async (world) => {
      await world.shop.open(`/product/${fjell.handle}`);
      await world.page
        .getByRole('main')
        .getByRole('button', {name: world.shop.words.addToCart})
        .first()
        .click();
      await expect(world.cart.button).toHaveAccessibleName(/1/);
    },
    losesCart: true,
  },
  {
    name: 'stored language is garbled',
    act: revisit,
    fault: stored('language-storage', '{"state":7'),
  },
  {
    name: 'two tabs change the cart at once',
    act: onProduct,
    fault: noFault,
    async duringFault({context, page, cart, shop}) {
      const other = await context.newPage();
      await other.goto(page.url());
      const add = (tab: typeof page) =>
        tab.getByRole('main').getByRole('button', {name: shop.words.addToCart}).first();
      await expect(other.getByRole('button', {name: shop.words.cartButton})).toHaveAccessibleName(
        /3/,
      );
      await add(other).click();
      await expect(cart.button).toHaveAccessibleName(/4/);
      await add(page).click();
      await expect(other.getByRole('button', {name: shop.words.cartButton})).toHaveAccessibleName(
        /5/,
      );
      await other.close();
      await cart.open();
      for (const left of [4, 3]) {
        await cart.decrease(titleOf(fjell, shop.language));
        await expect(cart.button).toHaveAccessibleName(new RegExp(String(left)));
      }
    },
  },
  {name: 'clock jumps a year ahead', act: onProduct, fault: clock(365 * DAY)},
  {name: 'clock jumps ten years back', act: onProduct, fault: clock(-3650 * DAY)},
];
