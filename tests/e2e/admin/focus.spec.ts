import {expect, test} from '../fixtures/admin.ts';
import {red, skarv} from './goods.ts';

test.describe('keyboard focus on /admin', {tag: '@desktop'}, () => {
  test('moves to the next control when its own disappears', async ({admin}) => {
    const {page} = admin;
    await admin.open();
    await admin.signIn();
    await expect(admin.signOutButton).toBeFocused();
    await admin.signOutButton.press('Enter');
    await expect(page.getByLabel('Lösenfras')).toBeFocused();

    const field = admin.field(skarv, red);
    await field.fill('2709');
    await admin.undoOne(skarv, red).press('Enter');
    await expect(field).toBeFocused();

    await field.fill('2709');
    await page.getByRole('button', {name: 'Återställ alla'}).press('Enter');
    await admin.answer('Ta bort');
    await expect(admin.saveButton).toBeFocused();
  });

  test('stays during a save and its undo', async ({owner}) => {
    await owner.field(skarv, red).fill('2709');
    await owner.saveButton.press('Enter');
    await expect(owner.toast('1 priser uppdaterade!')).toBeVisible();
    await expect(owner.saveButton).toBeFocused();
    await owner.undoButton.press('Enter');
    const redo = owner.page.getByRole('button', {name: 'Gör om det ångrade'});
    await expect(redo).toBeVisible();
    await expect(redo).toBeFocused();
  });

  test('moves to a field that needs correction on request', async ({owner}) => {
    const field = owner.field(skarv, red);
    await field.fill('1e9');
    await owner.page.getByRole('button', {name: '1 fält att rätta'}).press('Enter');
    await expect(field).toBeFocused();
  });
});
