import {expect} from '@playwright/test';
import {firstVariant, productOf, titleOf} from '../e2e/fixtures/goods.ts';
import {NEW_PRICE, repriced, type World} from './fault-world.ts';

/** A user's action during a fault. */
export interface Act {
  /** Opens the start page before the fault. */
  open(world: World): Promise<void>;
  attempt(world: World): Promise<void>;
  /** Expects the error message. */
  duringFault(world: World): Promise<void>;
  /** Expects recovery after the fault without a reload. */
  afterFault(world: World): Promise<void>;
  /** True if it changes the price of `repriced`. */
  saves?: true;
}

const SLOW = {timeout: 15_000};
const lom = productOf('titan-lom');

/** Opens pages in sequence. */
export async function visit(shop: World['shop'], ...paths: string[]): Promise<void> {
  for (const path of paths) await shop.open(path);
}

async function retry({page, shop}: World): Promise<void> {
  const words = {sv: 'Försök igen', en: 'Try again'};
  await page.getByRole('button', {name: words[shop.language]}).first().click();
}

const footerLink = ({page, shop}: World) =>
  page
    .getByRole('contentinfo')
    .getByRole('link', {name: {sv: 'Titan', en: 'Titanium'}[shop.language], exact: true});

const checkOut = async ({cart, context}: World) => {
  const opened = context.waitForEvent('page');
  await cart.checkoutButton.click();
  const checkout = await opened;
  await checkout.waitForURL(/channel=online_store/, SLOW);
  await checkout.close();
};

/** The region of toasts, including those shown without Sonner's script. */
export const messages = ({page}: Pick<World, 'page'>) =>
  page.getByRole('region', {name: /^(Meddelanden|Messages)/});

export const acts = {
  category: {
    open: ({shop}) => visit(shop, '/faq'),
    attempt: async (world) => footerLink(world).click(),
    duringFault: ({page, shop}) =>
      expect(page.getByRole('alert').filter({hasText: shop.words.productsError})).toBeVisible(SLOW),
    async afterFault(world) {
      await retry(world);
      await expect(world.shop.cards.first()).toBeVisible(SLOW);
    },
  },

  product: {
    open: async ({shop}) => {
      await shop.open('/category/titan');
      await expect(shop.cards.first()).toBeVisible();
    },
    attempt: ({page, shop}) =>
      page.getByRole('link', {name: titleOf(lom, shop.language), exact: true}).click(),
    duringFault: ({page, shop}) =>
      expect(page.getByRole('alert').filter({hasText: shop.words.productsError})).toBeVisible(SLOW),
    async afterFault(world) {
      await retry(world);
      await expect(world.shop.heading).toHaveText(titleOf(lom, world.shop.language), SLOW);
      await expect(
        world.page.getByRole('button', {name: world.shop.words.addToCart}).first(),
      ).toBeVisible(SLOW);
    },
  },

  checkout: {
    async open({shop, cart}) {
      await shop.open('/terms');
      await cart.open();
    },
    attempt: ({cart}) => cart.checkoutButton.click(),
    duringFault: (world) =>
      expect(messages(world)).toContainText(world.shop.words.checkoutFailed, SLOW),
    async afterFault(world) {
      await expect(world.cart.checkoutButton).toBeEnabled(SLOW);
      await checkOut(world);
    },
  },

  drawer: {
    open: ({shop}) => visit(shop, '/terms'),
    attempt: ({cart}) => cart.open(),
    duringFault: ({cart, shop}) =>
      expect(cart.drawer.getByText(shop.words.refreshFailed)).toBeVisible(SLOW),
    async afterFault({cart, shop}) {
      await cart.close();
      await cart.open();
      await expect(cart.drawer.getByText(shop.words.refreshFailed)).toBeHidden(SLOW);
    },
  },

  list: {
    // Aborts the automatic load of the rest, so that the retry button shows.
    async open({admin, page}) {
      await page.route('**/admin/products.data*', (route) => route.abort(), {times: 1});
      await admin.open();
      await page.getByRole('button', {name: 'Försök igen'}).waitFor();
    },
    attempt: ({page}) => page.getByRole('button', {name: 'Försök igen'}).click(),
    duringFault: ({page}) =>
      expect(page.getByRole('alert').filter({hasText: 'Kunde inte ladda'})).toBeVisible(SLOW),
    async afterFault({page, admin}) {
      await page.getByRole('button', {name: 'Försök igen'}).click();
      await expect(admin.roundButton).toBeEnabled(SLOW);
    },
  },

  save: {
    saves: true,
    async open({admin, front}) {
      await admin.openSignedIn(front.origin);
      await admin.find(firstVariant(repriced).sku);
      await admin.field(repriced, firstVariant(repriced)).fill(NEW_PRICE);
    },
    attempt: ({admin}) => admin.saveButton.click(),
    async duringFault({admin, page}) {
      await expect(messages({page})).toContainText(
        /Kunde inte (uppdatera priser|ladda produkter)/,
        SLOW,
      );
      await expect(admin.field(repriced, firstVariant(repriced))).toHaveValue(NEW_PRICE);
    },
    async afterFault(world) {
      await expect(world.admin.saveButton).toBeEnabled(SLOW);
      await world.admin.saveButton.click();
      await isSaved(world);
    },
  },
} satisfies Record<string, Act>;

export async function isSaved({admin, page}: World): Promise<void> {
  await expect(messages({page})).toContainText('1 priser uppdaterade!', SLOW);
  await expect(admin.row(repriced, firstVariant(repriced))).toContainText(`${NEW_PRICE} SEK`);
}

/** Expects the list despite the fault. */
export const overcome = async ({shop}: World): Promise<void> => {
  await expect(shop.cards.first()).toBeVisible(SLOW);
};
