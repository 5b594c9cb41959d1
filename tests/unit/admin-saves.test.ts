import {beforeEach, describe, expect, test, vi} from 'vitest';
import {listVariants} from '../../app/routes/admin/changes';
import {changesOf, keepSave, readSaves} from '../../app/routes/admin/history';
import {FakeStorage} from './support/fake-storage';
import {priceChange, pricedProduct, variantId} from './support/price-list';

const KEY = 'admin-saves';
const storage = new FakeStorage();
const change = priceChange(1, '100.00', '119.00', 'Product 1');

beforeEach(() => {
  storage.entries.clear();
  storage.broken = 'no';
  vi.stubGlobal('localStorage', storage);
  return () => vi.unstubAllGlobals();
});

describe('the history of saves on this device', () => {
  test('survives a reload, latest first, with changes of former prices', () => {
    const removed = {...change, former: '130.00', formerAfter: null};
    keepSave([change], undefined, 1);
    keepSave([removed], 1, 2);
    expect(readSaves().map(({time, undoes}) => [time, undoes])).toEqual([
      [2, 1],
      [1, undefined],
    ]);
    const listed = listVariants([pricedProduct(1, '119.00')]);
    expect(readSaves().map((save) => changesOf(save, listed))).toEqual([[removed], [change]]);
  });

  test('names an unlisted variant by its number', () => {
    keepSave([change], undefined);
    const [save] = readSaves();
    expect(save && changesOf(save, new Map())[0]?.name).toBe('Variant 1');
  });

  test('holds at most twenty', () => {
    for (let time = 0; time < 25; time++) keepSave([change], undefined, time);
    expect(readSaves().map(({time}) => time)).toEqual(
      Array.from({length: 20}, (_, index) => 24 - index),
    );
  });

  test('drops the oldest save when storage is full', () => {
    for (let time = 0; time < 4; time++) keepSave([change], undefined, time);
    const setItem = storage.setItem.bind(storage);
    vi.spyOn(storage, 'setItem').mockImplementation((name, value) => {
      if (value.length > 300) throw new DOMException('The quota is exceeded', 'QuotaExceededError');
      setItem(name, value);
    });
    keepSave([change], undefined, 9);
    const times = readSaves().map(({time}) => time);
    expect(times.slice(0, 2)).toEqual([9, 3]);
    expect(times.length).toBeLessThan(5);
    vi.restoreAllMocks();
  });

  test('works without storage', () => {
    storage.broken = 'forbidden';
    expect(keepSave([change], undefined)).toHaveLength(1);
    expect(readSaves()).toEqual([]);
  });

  test.each(['', '{', 'null', '5', '{}', '[null, 1, {}, {"time": 1}]'])('ignores %j', (stored) => {
    storage.entries.set(KEY, stored);
    expect(readSaves()).toEqual([]);
  });

  test('drops a save with an invalid price', () => {
    const good = {time: 1, currencyCode: 'SEK', changes: [[variantId(1), '1.00', '2.00', null]]};
    const bad = ['1e3', -5, null].map((after) => ({
      ...good,
      changes: [[variantId(1), '1.00', after, null]],
    }));
    storage.entries.set(KEY, JSON.stringify([...bad, {...good, currencyCode: 'kr'}, good]));
    expect(readSaves()).toEqual([good]);
  });
});
