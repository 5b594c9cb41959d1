import {expect} from '@playwright/test';
import {firstVariant, productOf, titleOf} from '../e2e/fixtures/goods.ts';
import {acts, isSaved, messages, type Act} from './fault-acts.ts';
import type {FaultRow} from './fault-rows.ts';
import {inCart, NEW_PRICE, repriced, type World} from './fault-world.ts';

const CHUNKS = 'https://cdn.shopify.com/**/*.js';
const nothing = () => Promise.resolve();
const noFault = {begin: nothing, end: nothing};
const fjell = productOf('mood-fjell');

const offline = {
  begin: ({context}: World) => context.setOffline(true),
  end: ({context}: World) => context.setOffline(false),
};

/** The worker gets the request and does what it asks; its answer is lost. */
const lostAnswer = (path: string) => ({
  begin: ({page}: World) =>
    page.route(path, async (route) => {
      await route.fetch();
      await route.abort('internetdisconnected');
    }),
  end: ({page}: World) => page.unroute(path),
});

const scriptsGone = {
  begin: ({page}: World) => page.route(CHUNKS, (route) => route.fulfill({status: 404})),
  end: ({page}: World) => page.unroute(CHUNKS),
};

/** A worker that is away until the fault ends. */
function restart() {
  let start: (() => Promise<void>) | undefined;
  return {
    async begin(world: World) {
      start = await world.stopWorker();
    },
    end: async () => start?.(),
  };
}

/** Leaves something in storage, by a script that runs before the page's own. */
const stored = (key: string, value: string) => ({
  begin: ({page}: World) =>
    page.evaluate(([name, text]) => localStorage.setItem(name, text), [key, value] as const),
  end: nothing,
});

/** Loads a page with what is in storage, and finds the cart as it was. */
const revisit: Act = {
  open: async ({shop}) => void (await shop.open('/terms')),
  attempt: async ({shop}) => void (await shop.open('/faq')),
  told: ({cart}) => expect(cart.button).toHaveAccessibleName(/3/),
  async well({cart, shop}) {
    await cart.open();
    await cart.holds(
      inCart.map((product, index) => ({
        title: titleOf(product, shop.language),
        quantity: index + 1,
      })),
    );
  },
};

/** Adds a pair and takes it out again. */
async function shopOn({page, cart, shop}: World): Promise<void> {
  await page.getByRole('main').getByRole('button', {name: shop.words.addToCart}).first().click();
  await expect(shop.toast(shop.words.added(titleOf(fjell, shop.language)))).toBeVisible();
  await expect(cart.button).toHaveAccessibleName(/4/);
  await cart.open();
  await cart.decrease(titleOf(fjell, shop.language));
  await expect(cart.button).toHaveAccessibleName(/3/);
}

const onProduct: Act = {
  open: async ({shop}) => void (await shop.open(`/product/${fjell.handle}`)),
  attempt: nothing,
  told: shopOn,
  well: nothing,
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

/** Moves the browser's clock; the worker keeps its own. */
const clock = (milliseconds: number) => ({
  begin: ({page}: World) => page.clock.setSystemTime(Date.now() + milliseconds),
  end: ({page}: World) => page.clock.setSystemTime(Date.now()),
});
const DAY = 86_400_000;

export const browserRows: readonly FaultRow[] = [
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
          type Stored = {state: {items: unknown[]}};
          const cart = JSON.parse(localStorage.getItem('shopify-cart') ?? '{}') as Stored;
          const garbled = [
            null,
            7,
            {},
            {variantId: 'x'},
            {
              ...Object(cart.state.items[0]),
              price: 'free',
              variantId: 'gid://shopify/ProductVariant/1',
            },
          ];
          cart.state.items.unshift(...garbled);
          localStorage.setItem('shopify-cart', JSON.stringify(cart));
        }),
      end: nothing,
    },
  },
  {
    name: 'cart is no JSON at all',
    act: {...revisit, told: ({cart}) => expect(cart.button).not.toHaveAccessibleName(/3/)},
    fault: stored('shopify-cart', '{"state":{"items":['),
    well: async (world) => {
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
    async told({context, page, cart, shop}) {
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
  {
    name: 'clock jumps during a checkout',
    act: acts.checkout,
    fault: {
      begin: async (world) => {
        await clock(DAY).begin(world);
        world.demoShop.faults.set({kind: 'http', status: 500, operation: 'cartCreate', times: 1});
      },
      end: clock(DAY).end,
    },
  },
  {
    name: 'offline on the way to a page',
    act: acts.category,
    fault: offline,
    told: ({shop}) => expect(shop.heading).toHaveText(shop.words.offline),
    well: ({shop}) => expect(shop.cards.first()).toBeVisible({timeout: 15_000}),
  },
  {name: 'offline at the checkout', act: acts.checkout, fault: offline},
  {name: "checkout's answer is lost", act: acts.checkout, fault: lostAnswer('**/checkout')},
  {name: 'offline while the cart opens', act: acts.drawer, fault: lostAnswer('**/cart-lines')},
  {name: 'offline during a save', act: acts.save, fault: offline},
  {
    name: "save's answer is lost after success",
    act: acts.save,
    fault: lostAnswer('**/admin-prices'),
    told: isSaved,
    well: nothing,
  },
  {
    name: 'session is over when saving',
    act: acts.save,
    fault: {begin: ({admin}) => admin.endSession(), end: nothing},
    async told({admin}) {
      await expect(admin.dialog).toContainText('Du har loggats ut');
      await expect(admin.field(repriced, firstVariant(repriced))).toHaveValue(NEW_PRICE);
    },
    async well({admin}) {
      await admin.signIn(undefined, admin.dialog);
      await isSaved({admin});
    },
  },
  {
    name: 'worker is away at the checkout',
    act: acts.checkout,
    fault: restart(),
  },
  {name: 'worker is away while the cart opens', act: acts.drawer, fault: restart()},
  {name: 'worker is away during a save', act: acts.save, fault: restart()},
  {
    name: 'scripts of the deployment are gone when the cart opens',
    act: {...acts.drawer, attempt: ({cart}) => cart.button.click()},
    fault: scriptsGone,
    told: (world) =>
      expect(messages(world)).toContainText(
        {sv: 'Det gick inte att öppna.', en: 'It could not be opened.'}[world.shop.language],
      ),
    well: ({cart}) => cart.open(),
  },
  {
    name: 'scripts of the deployment are gone on the way to a page',
    act: acts.product,
    fault: {
      begin: ({page}) => page.route(CHUNKS, (route) => route.fulfill({status: 404}), {times: 1}),
      end: nothing,
    },
    // The router loads the page that it is on again, with the scripts of now; the second click arrives.
    told: async ({page}) => void (await page.waitForEvent('load')),
    async well(world) {
      await world.shop.ready();
      await acts.product.attempt(world);
      const title = titleOf(productOf('titan-lom'), world.shop.language);
      await expect(world.shop.heading).toHaveText(title);
    },
  },
];
