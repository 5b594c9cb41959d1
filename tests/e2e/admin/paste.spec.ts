import {expect, priceOf, test} from '../fixtures/admin.ts';
import {black, everyVariant, mirror, red, skarv} from './goods.ts';

test(
  'pasting a column of prices fills the rows below and lists the surplus',
  {tag: '@desktop'},
  async ({owner, demoShop}) => {
    await expect(owner.roundButton).toBeEnabled();
    const prices = Array.from({length: 200}, (_, index) => String(1000 + index));
    // Spreadsheet columns start with a heading.
    prices[1] = 'Nytt pris';
    // An empty cell leaves its row alone.
    prices[3] = '';
    await owner.paste(owner.field(skarv, black), `${prices.join('\r\n')}\r\n`);
    const filled = everyVariant.length - 2;
    await expect(
      owner.toast(`${filled} priser är inklistrade. Spara för att det ska gälla.`),
    ).toBeVisible();
    await expect(owner.field(skarv, black)).toHaveValue('1000');
    await expect(owner.field(skarv, mirror)).toHaveValue('');
    await expect(owner.field(skarv, red)).toHaveValue('1002');
    const left = owner.page.getByRole('region', {name: /^Klistrades inte in/});
    await expect(left.getByRole('heading')).toHaveText(
      `Klistrades inte in (${prices.length - filled - 1})`,
    );
    await expect(left).toContainText('Nytt pris: Inte ett pris i SEK.');
    await expect(left).toContainText('Det finns ingen rad kvar för den.');
    await owner.pending(filled);
    await owner.saveButton.click();
    await owner.answer('Spara ändå');
    await expect(owner.toast(`${filled} priser uppdaterade!`)).toBeVisible();
    expect(priceOf(demoShop, black.sku)).toBe(1000);
    expect(priceOf(demoShop, everyVariant.at(-1)?.sku ?? '')).toBe(1000 + everyVariant.length - 1);
  },
);

test(
  'pasting lines of SKU and price fills the matching rows',
  {tag: '@desktop'},
  async ({admin: owner, baseURL}) => {
    const last = everyVariant.at(-1) ?? black;
    const lines = [`${black.sku}\t2 509,50`, `${last.sku.toLowerCase()}; +10%`, 'NO-SUCH\t5', ''];
    let resume: () => void = () => undefined;
    const slowly = new Promise<void>((resolve) => (resume = resolve));
    await owner.page.route('**/admin/products.data*', async (route) => {
      await slowly;
      await route.continue();
    });
    await owner.openSignedIn(baseURL ?? '');
    // A SKU that has not loaded yet is not reported as unknown.
    await owner.paste(owner.field(skarv, mirror), lines.join('\n'));
    await expect(owner.toast('Inget är inklistrat')).toBeVisible();
    await owner.pending(0);
    resume();
    await expect(owner.roundButton).toBeEnabled();
    await owner.paste(owner.field(skarv, mirror), lines.join('\n'));
    await owner.pending(2);
    await expect(owner.field(skarv, black)).toHaveValue('2 509,50');
    await expect(owner.field(skarv, mirror)).toHaveValue('');
    const left = owner.page.getByRole('region', {name: 'Klistrades inte in (1)'});
    await expect(left).toContainText('Inget artikelnummer i butiken står först på raden.');
    await left.getByRole('button', {name: 'Stäng listan'}).click();
    await expect(left).toHaveCount(0);
    await owner.find(last.sku);
    await expect(owner.fields).toHaveCount(1);
    await expect(owner.fields).toHaveValue('+10%');
    // A single price pastes into the field as usual.
    await owner.find('');
    await owner.paste(owner.field(skarv, red), '2809\n');
    await owner.pending(2);
  },
);
