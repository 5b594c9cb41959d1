import {describe, expect, test, vi} from 'vitest';
import {PageRecord} from '../../app/server/page-cache/page-record.server';
import {StorefrontError} from '../../app/server/storefront-error.server';
import {afterwards, pass, startEmpty, visit} from './support/storefront-visits';

startEmpty();

describe('the record of a page’s answers', () => {
  const load = (answer: unknown) => vi.fn(() => Promise.resolve(answer));
  const fail = () => Promise.reject(new StorefrontError('HTTP error 500'));

  test('has the age of the oldest answer', async () => {
    const asked = Date.now();
    await visit().cached(['cards'], load('old'));
    await afterwards();
    pass(40);
    await visit().cached(['shop'], load('new'));
    await afterwards();
    const record = new PageRecord();
    await visit(false, record).cached(['shop'], load('other'));
    expect(record.since).toBe(asked + 40_000);
    await visit(false, record).cached(['cards'], load('other'));
    expect(record).toMatchObject({since: asked, hasFailed: false});
  });

  test('§8 records failures, even with a last good answer', async () => {
    const records = [new PageRecord(), new PageRecord()] as const;
    await expect(visit(false, records[0]).cached(['cards'], fail)).rejects.toThrow();
    await visit().cached(['cards'], load('good'));
    await afterwards();
    pass(3600);
    expect(await visit(false, records[1]).cached(['cards'], fail)).toBe('good');
    for (const {hasFailed} of records) expect(hasFailed).toBe(true);
  });

  test('a background renewal has no stale answer', async () => {
    await visit().cached(['cards'], load('old'));
    await afterwards();
    pass(30);
    expect(await visit(true).cached(['cards'], load('other'))).toBe('old');
    pass(40);
    const record = new PageRecord();
    const renewal = load('new');
    const visits = [visit(true, record), visit(true), visit()];
    const found = await Promise.all(visits.map((each) => each.cached(['cards'], renewal)));
    expect(found).toEqual(['new', 'new', 'old']);
    expect(renewal).toHaveBeenCalledOnce();
    expect(record.since).toBe(Date.now());
  });

  test('§8 a failed renewal keeps the old age', async () => {
    const asked = Date.now();
    await visit().cached(['cards'], load('old'));
    await afterwards();
    pass(70);
    const record = new PageRecord();
    expect(await visit(true, record).cached(['cards'], fail)).toBe('old');
    expect(record.since).toBe(asked);
  });
});
