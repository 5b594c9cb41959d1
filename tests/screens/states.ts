/* eslint-disable max-lines -- one table, read from top to bottom: every state that is shown */
import type {FaultInput} from '../../demo-shop/faults/fault.ts';
import type {Page} from '@playwright/test';
import {storedLine, type Cart} from '../e2e/fixtures/cart.ts';
import type {TestShop} from '../e2e/fixtures/demo-shop.ts';
import type {Admin} from '../e2e/fixtures/admin-page.ts';
import {categoryNames} from '../e2e/fixtures/categories.ts';
import {firstVariant, isForSale, productOf, someProduct} from '../e2e/fixtures/goods.ts';
import type {Shop} from '../e2e/fixtures/shop.ts';

export interface Visit {
  shop: Shop;
  cart: Cart;
  admin: Admin;
  demoShop: TestShop;
  origin: string;
  width: number;
}

export interface State {
  /** @returns the page to show, if it is not the visit's own */
  open: (visit: Visit) => Promise<Page | void>;
  /** True for overlays: shows only the window. */
  windowOnly?: boolean;
  /** Viewport widths at which the state exists, px; all by default. */
  at?: (width: number) => boolean;
  /** True for /admin, which is only in Swedish. */
  swedishOnly?: boolean;
  /** A fault from the start, with an empty cache. */
  fault?: FaultInput;
  /** True for an empty cache. */
  fresh?: boolean;
}

const fjell = productOf('mood-fjell');
const soldOut = someProduct(({variants}) => !variants.some(isForSale));
const plain = productOf('titan-terne');
const FAILING: FaultInput = {kind: 'http', status: 500};

const page = (path: string): State => ({
  open: async ({shop}) => {
    await shop.open(path);
  },
});

function print(path: string): State {
  return {
    open: async ({shop}) => {
      await shop.open(path);
      await shop.page.emulateMedia({media: 'print'});
    },
  };
}

/** Follows a link with a slow catalogue, to show the page before the response. */
function loading(path: string, from = '/faq'): State {
  return {
    fresh: true,
    windowOnly: true,
    open: async ({shop, demoShop}) => {
      await shop.open(from);
      demoShop.faults.set({kind: 'slow', delayMs: 6000});
      await shop.page.locator(`a[href="${path}"]`).first().dispatchEvent('click', {button: 0});
      await shop.skeletons.first().waitFor();
    },
  };
}

async function fillCart({shop}: Visit): Promise<void> {
  const main = shop.page.getByRole('main');
  for (const product of [plain, fjell]) {
    await shop.open(`/product/${product.handle}`);
    await main.getByRole('button', {name: shop.words.addToCart}).first().click();
    await shop.page.locator('[data-sonner-toast][data-mounted=true]').waitFor();
  }
}

/** The states, by the name of their screenshots. */
export const states: Readonly<Record<string, State>> = {
  'home': page('/'),
  'home-error': {...page('/'), fault: FAILING},
  ...Object.fromEntries(
    Object.keys(categoryNames).map((name) => [`category-${name}`, page(`/category/${name}`)]),
  ),
  'category-filtered': page('/category/all?colour=red&lens=mirror&sort=newest'),
  'category-empty': page('/category/monocles'),
  'filters': page('/filters?category=all'),
  'filter-sheet': {
    windowOnly: true,
    open: async ({shop}) => {
      await shop.open('/category/all');
      await shop.page.locator('main a[href^="/filters?"]').click();
      await shop.page.locator('dialog[open] input').first().waitFor();
    },
  },
  'search-found': page('/search?q=titan'),
  'search-nothing': page('/search?q=qqqqqq'),
  'search-drawer': {
    windowOnly: true,
    open: async ({shop}) => {
      await shop.open('/category/titan');
      await shop.page.keyboard.press('/');
      await shop.page.getByRole('combobox').fill('kolfiber');
      await shop.page.getByRole('option').first().waitFor();
    },
  },
  'category-error': {...page('/category/titan'), fault: FAILING},
  'category-loading': loading('/category/titan'),
  'product-loading': loading(`/product/${plain.handle}`, '/category/titan'),
  'home-loading': loading('/'),
  'product': page(`/product/${plain.handle}`),
  'product-options': page('/product/mood-bris'),
  'product-colours': page(`/product/${fjell.handle}`),
  'product-carbon': page('/product/hybrid-atom'),
  'product-sold-out': page(`/product/${soldOut.handle}`),
  'product-missing': page('/product/no-such-product'),
  'product-error': {...page(`/product/${plain.handle}`), fault: FAILING},
  'product-window': {...page(`/product/${plain.handle}`), windowOnly: true},
  'product-scrolled': {
    windowOnly: true,
    at: (width) => width >= 768,
    open: async ({shop}) => {
      await shop.open(`/product/${plain.handle}`);
      await shop.page.evaluate(() => window.scrollTo({top: 760, behavior: 'instant'}));
    },
  },
  'product-bar': {
    windowOnly: true,
    at: (width) => width < 768,
    open: async ({shop}) => {
      await shop.open(`/product/${fjell.handle}`);
      const description = shop.page.getByRole('heading', {name: shop.words.description});
      await description.evaluate((heading) => heading.scrollIntoView());
      await shop.page.getByRole('main').locator('[inert]').waitFor({state: 'detached'});
    },
  },
  'product-zoom': {
    windowOnly: true,
    open: async ({shop}) => {
      await shop.open(`/product/${fjell.handle}`);
      await shop.page
        .getByRole('button', {name: /\((förstora|enlarge)\)$/})
        .first()
        .click();
      await shop.page.getByRole('dialog').waitFor();
    },
  },
  'product-compared': {
    open: async ({shop}) => {
      await shop.open(`/product/${fjell.handle}`);
      await shop.page.getByRole('button', {name: /^(Jämför med|Compare with)/}).click();
      await shop.page.getByLabel(/^(Ditt par|Your pair)/).fill('140');
      await shop.page.getByRole('button', {name: /^(Jämför|Compare)$/}).click();
      await shop.page.getByRole('button', {name: /^(Ta bort mitt par|Clear)/}).waitFor();
    },
  },
  'true-size': {
    windowOnly: true,
    open: async ({shop}) => {
      await shop.open(`/product/${fjell.handle}`);
      await shop.page.getByRole('button', {name: /^(Visa i verklig|See it at)/}).click();
      await shop.page.getByRole('dialog').waitFor();
    },
  },
  'recently-seen': {
    open: async ({shop}) => {
      await shop.open(`/product/${fjell.handle}`);
      await shop.open(`/product/${plain.handle}`);
      const seen = shop.page.getByRole('region', {name: /^(Nyligen visade|Recently viewed)/});
      await shop.page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await seen.waitFor();
    },
  },
  'product-print': print(`/product/${fjell.handle}`),
  'cart-empty': {
    windowOnly: true,
    open: async ({shop, cart}) => {
      await shop.open('/category/titan');
      await cart.open();
    },
  },
  'cart-lines': {
    windowOnly: true,
    open: async (visit) => {
      await fillCart(visit);
      await visit.shop.open('/category/titan');
      await visit.cart.open();
    },
  },
  'cart-problems': {
    windowOnly: true,
    open: async ({cart, demoShop, shop}) => {
      const gone = fjell.variants.find((variant) => !isForSale(variant)) ?? firstVariant(fjell);
      const dearer = {...firstVariant(plain), price: '1799.00'};
      await cart.fill(storedLine(demoShop, fjell, gone), storedLine(demoShop, plain, dearer, 3));
      await shop.open('/category/titan');
      await cart.open();
      await cart.drawer.getByText(shop.words.unavailable).waitFor();
    },
  },
  'added': {
    windowOnly: true,
    open: async ({shop}) => {
      await shop.open(`/product/${plain.handle}`);
      const {addToCart} = shop.words;
      await shop.page.getByRole('main').getByRole('button', {name: addToCart}).first().click();
      await shop.page.locator('[data-sonner-toast][data-mounted=true]').waitFor();
    },
  },
  'menu': {
    windowOnly: true,
    open: async ({shop, width}) => {
      await shop.open('/');
      const {menu, collections} = shop.words;
      const name = width < 1024 ? menu : collections;
      await shop.page.getByRole('button', {name, exact: true}).click();
      await shop.page
        .getByRole(width < 1024 ? 'dialog' : 'banner')
        .getByRole('link', {name: categoryNames.titan?.[shop.language]})
        .waitFor();
    },
  },
  'scrolled': {
    windowOnly: true,
    open: async ({shop}) => {
      await shop.open('/');
      await shop.page.evaluate(() => window.scrollTo({top: 600, behavior: 'instant'}));
    },
  },
  'focus': {
    windowOnly: true,
    open: async ({shop}) => {
      await shop.open('/category/mood');
      await shop.cards.first().getByRole('link').focus();
      await shop.page.keyboard.press('Tab');
      await shop.page.keyboard.press('Shift+Tab');
    },
  },
  'not-found': page('/no-such-page'),
  'offline': {
    open: async ({shop}) => {
      await shop.open('/faq');
      await shop.page.context().setOffline(true);
      await shop.page.getByRole('contentinfo').getByRole('link').first().dispatchEvent('click');
      await shop.page.getByRole('heading', {name: shop.words.offline}).waitFor();
    },
  },
  'why-carbon-fiber': page('/why-carbon-fiber'),
  'story': page('/story'),
  'about': page('/about'),
  'contact': page('/contact'),
  'faq': page('/faq'),
  'returns': page('/returns'),
  'privacy': page('/privacy'),
  'terms': page('/terms'),
  'terms-print': print('/terms'),
  'accessibility': page('/accessibility'),
  'admin': {
    swedishOnly: true,
    windowOnly: true,
    open: ({admin}) => admin.open(),
  },
  'admin-changes': {
    swedishOnly: true,
    windowOnly: true,
    open: async ({admin, origin}) => {
      await admin.openSignedIn(origin);
      await admin.roundButton.click();
      await admin.fields.nth(1).fill('1000');
    },
  },
  'checkout': {
    open: async (visit) => {
      await fillCart(visit);
      const {page: own} = visit.shop;
      await visit.shop.open('/category/titan');
      await visit.cart.open();
      const opened = own.context().waitForEvent('page');
      await visit.cart.checkoutButton.click();
      const checkout = await opened;
      await checkout.waitForURL(`${visit.demoShop.origin}/cart/c/**`);
      return checkout;
    },
  },
};
