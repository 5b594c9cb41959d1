import {expect} from '@playwright/test';
import {firstVariant, productOf, titleOf} from '../e2e/fixtures/goods.ts';
import {acts, isSaved, messages} from './fault-acts.ts';
import type {FaultRow} from './fault-rows.ts';
import {clock, DAY} from './fault-rows-storage.ts';
import {NEW_PRICE, repriced, type World} from './fault-world.ts';

const CHUNKS = 'https://cdn.shopify.com/**/*.js';
const nothing = () => Promise.resolve();

const offline = {
  begin: ({context}: World) => context.setOffline(true),
  end: ({context}: World) => context.setOffline(false),
};

/** The worker handles the request, but its response is lost. */
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

const isAtProduct = ({shop}: World) =>
  expect(shop.heading).toHaveText(titleOf(productOf('titan-lom'), shop.language));

/** A worker that is down until the fault ends. */
function restart() {
  let start: (() => Promise<void>) | undefined;
  return {
    async begin(world: World) {
      start = await world.stopWorker();
    },
    end: async () => start?.(),
  };
}

/** Loss of the connection, the session, the worker and its scripts. */
export const networkRows: readonly FaultRow[] = [
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
    duringFault: ({shop}) => expect(shop.heading).toHaveText(shop.words.offline),
    afterFault: ({shop}) => expect(shop.cards.first()).toBeVisible({timeout: 15_000}),
  },
  {name: 'offline at the checkout', act: acts.checkout, fault: offline},
  {
    name: "checkout's answer is lost",
    act: acts.checkout,
    fault: lostAnswer('**/resources/checkout'),
  },
  {name: 'offline while the cart opens', act: acts.drawer, fault: lostAnswer('**/cart-lines')},
  {name: 'offline during a save', act: acts.save, fault: offline},
  {
    name: "save's answer is lost after success",
    act: acts.save,
    fault: lostAnswer('**/admin.data*'),
    duringFault: isSaved,
    afterFault: nothing,
  },
  {
    name: 'session is over when saving',
    act: acts.save,
    fault: {begin: ({admin}) => admin.endSession(), end: nothing},
    async duringFault({admin}) {
      await expect(admin.dialog).toContainText('Du har loggats ut');
      await expect(admin.field(repriced, firstVariant(repriced))).toHaveValue(NEW_PRICE);
    },
    async afterFault(world) {
      await world.admin.signIn(undefined, world.admin.dialog);
      await isSaved(world);
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
    duringFault: (world) =>
      expect(messages(world)).toContainText(
        {sv: 'Det gick inte att öppna.', en: 'That failed to load.'}[world.shop.language],
      ),
    afterFault: ({cart}) => cart.open(),
  },
  {
    name: 'scripts of the deployment are gone on the way to a page',
    act: acts.product,
    fault: {
      begin: ({page}) => page.route(CHUNKS, (route) => route.fulfill({status: 404}), {times: 1}),
      end: nothing,
    },
    // The page loads as a document with current scripts: the click has worked.
    duringFault: isAtProduct,
    afterFault: isAtProduct,
  },
];
