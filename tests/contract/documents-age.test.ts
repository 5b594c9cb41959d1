import {beforeEach, describe, expect, test} from 'vitest';
import type {PageRecord} from '../../app/server/page-cache/page-record.server.ts';
import {
  ask,
  afterwards,
  page,
  pass,
  read,
  rendering,
  startDataCentre,
  startWorker,
  type Render,
} from './document-worker.ts';

beforeEach(startDataCentre);

describe('a document’s age follows the catalogue’s answers', () => {
  test('it is fresh for a minute, then one request renews it in the background', async () => {
    await read(rendering('old'));
    pass(55);
    const renewal = rendering('new');
    expect(await read(renewal)).toContain('old');
    expect(renewal).not.toHaveBeenCalled();
    pass(10);
    const visits = Array.from({length: 5}, () => ask(renewal));
    for (const visit of visits) expect(await (await visit).text()).toContain('old');
    await afterwards();
    expect(renewal.mock.calls).toEqual([[true]]);
    expect(await read(rendering('other'))).toContain('new');
  });

  test('its age is that of its oldest answer', async () => {
    await read(rendering('old', {since: Date.now() - 50_000}));
    pass(15);
    expect(await read(rendering('new'))).toContain('old');
    expect(await read(rendering('other'))).toContain('new');
    await read(rendering('stale', {since: Date.now() - 600_000}), '/stale');
    pass(61);
    expect(await read(rendering('new'), '/stale')).toContain('new');
  });

  test('it expires after eleven minutes without a visit', async () => {
    await read(rendering('old'));
    pass(661);
    expect(await read(rendering('new'))).toContain('new');
  });

  test('a worker picks up another worker’s renewal', async () => {
    await read(rendering('old'));
    pass(65);
    const goBack = await startWorker();
    await read(rendering('new'));
    goBack();
    const renewal = rendering('other');
    expect(await read(renewal)).toContain('old');
    expect(await read(renewal)).toContain('new');
    expect(renewal).not.toHaveBeenCalled();
  });

  test('a renewal without newer data is retried after five seconds', async () => {
    const since = Date.now();
    await read(rendering('old'));
    pass(65);
    const renewal = rendering('other', {since});
    for (let visit = 0; visit < 3; visit++) expect(await read(renewal)).toContain('old');
    expect(renewal).toHaveBeenCalledOnce();
    pass(6);
    for (let visit = 0; visit < 3; visit++) expect(await read(renewal)).toContain('old');
    expect(renewal).toHaveBeenCalledTimes(2);
  });

  test('a document with a late block is renewed on the next visit', async () => {
    await read(rendering('late', {isLate: true}));
    expect(await read(rendering('whole'))).toContain('late');
    expect(await read(rendering('other'))).toContain('whole');
  });

  test.each<[string, Partial<PageRecord>, ResponseInit]>([
    ['a page', {}, {status: 404}],
    ['navigation data', {isNotFound: true}, {}],
  ])('%s for a deleted product does not reappear', async (_case, change, init) => {
    await read(rendering('Skarv'));
    pass(65);
    expect(await read(rendering('gone', change, init))).toContain('Skarv');
    expect(await read(rendering('gone', change, init))).toContain('gone');
    await startWorker();
    expect(await read(rendering('error', {hasFailed: true}, {status: 503}))).toContain('error');
  });
});

describe('while the catalogue fails', () => {
  const failures: Array<[string, Render]> = [
    ['a page without its content', () => page('error', {hasFailed: true}, {status: 503})],
    ['an error in a block', () => page('error', {hasFailed: true})],
    ['a fault', () => page('error', {}, {status: 500})],
  ];

  test.each(failures)(
    'the last good page is served for a day instead of %s',
    async (_case, fail) => {
      await read(rendering('whole'));
      for (const hours of [0.02, 1, 22]) {
        pass(hours * 3600);
        expect(await read(fail)).toContain('whole');
      }
      await startWorker();
      expect(await read(fail)).toContain('whole');
      expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('last good document'));
      pass(3600);
      expect(await read(fail)).toContain('error');
    },
  );

  test('a visitor sees the recovered page at once', async () => {
    await read(rendering('old'));
    pass(3600);
    expect(await read(rendering('new'))).toContain('new');
    expect(await read(rendering('other'))).toContain('new');
  });
});
