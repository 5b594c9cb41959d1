import {expect, test} from '../fixtures/admin.ts';
import {productOf, titleOf} from '../fixtures/goods.ts';
import {black, mirror, red, skarv, skarvTitle} from './goods.ts';

const skym = productOf('mood-skym');

test(
  '§2 a row shows old price, new price and difference; a field accepts +5% and -100',
  {tag: '@desktop'},
  async ({admin}) => {
    await admin.open();
    const row = admin.row(skarv, black);
    await expect(row).not.toHaveAttribute('data-changed');
    for (const [typed, difference] of [
      ['2 599,50', '+100.50 SEK(+4 %)'],
      ['1 249,50 kr', '−1249.50 SEK(−50 %)'],
      ['0', '−2499.00 SEK(−100 %)'],
      ['+5%', '= 2623.95 SEK+124.95 SEK(+5 %)'],
      ['−100 kr', '= 2399.00 SEK−100.00 SEK(−4 %)'],
    ] as const) {
      await admin.field(skarv, black).fill(typed);
      await expect(row).toContainText(difference);
      await expect(row).toHaveAttribute('data-changed', 'true');
      await admin.pending(1);
    }
    await admin.field(skarv, black).fill('2499');
    await expect(row).not.toHaveAttribute('data-changed');
    await admin.pending(0, true);
  },
);

test(
  '§5 an invalid price shows its reason and is not saved, hidden rows included; blank fields are ignored',
  {tag: '@desktop'},
  async ({owner}) => {
    const field = owner.field(skarv, black);
    const row = owner.row(skarv, black);
    await owner.field(skarv, red).fill('2799');
    for (const [typed, reason] of [
      ['abc', 'Inte ett pris i SEK. Skriv till exempel 1 299,50.'],
      ['1.2.3', 'Inte ett pris i SEK. Skriv till exempel 1 299,50.'],
      ['-2500', 'Ett pris kan inte vara negativt.'],
      ['1,234', 'Högst två decimaler.'],
      ['1000000', 'Högst 999 999 SEK.'],
    ] as const) {
      await field.fill(typed);
      await expect(row).toContainText(reason);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(reason);
    }
    await expect(owner.page.getByText('1 fält att rätta')).toBeVisible();
    await owner.saveButton.click();
    await expect(owner.toast('Ett pris går inte att läsa. Rätta det först:')).toBeVisible();
    await expect(field).toBeFocused();
    await field.fill('abc');
    await owner.find(skym.title);
    await expect(owner.products).toHaveText([titleOf(skym, 'sv')]);
    await expect(owner.page.getByText('2 av dem visas inte i listan')).toBeVisible();
    await owner.saveButton.click();
    await expect(
      owner.toast(`Rätta det först: ${skarvTitle}, Svart / Rökgrå`).first(),
    ).toBeVisible();
    await owner.find('');
    await field.fill(' ');
    await expect(row).toContainText('Tomt: priset ändras inte.');
    await owner.pending(1);
    await owner.field(skarv, red).fill('');
    await owner.pending(0, true);
    await owner.saveButton.click();
    await expect(owner.toast('Inga prisändringar att spara')).toBeVisible();
  },
);

test(
  '§2 the owner resets one change, or all after confirming',
  {tag: '@desktop'},
  async ({admin}) => {
    await admin.open();
    for (const variant of [black, mirror, red]) await admin.field(skarv, variant).fill('2000');
    await admin.pending(3);
    await admin.undoOne(skarv, mirror).click();
    await expect(admin.field(skarv, mirror)).toHaveValue('');
    await admin.pending(2);
    const reset = admin.page.getByRole('button', {name: 'Återställ alla'});
    await reset.click();
    await expect(admin.dialog).toContainText('2 ifyllda priser tas bort.');
    await expect(admin.dialog.getByRole('button', {name: 'Behåll'})).toBeFocused();
    await admin.answer('Behåll');
    await admin.pending(2);
    await reset.click();
    await admin.answer('Ta bort');
    await expect(admin.field(skarv, black)).toHaveValue('');
    await admin.pending(0);
  },
);

test(
  'leaving with unsaved changes asks for confirmation',
  {tag: '@desktop'},
  async ({admin, shop}) => {
    const {page} = admin;
    const asked: string[] = [];
    let agree = false;
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void (agree ? dialog.accept() : dialog.dismiss());
    });
    await admin.open();
    const home = page.getByRole('link', {name: 'Till butiken'});
    await admin.field(skarv, black).fill('2000');
    await home.click();
    await expect.poll(() => asked).toEqual(['confirm']);
    await expect(admin.field(skarv, black)).toHaveValue('2000');
    await page.close({runBeforeUnload: true});
    await expect.poll(() => asked).toEqual(['confirm', 'beforeunload']);
    agree = true;
    await home.click();
    await expect(shop.heading).toHaveText('Solglasögon för nordiskt ljus');
    await page.goBack();
    await admin.ready();
    // Without changes, leaving needs no confirmation.
    await home.click();
    await expect(page).toHaveURL(/\/$/);
    expect(asked).toEqual(['confirm', 'beforeunload', 'confirm']);
  },
);

test(
  'keyboard only: Enter moves to the next row, Shift+Enter back, Ctrl+S saves, and focus returns',
  {tag: '@desktop'},
  async ({admin, demoShop}) => {
    const {keyboard} = admin.page;
    await admin.open();
    const tabTo = async (target: typeof admin.roundButton) => {
      for (let presses = 0; presses < 30; presses++) {
        await keyboard.press('Tab');
        if (await target.evaluate((element) => element === document.activeElement)) return;
      }
      throw new Error('Tab does not reach it.');
    };
    await tabTo(admin.page.getByLabel('Lösenfras'));
    await keyboard.type(demoShop.environment.ADMIN_PASSPHRASE ?? '');
    await keyboard.press('Enter');
    await expect(admin.signOutButton).toBeVisible();
    await tabTo(admin.roundButton);
    await tabTo(admin.field(skarv, black));
    await keyboard.type('9');
    await keyboard.press('Control+s');
    // The safe answer is the default.
    await expect(admin.dialog.getByRole('button', {name: 'Avbryt'})).toBeFocused();
    await keyboard.press('Enter');
    await expect(admin.dialog).toHaveCount(0);
    await expect(admin.field(skarv, black)).toBeFocused();
    await keyboard.press('Control+a');
    await keyboard.type('2509');
    await keyboard.press('Enter');
    await expect(admin.field(skarv, mirror)).toBeFocused();
    await keyboard.type('2609');
    await keyboard.press('Shift+Enter');
    await expect(admin.field(skarv, black)).toBeFocused();
    await keyboard.press('Control+s');
    await expect(admin.toast('2 priser uppdaterade!')).toBeVisible();
    await expect(admin.row(skarv, black)).toContainText('2509.00 SEK');
    await expect(admin.row(skarv, mirror)).toContainText('2609.00 SEK');
  },
);
