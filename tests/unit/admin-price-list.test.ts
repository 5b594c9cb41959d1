import {beforeEach, describe, expect, test, vi} from 'vitest';
import type {PriceListPage} from '../../app/catalogue/price-list';
import {loadNextPage, refreshPrices, reloadPages} from '../../app/routes/admin/price-list-requests';
import {
  createPriceStore,
  currencyOf,
  setDraft,
  setDrafts,
} from '../../app/routes/admin/price-store';
import {keepLastSave, readLastSave} from '../../app/routes/admin/last-save';
import {FakeStorage} from './support/fake-storage';
import {priceChange, pricedProduct, variantId} from './support/price-list';

const pages = [
  {products: [pricedProduct(1, '100.0')], next: 'a&b=c'},
  {products: [pricedProduct(2, '200.0')], next: 'd'},
  {products: [pricedProduct(3, '300.0')], next: null},
] as const;

let asked: string[];
let broken: boolean;
/** What the first page has become. */
let first: PriceListPage;
/** What has become of every page. */
let change: (page: PriceListPage) => PriceListPage;
let signals: Array<AbortSignal | null | undefined>;

beforeEach(() => {
  asked = [];
  broken = false;
  first = pages[0];
  change = (page) => page;
  signals = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    asked.push(url);
    signals.push(init?.signal);
    if (broken) return Response.json({error: 'Kunde inte ladda produkter'}, {status: 503});
    const after = new URL(url, 'https://shop.test').searchParams.get('after');
    return Response.json(change(after === null ? first : after === 'd' ? pages[2] : pages[1]));
  });
  return () => vi.unstubAllGlobals();
});

const list = () => createPriceStore(pages[0], {state: 'signed-in'});
const titles = (store: ReturnType<typeof list>) =>
  store.getState().products.map(({title}) => title);

describe('§2 the price list, a page at a time', () => {
  test('§9 the next page is added, with what was typed in place', async () => {
    const store = list();
    setDraft(store, variantId(1), '119');
    expect(await loadNextPage(store)).toBe(true);
    expect(asked).toEqual(['/admin-products?after=a%26b%3Dc']);
    expect(titles(store)).toEqual(['Product 1', 'Product 2']);
    expect(store.getState().listed.get(variantId(2))?.variant.price).toBe('200.0');
    expect(store.getState().next).toBe('d');
    expect(store.getState().drafts).toEqual({[variantId(1)]: '119'});
  });

  test('after the last page nothing is asked', async () => {
    const store = createPriceStore(pages[2], {state: 'signed-in'});
    expect(await loadNextPage(store)).toBe(true);
    expect(asked).toEqual([]);
  });

  test('a page asked for twice is added once', async () => {
    const store = list();
    await Promise.all([loadNextPage(store), loadNextPage(store)]);
    expect(titles(store)).toEqual(['Product 1', 'Product 2']);
  });

  test('as many pages as are shown are loaded anew', async () => {
    const store = list();
    await loadNextPage(store);
    asked = [];
    expect(await reloadPages(store)).toBe(true);
    expect(asked).toHaveLength(2);
    expect(titles(store)).toEqual(['Product 1', 'Product 2']);
  });

  test('further pages are loaded for the variants asked for, but none without end', async () => {
    const store = list();
    await reloadPages(store, [variantId(2)]);
    expect(titles(store)).toEqual(['Product 1', 'Product 2']);
    await reloadPages(store, [variantId(99)]);
    expect(titles(store)).toEqual(['Product 1', 'Product 2', 'Product 3']);
  });

  test('§8 a failing shop changes nothing', async () => {
    const store = list();
    const before = store.getState();
    broken = true;
    expect(await loadNextPage(store)).toBe(false);
    expect(await reloadPages(store)).toBe(false);
    expect(await refreshPrices(store, [variantId(1)])).toBe(false);
    expect(store.getState()).toBe(before);
  });

  test('a shop that does not answer is given up', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    await loadNextPage(list());
    expect(timeout.mock.calls).toEqual([[30_000]]);
    expect(signals).toEqual([timeout.mock.results[0]?.value]);
    timeout.mockRestore();
  });
});

describe('the prices of now, before a save', () => {
  async function all() {
    const store = list();
    await loadNextPage(store);
    await loadNextPage(store);
    asked = [];
    return store;
  }

  test('only the pages that hold them are asked for', async () => {
    const store = await all();
    first = {...pages[0], products: [pricedProduct(1, '150.0')]};
    expect(await refreshPrices(store, [variantId(1)])).toBe(true);
    expect(asked).toEqual(['/admin-products']);
    expect(store.getState().listed.get(variantId(1))?.variant.price).toBe('150.0');
    expect(titles(store)).toEqual(['Product 1', 'Product 2', 'Product 3']);
    asked = [];
    await refreshPrices(store, [variantId(3), variantId(2)]);
    expect(asked).toEqual(['/admin-products?after=a%26b%3Dc', '/admin-products?after=d']);
  });

  test('prices that are as they were change nothing', async () => {
    const store = await all();
    const before = store.getState();
    expect(await refreshPrices(store, [variantId(1), variantId(3)])).toBe(true);
    expect(store.getState()).toBe(before);
  });

  test('a page that has moved has the whole list loaded anew', async () => {
    const store = await all();
    first = {products: [pricedProduct(9, '90.0')], next: 'moved'};
    expect(await refreshPrices(store, [variantId(1)])).toBe(true);
    expect(titles(store)).toEqual(['Product 9', 'Product 2', 'Product 3']);
  });

  test('a variant that is not shown is looked for on further pages', async () => {
    const store = list();
    await refreshPrices(store, [variantId(3)]);
    expect(titles(store)).toEqual(['Product 1', 'Product 2', 'Product 3']);
  });
});

describe('the shop’s currency changes while the list is open', () => {
  const inEuro = (page: PriceListPage): PriceListPage => ({
    ...page,
    products: page.products.map((product) => ({...product, currencyCode: 'EUR'})),
  });

  test.each([
    ['a further page', (store: ReturnType<typeof list>) => loadNextPage(store)],
    [
      'a look at the prices',
      (store: ReturnType<typeof list>) => refreshPrices(store, [variantId(1)]),
    ],
  ])(
    '%s has the whole list loaded in the new one, with what was typed in place',
    async (_, load) => {
      const store = list();
      setDraft(store, variantId(1), '119');
      expect(currencyOf(store.getState())).toBe('SEK');
      change = inEuro;
      expect(await load(store)).toBe(true);
      expect(currencyOf(store.getState())).toBe('EUR');
      expect(new Set(store.getState().products.map(({currencyCode}) => currencyCode))).toEqual(
        new Set(['EUR']),
      );
      expect(store.getState().drafts).toEqual({[variantId(1)]: '119'});
    },
  );
});

describe('§3 drafts', () => {
  test('one change is taken back alone; several are made at once', () => {
    const store = list();
    setDrafts(store, {[variantId(1)]: '1', [variantId(2)]: '2'});
    setDraft(store, variantId(3), '');
    setDraft(store, variantId(1), undefined);
    setDraft(store, variantId(9), undefined);
    expect(store.getState().drafts).toEqual({[variantId(2)]: '2', [variantId(3)]: ''});
  });
});

describe('the last save, kept for as long as the tab', () => {
  const storage = new FakeStorage();

  beforeEach(() => {
    storage.entries.clear();
    storage.broken = 'no';
    vi.stubGlobal('sessionStorage', storage);
  });

  test('is there after a reload', () => {
    const changes = [priceChange(1, '100.0', '119.00')];
    keepLastSave(changes);
    expect(readLastSave()).toEqual(changes);
  });

  test('what does not fit leaves no older save behind', () => {
    keepLastSave([priceChange(1, '100.0', '119.00')]);
    storage.broken = 'full';
    keepLastSave([priceChange(2, '100.0', '119.00')]);
    expect(readLastSave()).toEqual([]);
  });

  test('storage that is forbidden does no harm', () => {
    storage.broken = 'forbidden';
    expect(() => keepLastSave([])).not.toThrow();
    expect(readLastSave()).toEqual([]);
  });

  test.each(['', '{', 'null', '5', '{}', '[null, 1, {}, {"variantId": "x"}]'])(
    '%j is no save',
    (stored) => {
      storage.entries.set('admin-last-save', stored);
      expect(readLastSave()).toEqual([]);
    },
  );

  test('a price that is none is left out', () => {
    const good = priceChange(1, '100.0', '119.00');
    const stored = [{...good, after: '1e3'}, {...good, before: -5}, {...good, name: null}, good];
    storage.entries.set('admin-last-save', JSON.stringify(stored));
    expect(readLastSave()).toEqual([good]);
  });
});
