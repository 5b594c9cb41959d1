import * as fc from 'fast-check';
import {beforeEach, describe, expect, test, vi} from 'vitest';
import {forgetSeen, keepSeen, MAX_SEEN, parseSeen, seenHandles} from '../../app/seen/seen-handles';
import {FakeStorage} from './support/fake-storage';

describe('recently seen products', () => {
  let storage: FakeStorage;
  beforeEach(() => {
    storage = new FakeStorage();
    vi.stubGlobal('localStorage', storage);
    return () => vi.unstubAllGlobals();
  });

  test('are stored last first, each once, at most eight besides the current one', () => {
    for (const handle of ['a', 'b', 'c', 'a']) keepSeen(handle);
    expect(seenHandles()).toEqual(['a', 'c', 'b']);
    for (let number = 0; number < 20; number++) keepSeen(`p${number}`);
    expect(seenHandles()).toHaveLength(MAX_SEEN + 1);
    expect(seenHandles()[0]).toBe('p19');
  });

  test('are removed when the visitor clears them', () => {
    keepSeen('a');
    forgetSeen();
    expect(storage.entries.size).toBe(0);
    expect(seenHandles()).toEqual([]);
  });

  test.each(['', '{', 'null', '{"a":1}', '"a"', '[1,null,{}]', '["../x","a/b","%2e"]'])(
    'ignore invalid stored data: %s',
    (stale) => {
      storage.entries.set('recently-seen', stale);
      expect(seenHandles()).toEqual([]);
    },
  );

  test.each(['full', 'forbidden'] as const)('cause no error when storage is %s', (state) => {
    storage.broken = state;
    expect(() => keepSeen('a')).not.toThrow();
    expect(seenHandles()).toEqual([]);
  });

  test('are a limited number of handles, whatever is stored', () => {
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        const handles = parseSeen(stored);
        expect(handles.length).toBeLessThanOrEqual(MAX_SEEN + 1);
        for (const handle of handles) expect(handle).not.toMatch(/[/%\\]/);
      }),
    );
  });
});
