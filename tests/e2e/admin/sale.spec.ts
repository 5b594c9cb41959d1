import {expect, formerPriceOf, priceOf, test} from '../fixtures/admin.ts';
import {someProduct} from '../fixtures/goods.ts';

const reduced = someProduct(({variants}) =>
  variants.some(({compareAtPrice}) => compareAtPrice !== undefined),
);
const variant = reduced.variants.find(({compareAtPrice}) => compareAtPrice) ?? reduced.variants[0];

test(
  'raising a sale price above its former price asks the owner to remove or keep the former price',
  {tag: '@desktop'},
  async ({owner, demoShop}) => {
    if (!variant?.compareAtPrice) throw new Error('The demo shop has no product on sale.');
    const former = variant.compareAtPrice;
    const {dialog} = owner;
    await owner.find(variant.sku);
    const row = owner.row(reduced, variant);
    await expect(row).toContainText(new RegExp(`${former} SEK \\(−[\\d,]+ %\\)`));
    // Still a reduction: no question.
    await owner.field(reduced, variant).fill('-1');
    await owner.save(1);
    expect(formerPriceOf(demoShop, variant.sku)).toBe(Number(former));

    await owner.field(reduced, variant).fill(former);
    await owner.saveButton.click();
    await expect(dialog).toContainText('Det tidigare priset är inte högre än det nya (1)');
    await expect(dialog).toContainText(`tidigare pris ${former} SEK`);
    await owner.answer('Avbryt');
    await owner.pending(1);
    await owner.saveButton.click();
    await dialog.getByLabel('Behåll det tidigare priset ändå').check();
    await owner.answer('Spara ändå');
    await expect(row).not.toHaveAttribute('data-changed');
    await expect.poll(() => priceOf(demoShop, variant.sku)).toBe(Number(former));
    expect(formerPriceOf(demoShop, variant.sku)).toBe(Number(former));

    await owner.field(reduced, variant).fill('+10%');
    await owner.saveButton.click();
    await expect(dialog.getByLabel('Ta bort det tidigare priset')).toBeChecked();
    await owner.answer('Spara ändå');
    await expect(row.getByText('Tidigare pris')).toHaveCount(0);
    expect(formerPriceOf(demoShop, variant.sku)).toBeNull();
    // Undo restores the former price.
    await owner.undoButton.click();
    await expect(row).toContainText('Tidigare pris');
    expect(formerPriceOf(demoShop, variant.sku)).toBe(Number(former));
    expect(priceOf(demoShop, variant.sku)).toBe(Number(former));
  },
);
