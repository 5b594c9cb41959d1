import type {FaultInput} from '../../../demo-shop/faults/fault.ts';
import {expect, priceOf, test, type Admin} from '../fixtures/admin.ts';
import type {TestShop} from '../fixtures/demo-shop.ts';
import {black, FUNCTION, mirror, red, skarv, skarvTitle} from './goods.ts';

const SAVE_FAILED = 'Kunde inte uppdatera priser';

test.describe('§4 saving', {tag: '@desktop'}, () => {
  test('while it saves, the button waits and a bar runs; a slow function is waited for', async ({
    demoShop,
    owner,
  }) => {
    demoShop.faults.set({kind: 'slow', milliseconds: 1000, operation: FUNCTION});
    await owner.field(skarv, black).fill('2509');
    await owner.saveButton.click();
    await expect(owner.saveButton).toHaveText('Uppdaterar...');
    await expect(owner.saveButton).toBeDisabled();
    await expect(owner.page.getByRole('progressbar')).toHaveAttribute('max', '1');
    await expect(owner.page.getByText('0 av 1')).toBeVisible();
    // A second press does nothing; what is typed meanwhile is not part of it.
    await owner.page.keyboard.press('Control+s');
    await owner.field(skarv, red).fill('2709');
    await expect(owner.toast('1 priser uppdaterade!')).toHaveCount(1);
    await expect(owner.page.getByRole('progressbar')).toHaveCount(0);
    await owner.pending(1);
  });

  test('§8 some prices fail: they are named with their reasons, outlast the next save, and can be tried again', async ({
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
    // Not heard by the relay, and broken off.
    [{kind: 'relay-error', operation: FUNCTION}, 'FunctionsRelayError'],
    [{kind: 'truncated', operation: FUNCTION}, 'SyntaxError'],
  ] as const;

  test('§8 the function’s answer is lost, but it has changed the price: it is saved, and can be undone', async ({
    demoShop,
    owner,
    problems,
    storefront,
  }) => {
    problems.allowStatus(502);
    for (const [fault, reason] of lost) {
      const before = storefront.log().length;
      await saveDuring(fault, '2509', {demoShop, owner});
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

  test('§8 the function answers with an error, or cannot be reached: a sentence, and nothing typed is lost', async ({
    demoShop,
    owner,
    problems,
    storefront,
  }) => {
    problems.allowStatus(502);
    for (const [fault, reason] of broken) {
      const before = storefront.log().length;
      await saveDuring(fault, '2 509', {demoShop, owner});
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

  test('§8 the answer is lost on its way to the page: what was saved is saved, and nothing is applied twice', async ({
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

  test('§8 without the shop’s prices of now nothing is saved, and nothing typed is lost; without its list after a save, what was saved is saved', async ({
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
  test('a save says which one the owner saw; in another than the shop’s nothing is changed', async ({
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
    await wholeShop(owner);
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

  test('a list that changes its currency while it loads begins anew and is loaded whole', async ({
    admin,
  }) => {
    await listInEuro(admin);
    await admin.open();
    await expect(admin.toast('Butikens valuta har ändrats från SEK till EUR.')).toBeVisible();
    await wholeShop(admin);
    await expect(admin.field(skarv, black, 'EUR')).toBeVisible();
  });
});

/** Answers for the list as a shop that has changed from kronor to euro. */
async function listInEuro({page}: Admin) {
  await page.route('**/admin/products.data*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({response, body: (await response.text()).replaceAll('"SEK"', '"EUR"')});
  });
}

/** Waits until the list is loaded to its end. */
async function wholeShop({roundButton}: Admin) {
  await expect(roundButton).toBeEnabled();
}

interface Saving {
  demoShop: TestShop;
  owner: Admin;
}

/** Types a price and saves it while the shop has this fault alone. */
async function saveDuring(fault: FaultInput, price: string, {demoShop, owner}: Saving) {
  demoShop.faults.clear();
  demoShop.faults.set(fault);
  await owner.field(skarv, black).fill(price);
  await owner.saveButton.click();
}
