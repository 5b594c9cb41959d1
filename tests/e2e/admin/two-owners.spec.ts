import {expect, priceOf, test} from '../fixtures/admin.ts';
import {black, mirror, red, skarv, skarvTitle} from './goods.ts';

test.describe('two owners at once', {tag: '@desktop'}, () => {
  test('a price changed elsewhere asks before it is overwritten, even while a dialog is open', async ({
    demoShop,
    owner,
    problems,
  }) => {
    problems.allowStatus(422);
    const {dialog} = owner;
    await owner.field(skarv, black).fill('2509');
    demoShop.setPrice(black.sku, '3000.00');
    await owner.saveButton.click();
    await expect(dialog).toContainText('Priset har ändrats i butiken sedan du öppnade sidan (1)');
    await expect(dialog).toContainText(`${skarvTitle}, Svart / Rökgrå: 3000.00 SEK → 2509.00 SEK`);
    demoShop.setPrice(black.sku, '6000.00');
    await owner.answer('Spara ändå');
    await expect(dialog).toContainText('Ändras med mer än hälften (1)');
    await expect(dialog).toContainText(`${skarvTitle}, Svart / Rökgrå: 6000.00 SEK → 2509.00 SEK`);
    await owner.answer('Spara ändå');
    await expect(owner.toast('1 priser uppdaterade!')).toBeVisible();
    expect(priceOf(demoShop, black.sku)).toBe(2509);

    await owner.undoButton.click();
    await expect(dialog).toContainText(`${skarvTitle}, Svart / Rökgrå: 2509.00 SEK → 6000.00 SEK`);
    demoShop.setPrice(black.sku, '2700.00');
    await owner.answer('Spara ändå');
    await expect(owner.toast('1 pris hoppades över: någon annan har ändrat det.')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    expect(priceOf(demoShop, black.sku)).toBe(2700);
  });

  test('declining saves nothing and asks again next time; the same price typed by both saves without asking', async ({
    demoShop,
    owner,
    problems,
  }) => {
    problems.allowStatus(422);
    await owner.field(skarv, black).fill('2409');
    demoShop.setPrice(black.sku, '9999.00');
    await owner.saveButton.click();
    await expect(owner.dialog).toContainText('9999.00 SEK → 2409.00 SEK');
    await owner.answer('Avbryt');
    await expect(owner.toast(/^Inte sparat: priser som sänks med mer än hälften/)).toBeVisible();
    await owner.pending(1);
    expect(priceOf(demoShop, black.sku)).toBe(9999);
    // The page knows the new price by now and asks without a request.
    await expect(owner.row(skarv, black)).toContainText('9999.00 SEK');
    await owner.saveButton.click();
    await owner.answer('Spara ändå');
    await expect(owner.toast('1 priser uppdaterade!')).toBeVisible();
    expect(priceOf(demoShop, black.sku)).toBe(2409);

    await owner.field(skarv, mirror).fill('2609');
    demoShop.setPrice(mirror.sku, '2609.00');
    await owner.saveButton.click();
    await expect(owner.row(skarv, mirror)).toContainText('2609.00 SEK');
    await expect(owner.dialog).toHaveCount(0);
    await owner.pending(0);
  });

  test('undo skips and names prices that someone else has changed since', async ({
    demoShop,
    owner,
    problems,
  }) => {
    problems.allowStatus(422);
    await owner.field(skarv, black).fill('2509');
    await owner.field(skarv, mirror).fill('2609');
    await owner.save(2);
    demoShop.setPrice(mirror.sku, '3000.00');
    await owner.field(skarv, red).fill('2709');
    await owner.undoButton.click();
    await expect(owner.toast('Ångrat: 1 pris är tillbaka.')).toBeVisible();
    await expect(owner.toast('1 pris hoppades över: någon annan har ändrat det.')).toBeVisible();
    await expect(owner.failures).toContainText(`${skarvTitle}, Svart / Silverspegel`);
    await expect(owner.failures).toContainText('någon annan');
    expect(priceOf(demoShop, black.sku)).toBe(2499);
    expect(priceOf(demoShop, mirror.sku)).toBe(3000);
    // Later edits do not affect the undo.
    await expect(owner.field(skarv, red)).toHaveValue('2709');
    await owner.pending(1);
  });
});
