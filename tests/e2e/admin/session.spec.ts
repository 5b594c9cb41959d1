import {expect, priceOf, test} from '../fixtures/admin.ts';
import {Admin} from '../fixtures/admin-page.ts';
import {startStorefront} from '../fixtures/storefront.ts';
import {black, red, skarv} from './goods.ts';

test.describe('§6 the owner', {tag: '@desktop'}, () => {
  test('signs in and out without losing edits; a wrong passphrase causes a delay', async ({
    admin,
    problems,
  }) => {
    problems.allowStatus(401);
    problems.allowStatus(429);
    const alert = admin.page.getByRole('alert').filter({hasText: /./});
    await admin.open();
    await admin.field(skarv, black).fill('2509');
    await admin.signIn('not the passphrase');
    await expect(alert).toHaveText('Fel lösenfras.');
    await admin.signIn();
    await expect(alert).toHaveText(/^Vänta 1 sekund innan du försöker igen\.$/);
    await expect(async () => {
      await admin.signIn();
      await expect(admin.signOutButton).toBeVisible({timeout: 1000});
    }).toPass({intervals: [1000]});
    const cookie = (await admin.page.context().cookies()).find(({name}) => name === 'session');
    expect(cookie).toMatchObject({httpOnly: true, sameSite: 'Strict', path: '/'});
    await admin.signOutButton.click();
    await expect(admin.page.getByLabel('Lösenfras')).toBeVisible();
    await admin.pending(1);
  });

  test('keeps the edits when sign-in or sign-out gets no response', async ({owner, problems}) => {
    const {page} = owner;
    const alert = page.getByRole('alert').filter({hasText: /./});
    problems.allow(/net::ERR_FAILED/);
    problems.allowStatus(502);
    await owner.field(skarv, black).fill('2509');
    await page.route('**/admin.data*', (route) => route.abort());
    await owner.signOutButton.click();
    await expect(alert).toHaveText('Utloggningen kunde inte bekräftas. Försök igen.');
    await expect(owner.field(skarv, black)).toHaveValue('2509');
    await page.unrouteAll();
    await owner.signOutButton.click();
    await expect(page.getByLabel('Lösenfras')).toBeVisible();
    await page.route('**/admin.data*', (route) => route.fulfill({status: 502, body: 'Oops'}));
    await owner.signIn();
    await expect(alert).toHaveText('Inloggningen kunde inte bekräftas. Försök igen.');
    await expect(owner.field(skarv, black)).toHaveValue('2509');
    await page.unrouteAll();
    await owner.signIn();
    await expect(owner.signOutButton).toBeVisible();
    await owner.pending(1);
  });

  test('is asked to sign in when saving without a session', async ({admin, demoShop}) => {
    await admin.open();
    await admin.field(skarv, black).fill('2509');
    await admin.saveButton.click();
    await expect(admin.dialog).toContainText('Logga in för att spara.');
    await admin.signIn(undefined, admin.dialog);
    await expect(admin.toast('1 priser uppdaterade!')).toBeVisible();
    await expect(admin.signOutButton).toBeVisible();
    expect(priceOf(demoShop, black.sku)).toBe(2509);
  });

  test('signs in again when the session has expired, and the save then continues', async ({
    demoShop,
    owner,
    problems,
  }) => {
    problems.allowStatus(401);
    await owner.field(skarv, black).fill('2509');
    await owner.field(skarv, red).fill('2709');
    await owner.endSession();
    await owner.saveButton.click();
    await expect(owner.dialog).toContainText('Du har loggats ut.');
    await owner.page.keyboard.press('Escape');
    await expect(owner.toast('Logga in för att spara.')).toBeVisible();
    await owner.pending(2);
    await expect(owner.field(skarv, black)).toHaveValue('2509');
    await expect(owner.page.getByLabel('Lösenfras')).toBeVisible();
    expect(priceOf(demoShop, black.sku)).toBe(2499);

    await owner.saveButton.click();
    await owner.signIn(undefined, owner.dialog);
    await expect(owner.toast('2 priser uppdaterade!')).toBeVisible();
    await expect(owner.dialog).toHaveCount(0);
    await expect(owner.failures).toHaveCount(0);
    await expect(owner.signOutButton).toBeVisible();
    expect(priceOf(demoShop, black.sku)).toBe(2509);
  });

  test('sees which variables a shop that cannot save is missing', async ({demoShop, page}) => {
    const {ADMIN_PASSPHRASE: _left, ...environment} = demoShop.environment;
    const storefront = await startStorefront(environment);
    try {
      const admin = new Admin(page, '');
      await page.goto(`${storefront.origin}/admin`);
      await admin.ready();
      await expect(page.getByText(/variabeln ADMIN_PASSPHRASE saknas\./)).toBeVisible();
      await admin.field(skarv, black).fill('2509');
      await admin.pending(1, false);
      const response = await fetch(`${storefront.origin}/admin.data`, {
        method: 'POST',
        headers: {'Content-Type': 'application/json'},
        body: '{}',
      });
      expect(response.status).toBe(503);
    } finally {
      await storefront.stop();
    }
  });
});
