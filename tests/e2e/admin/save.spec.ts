import type {FaultInput} from '../../../demo-shop/faults/fault.ts';
import {expect, priceOf, test} from '../fixtures/admin.ts';
import type {Admin} from '../fixtures/admin-page.ts';
import type {TestShop} from '../fixtures/demo-shop.ts';
import {black, FUNCTION, mirror, red, skarv, skarvTitle} from './goods.ts';

const SAVE_FAILED = 'Kunde inte uppdatera priser';

test.describe('§4 saving', {tag: '@desktop'}, () => {
  test('the button shows progress while saving, and the page waits for a slow function', async ({
    demoShop,
    owner,
  }) => {
    demoShop.faults.set({kind: 'slow', delayMs: 1000, operation: FUNCTION});
    await owner.field(skarv, black).fill('2509');
    await owner.saveButton.click();
    await expect(owner.saveButton).toHaveText('Uppdaterar...');
    await expect(owner.saveButton).toBeDisabled();
    await expect(owner.page.getByRole('progressbar')).toHaveAttribute('max', '1');
    await expect(owner.page.getByText('0 av 1')).toBeVisible();
    // A second click has no effect; edits made meanwhile are not part of this save.
    await owner.page.keyboard.press('Control+s');
    await owner.field(skarv, red).fill('2709');
    await expect(owner.toast('1 priser uppdaterade!')).toHaveCount(1);
    await expect(owner.page.getByRole('progressbar')).toHaveCount(0);
    await owner.pending(1);
  });

  test('§8 a partial failure lists each failed price with its reason, across later saves, and offers a retry', async ({
    demoShop,
    owner,
  }) => {
    const asked: string[] = [];
    owner.page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.dismiss();
    });
    demoShop.faults.set({
      kind: 'price-user-error',
      message: 'The price is locked',
      variantIds: [demoShop.variantId(black.sku)],
    });
    for (const variant of [black, mirror]) await owner.field(skarv, variant).fill('2709');
    await owner.saveButton.click();
    await expect(owner.toast('1 priser uppdaterade, 1 misslyckades')).toBeVisible();
    const failure = `${skarvTitle}, Svart / Rökgrå, 2709.00 SEK: Shopify svarade: The price is locked`;
    await expect(owner.failures).toContainText(failure);
    await owner.pending(0);
    await expect(owner.row(skarv, black)).toContainText('2499.00 SEK');
    await expect(owner.row(skarv, mirror)).toContainText('2709.00 SEK');

    await owner.field(skarv, red).fill('2609');
    await owner.save(1);
    await expect(owner.failures).toContainText(failure);
    await owner.page.getByRole('link', {name: 'Till butiken'}).click();
    await expect.poll(() => asked).toEqual(['confirm']);

    demoShop.faults.clear();
    await owner.failures.getByRole('button', {name: 'Fyll i dem igen'}).click();
    await owner.pending(1);
    await owner.saveButton.click();
    await expect(owner.failures).toHaveCount(0);
    await owner.pending(0);
    expect(priceOf(demoShop, black.sku)).toBe(2709);
  });

  const lost = [
    [{kind: 'relay-error', operation: FUNCTION}, 'FunctionsRelayError'],
    [{kind: 'truncated', operation: FUNCTION}, 'SyntaxError'],
  ] as const;

  test('§8 a lost response from the function still counts as saved once the price has changed, and can be undone', async ({
    demoShop,
    owner,
    problems,
    storefront,
  }) => {
    problems.allowStatus(502);
    for (const [fault, reason] of lost) {
      const before = storefront.log().length;
      await saveWithFault(fault, '2509', {demoShop, owner});
      await expect(owner.row(skarv, black)).toContainText('2509.00 SEK');
      await owner.pending(0);
      await expect(owner.failures).toHaveCount(0);
      await expect.poll(() => storefront.log().slice(before)).toContain(reason);
      await owner.undoButton.click();
      await expect(owner.row(skarv, black)).toContainText('2499.00 SEK');
      await owner.pending(0);
      expect(priceOf(demoShop, black.sku)).toBe(2499);
    }
  });

  const broken = [
    [{kind: 'http', status: 500, operation: FUNCTION}, 'FunctionsHttpError'],
    [{kind: 'disconnect', operation: FUNCTION}, 'FunctionsFetchError'],
  ] as const;

  test('§8 a failing or unreachable function shows an error and keeps the edits', async ({
    demoShop,
    owner,
    problems,
    storefront,
  }) => {
    problems.allowStatus(502);
    for (const [fault, reason] of broken) {
      const before = storefront.log().length;
      await saveWithFault(fault, '2 509', {demoShop, owner});
      await expect(owner.toast(SAVE_FAILED).first()).toBeVisible();
      await expect(owner.failures).toContainText(SAVE_FAILED);
      await owner.pending(1);
      await expect(owner.field(skarv, black)).toHaveValue('2 509');
      await expect.poll(() => storefront.log().slice(before)).toContain(reason);
    }
    const {ADMIN_PASSPHRASE, PRICE_UPDATE_SECRET, SESSION_SECRET, SUPABASE_ANON_KEY} =
      demoShop.environment;
    for (const secret of [
      ADMIN_PASSPHRASE,
      PRICE_UPDATE_SECRET,
      SESSION_SECRET,
      SUPABASE_ANON_KEY,
      demoShop.functionEnvironment.SHOPIFY_ADMIN_API_TOKEN,
    ]) {
      expect(secret).toBeTruthy();
      expect(storefront.log()).not.toContain(secret);
    }
    demoShop.faults.clear();
    await owner.save(1);
    await expect(owner.failures).toHaveCount(0);
  });

  test('§8 a response lost on its way to the page keeps what was saved and applies no change twice', async ({
    demoShop,
    owner,
    problems,
  }) => {
    problems.allow(/net::ERR_FAILED/);
    await owner.field(skarv, black).fill('-100');
    await owner.page.route(
      '**/admin.data*',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      {times: 1},
    );
    await owner.save(1);
    await expect(owner.row(skarv, black)).toContainText('2399.00 SEK');
    await owner.pending(0);
    expect(priceOf(demoShop, black.sku)).toBe(2399);
  });

  test('§8 a failed read of the current prices prevents the save and keeps the edits; a failed read after it keeps the save', async ({
    demoShop,
    owner,
    problems,
  }) => {
    problems.allowStatus(502);
    problems.allowStatus(503);
    demoShop.faults.set({kind: 'http', status: 500, operation: 'nodes'});
    await owner.field(skarv, black).fill('2509');
    await owner.saveButton.click();
    await expect(owner.toast(SAVE_FAILED)).toBeVisible();
    expect(priceOf(demoShop, black.sku)).toBe(2499);
    await owner.pending(1);
    demoShop.faults.clear();
    demoShop.faults.set({kind: 'http', status: 500, operation: 'products'});
    await owner.save(1);
    await expect(owner.toast('Kunde inte ladda produkter')).toBeVisible();
    expect(priceOf(demoShop, black.sku)).toBe(2509);
  });
});

test.describe('§9 the currency of the prices', {tag: '@desktop'}, () => {
  test('a save sends the currency on screen and changes no price if the shop has another', async ({
    demoShop,
    owner,
    problems,
  }) => {
    problems.allowStatus(409);
    await owner.page.route('**/admin.data*', async (route) => {
      const postData = (route.request().postData() ?? '').replace('SEK', 'EUR');
      const response = await route.fetch({postData});
      await route.fulfill({response, body: (await response.text()).replaceAll('"SEK"', '"EUR"')});
    });
    await fullyLoaded(owner);
    await listInEuro(owner);
    demoShop.faults.set({kind: 'http', status: 500, operation: FUNCTION, times: 1});
    await owner.field(skarv, black).fill('2509');
    await owner.saveButton.click();
    const sentence = 'Inte sparat: sidan visade priser i SEK, men butiken har dem i EUR.';
    await expect(owner.toast(sentence)).toBeVisible();
    await expect(owner.failures).toContainText(sentence);
    await expect(owner.toast('Butikens valuta har ändrats från SEK till EUR.')).toBeVisible();
    await expect(owner.field(skarv, black, 'EUR')).toHaveValue('2509');
    await expect(owner.page.getByLabel('Ett pris för alla varianter, EUR')).toBeVisible();
    await owner.pending(1);
    expect(demoShop.faults.list()).toHaveLength(1);
    expect(priceOf(demoShop, black.sku)).toBe(2499);
  });

  test('a currency change during loading reloads the whole list', async ({admin}) => {
    await listInEuro(admin);
    await admin.open();
    await expect(admin.toast('Butikens valuta har ändrats från SEK till EUR.')).toBeVisible();
    await fullyLoaded(admin);
    await expect(admin.field(skarv, black, 'EUR')).toBeVisible();
  });
});

/** Makes the list answer as a shop that has changed from kronor to euro. */
async function listInEuro({page}: Admin) {
  await page.route('**/admin/products.data*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({response, body: (await response.text()).replaceAll('"SEK"', '"EUR"')});
  });
}

async function fullyLoaded({roundButton}: Admin) {
  await expect(roundButton).toBeEnabled();
}

interface Saving {
  demoShop: TestShop;
  owner: Admin;
}

/** Types a price and saves it while this is the shop's only fault. */
async function saveWithFault(fault: FaultInput, price: string, {demoShop, owner}: Saving) {
  demoShop.faults.clear();
  demoShop.faults.set(fault);
  await owner.field(skarv, black).fill(price);
  await owner.saveButton.click();
}
