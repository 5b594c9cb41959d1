import * as fc from 'fast-check';
import {beforeEach, describe, expect, test, vi} from 'vitest';
import {forgetSeen, keepSeen, MOST_SEEN, parseSeen, seenHandles} from '../../app/seen/seen-handles';
import {FakeStorage} from './support/fake-storage';

describe('the products seen last are kept on the device', () => {
  let storage: FakeStorage;
  beforeEach(() => {
    storage = new FakeStorage();
    vi.stubGlobal('localStorage', storage);
    return () => vi.unstubAllGlobals();
  });

  test('the last one first, each once, eight beside the one that is shown', () => {
    for (const handle of ['a', 'b', 'c', 'a']) keepSeen(handle);
    expect(seenHandles()).toEqual(['a', 'c', 'b']);
    for (let number = 0; number < 20; number++) keepSeen(`p${number}`);
    expect(seenHandles()).toHaveLength(MOST_SEEN + 1);
    expect(seenHandles()[0]).toBe('p19');
  });

  test('until they are cleared', () => {
    keepSeen('a');
    forgetSeen();
    expect(storage.entries.size).toBe(0);
    expect(seenHandles()).toEqual([]);
  });

  test.each(['', '{', 'null', '{"a":1}', '"a"', '[1,null,{}]', '["../x","a/b","%2e"]'])(
    '%s, left by others, is nothing that was seen',
    (left) => {
      storage.entries.set('recently-seen', left);
      expect(seenHandles()).toEqual([]);
    },
  );

  test.each(['full', 'forbidden'] as const)('storage that is %s breaks nothing', (state) => {
    storage.broken = state;
    expect(() => keepSeen('a')).not.toThrow();
    expect(seenHandles()).toEqual([]);
  });

  test('whatever is stored, a few handles come of it', () => {
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        const handles = parseSeen(stored);
        expect(handles.length).toBeLessThanOrEqual(MOST_SEEN + 1);
        for (const handle of handles) expect(handle).not.toMatch(/[/%\\]/);
      }),
    );
  });
});
