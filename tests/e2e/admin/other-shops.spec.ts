import type {Page} from '@playwright/test';
import type {DemoShopOptions} from '../../../demo-shop/server.ts';
import {expect, test} from '../fixtures/admin.ts';
import {Admin} from '../fixtures/admin-page.ts';
import {startTestShop} from '../fixtures/demo-shop.ts';
import {startStorefront} from '../fixtures/storefront.ts';

/** Opens /admin of a shop other than the fixtures' own, with its owner signed in. */
async function withShop(
  page: Page,
  catalogue: DemoShopOptions['catalogue'],
  task: (admin: Admin, origin: string) => Promise<void>,
): Promise<void> {
  const demoShop = await startTestShop({catalogue});
  const storefront = await startStorefront(demoShop.environment);
  try {
    const admin = new Admin(page, demoShop.environment.ADMIN_PASSPHRASE ?? '');
    await page.goto(`${storefront.origin}/admin`);
    await task(admin, storefront.origin);
  } finally {
    await storefront.stop();
    await demoShop.close();
  }
}

async function signIn(admin: Admin): Promise<void> {
  await admin.ready();
  await admin.signIn();
  await expect(admin.signOutButton).toBeVisible();
}

test.describe('/admin of other shops', {tag: '@desktop'}, () => {
  test('the owner of a shop in euro sees, types and saves euro, and the shop shows the new prices', async ({
    page,
  }) => {
    await withShop(page, 'euro', async (admin, origin) => {
      await signIn(admin);
      await admin.find('Kant');
      const field = page.getByLabel('Nytt pris för Kant rund, Svart, EUR', {exact: true});
      const row = field.locator('xpath=ancestor::*[@data-row]');
      await expect(row).toContainText('129,00 €');
      await expect(page.getByText(/SEK|kr\b/)).toHaveCount(0);

      await field.fill('135 kr');
      await expect(row).toContainText('Inte ett pris i EUR.');
      await field.fill('135,50 €');
      await expect(row).toContainText('+6,50 €(+5 %)');
      const forAll = page.getByLabel('Pris för alla varianter av Kant fyrkantig, EUR');
      await expect(forAll).toHaveAttribute('placeholder', 'Pris i EUR');
      await forAll.fill('0');
      await forAll.press('Enter');
      await expect(admin.toast('Satt 0 EUR på alla varianter för Kant fyrkantig')).toBeVisible();
      await admin.saveButton.click();
      await expect(admin.dialog).toContainText('Får priset 0 EUR');
      await expect(admin.dialog).toContainText('139,00 € → 0,00 €');
      await admin.dialog.getByRole('button', {name: 'Avbryt'}).click();
      await forAll.fill('149');
      await forAll.press('Enter');
      await admin.saveButton.click();
      await expect(admin.toast(/^\d+ priser uppdaterade!$/)).toBeVisible();
      await expect(row).toContainText('135,50 €');

      await page.goto(`${origin}/product/kant-round`);
      await expect(page.getByText('135,50 €', {exact: true}).first()).toBeVisible();
    });
  });

  test('an empty shop shows a message', async ({page}) => {
    await withShop(page, 'empty', async () => {
      await expect(page.getByText('Butiken har inga produkter än.')).toBeVisible();
      await expect(page.getByRole('heading', {name: 'Snabba prisändringar'})).toHaveCount(0);
    });
  });
});
