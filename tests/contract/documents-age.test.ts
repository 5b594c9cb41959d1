import {beforeEach, describe, expect, test} from 'vitest';
import type {AnswerRecord} from '../../app/.server/answer-record.ts';
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

describe('a document gets as old as the catalogue’s answers', () => {
  test('it is fresh for a minute, and then renewed by one request behind the visitors’ backs', async () => {
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

  test('its age is that of its oldest part', async () => {
    await read(rendering('old', {since: Date.now() - 50_000}));
    pass(15);
    expect(await read(rendering('new'))).toContain('old');
    expect(await read(rendering('other'))).toContain('new');
    await read(rendering('stale', {since: Date.now() - 600_000}), '/stale');
    pass(61);
    expect(await read(rendering('new'), '/stale')).toContain('new');
  });

  test('after eleven quiet minutes it is rendered again', async () => {
    await read(rendering('old'));
    pass(661);
    expect(await read(rendering('new'))).toContain('new');
  });

  test('another worker’s renewal is taken over', async () => {
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

  test('what brings nothing newer is tried again after five seconds', async () => {
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

  test('one whose block came late is renewed at the first opportunity', async () => {
    await read(rendering('late', {isLate: true}));
    expect(await read(rendering('whole'))).toContain('late');
    expect(await read(rendering('other'))).toContain('whole');
  });

  test.each<[string, Partial<AnswerRecord>, ResponseInit]>([
    ['a page', {}, {status: 404}],
    ['what a navigation asks for', {isAboutNothing: true}, {}],
  ])('%s that is gone does not come back', async (_case, change, init) => {
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

  test.each(failures)('the whole page stands for a day instead of %s', async (_case, fail) => {
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
  });

  test('a visitor sees what is good again at once', async () => {
    await read(rendering('old'));
    pass(3600);
    expect(await read(rendering('new'))).toContain('new');
    expect(await read(rendering('other'))).toContain('new');
  });
});
