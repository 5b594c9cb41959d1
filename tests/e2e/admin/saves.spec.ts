import {expect, priceOf, test} from '../fixtures/admin.ts';
import {black, mirror, red, skarv, skarvTitle} from './goods.ts';

test(
  'the owner undoes and redoes an older save; variants changed since are skipped and named',
  {tag: '@desktop'},
  async ({owner, demoShop, problems}) => {
    problems.allowStatus(422);
    const {dialog, page} = owner;
    const entries = dialog.locator('ol > li');
    await owner.field(skarv, black).fill('2509');
    await owner.field(skarv, mirror).fill('2609');
    await owner.save(2);
    await owner.pending(0);
    await owner.field(skarv, mirror).fill('2619');
    await owner.field(skarv, red).fill('2719');
    await owner.save(2);
    await owner.pending(0);
    // This device stores the list.
    await owner.open();
    const saves = page.getByRole('button', {name: 'Sparade ändringar'});
    await saves.click();
    await expect(entries).toHaveCount(2);
    const first = entries.last();
    await first.getByText('2 priser').click();
    await expect(first).toContainText(`${skarvTitle}, Svart / Rökgrå: 2499.00 SEK → 2509.00 SEK`);
    await first.getByRole('button', {name: /^Ångra sparningen/}).click();
    await expect(owner.toast('Ångrat: 1 pris är tillbaka.')).toBeVisible();
    await expect(owner.failures).toContainText(`${skarvTitle}, Svart / Silverspegel`);
    expect(priceOf(demoShop, black.sku)).toBe(2499);
    expect(priceOf(demoShop, mirror.sku)).toBe(2619);
    expect(priceOf(demoShop, red.sku)).toBe(2719);

    await saves.click();
    await expect(entries.first()).toContainText('tog tillbaka det som sparades');
    await expect(entries.last()).toContainText('Ångrad');
    await expect(entries.last().getByRole('button')).toHaveCount(0);
    await owner.page.keyboard.press('Escape');
    await page.getByRole('button', {name: 'Gör om det ångrade'}).click();
    await expect(owner.row(skarv, black)).toContainText('2509.00 SEK');
    await expect(owner.undoButton).toBeVisible();
    expect(priceOf(demoShop, black.sku)).toBe(2509);
  },
);
