import {axeViolations} from '../fixtures/axe.ts';
import {expect, test} from '../fixtures/admin.ts';
import {catalogue} from '../fixtures/goods.ts';
import {black, everyVariant, FUNCTION, mirror, red, skarv, skarvTitle} from './goods.ts';

test('§2 anyone can view products with picture, title, variants and prices, and go back to the shop', async ({
  admin,
}) => {
  const {page} = admin;
  await admin.open();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Prisadministration');
  await expect(page.getByRole('heading', {name: 'Snabba prisändringar'})).toBeVisible();
  await expect(admin.count).toHaveText(
    `Visar ${catalogue.length} av ${catalogue.length} produkter`,
  );
  await expect(admin.quickChanges).toContainText(
    `Gäller ${catalogue.length} produkter, ${everyVariant.length} varianter.`,
  );
  await expect(admin.products.first()).toHaveText(skarvTitle);
  await expect(admin.row(skarv, black)).toContainText('Svart / Rökgrå');
  await expect(admin.row(skarv, black)).toContainText(black.sku);
  await expect(admin.row(skarv, black)).toContainText('2499.00 SEK');
  await expect(page.locator('li img').first()).toBeVisible();
  await expect(page.getByText('Alla kan läsa priserna här.')).toBeVisible();
  await admin.pending(0);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
  // The browser hydrates the server's rows further down, too.
  await page.evaluate(() => scrollTo({top: 2500, behavior: 'instant'}));
  await page.reload();
  await admin.ready();
});

test(
  '§7 the first view requests fifty products, and the rest loads automatically',
  {tag: '@once'},
  async ({storefront}) => {
    const first = (await (await fetch(`${storefront.origin}/admin/products`)).json()) as Page;
    expect(first.products).toHaveLength(50);
    const query = new URLSearchParams({after: first.next ?? ''});
    const rest = await fetch(`${storefront.origin}/admin/products?${query}`);
    const second = (await rest.json()) as Page;
    expect(second.products).toHaveLength(catalogue.length - 50);
    expect(second.next).toBeNull();
  },
);

interface Page {
  products: unknown[];
  next: string | null;
}

test.describe('with a browser’s user agent', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
    fresh: true,
  });

  test(
    '§2 a spinner shows while the products load; a failed load shows a message and a retry button',
    {tag: '@desktop'},
    async ({admin, demoShop}) => {
      const {page} = admin;
      demoShop.faults.set({kind: 'http', status: 500, operation: 'products'});
      await page.goto('/admin');
      await expect(page.getByRole('alert')).toHaveText('Kunde inte ladda produkter');
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Prisadministration');
      demoShop.faults.clear();
      demoShop.faults.set({kind: 'slow', delayMs: 1500, operation: 'products', times: 1});
      await page.getByRole('link', {name: 'Försök igen'}).click({noWaitAfter: true});
      await expect(page.getByRole('status').filter({hasText: 'Laddar produkter …'})).toBeVisible();
      await expect(admin.products.first()).toBeVisible();
    },
  );
});

test(
  '§7 the owner’s prices come from the shop, never from a cache',
  {tag: '@desktop'},
  async ({owner: admin, demoShop}) => {
    await expect(admin.row(skarv, black)).toContainText('2499.00 SEK');
    for (const price of ['1111.00', '2222.50']) {
      demoShop.setPrice(black.sku, price);
      await admin.open();
      await expect(admin.row(skarv, black)).toContainText(`${price} SEK`);
    }
  },
);

test.describe('for an English visitor', () => {
  test.use({language: 'en'});

  test(
    '§1 the page is Swedish, and the visitor’s language does not change',
    {tag: '@desktop'},
    async ({admin, shop}) => {
      const html = admin.page.locator('html');
      await admin.open();
      await expect(html).toHaveAttribute('lang', 'sv');
      await expect(admin.page.getByRole('heading', {level: 1})).toHaveText('Prisadministration');
      await admin.page.getByRole('link', {name: 'Till butiken'}).click();
      await expect(html).toHaveAttribute('lang', 'en');
      await expect(shop.heading).toHaveText('Sunglasses for Nordic light');
    },
  );
});

test.describe('accessibility', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  test('WCAG 2.2 AA: axe finds no violations while prices change and fail', async ({
    owner,
    demoShop,
  }) => {
    demoShop.faults.set({
      kind: 'price-user-error',
      message: 'The price is locked for this product until the end of the campaign',
      variantIds: [demoShop.variantId(black.sku)],
    });
    // The message about failures would lie over it.
    await owner.page.getByRole('button', {name: 'Fler filter'}).click();
    await owner.field(skarv, black).fill('2709');
    await owner.field(skarv, red).fill('2709');
    await owner.saveButton.click();
    await expect(owner.failures).toBeVisible();
    await owner.field(skarv, mirror).fill('abc');
    await owner.field(skarv, black).fill(' ');
    await owner.field(skarv, red).fill('0');
    await owner.applyToAll.click();
    expect(await axeViolations(owner.page)).toEqual([]);
    await owner.field(skarv, mirror).fill('2609');
    await owner.saveButton.click();
    await expect(owner.dialog).toBeVisible();
    expect(await axeViolations(owner.page, 'dialog[open]')).toEqual([]);
    await owner.answer('Avbryt');
    await owner.page.getByRole('button', {name: 'Sparade ändringar'}).click();
    await owner.dialog.getByText('1 pris').first().click();
    expect(await axeViolations(owner.page, 'dialog[open]')).toEqual([]);
  });

  test('page and dialogs fit a 320 px phone', {tag: '@desktop'}, async ({owner, demoShop}) => {
    await owner.page.setViewportSize({width: 320, height: 640});
    // Media queries follow a frame later.
    await expect.poll(() => owner.overflow()).toBeLessThanOrEqual(0);
    demoShop.faults.set({kind: 'http', status: 500, operation: FUNCTION, times: 1});
    await owner.field(skarv, black).fill('999999');
    await owner.field(skarv, mirror).fill('abc');
    await owner.page.getByRole('button', {name: 'Fler filter'}).click();
    expect(await owner.overflow()).toBeLessThanOrEqual(0);
    await owner.undoOne(skarv, mirror).click();
    await owner.saveButton.click();
    await expect(owner.dialog).toBeVisible();
    expect(await owner.overflow()).toBeLessThanOrEqual(0);
    const box = await owner.dialog.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
  });
});
