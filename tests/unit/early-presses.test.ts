import vm from 'node:vm';
import {describe, expect, test} from 'vitest';
import {recordPresses, type EarlyPresses, type Press} from '../../app/ui/record-presses';

/** A minimal page without buttons. The script runs in its own context, so that an outer name would be undefined. */
function open(sessionStorage: unknown): {
  early: EarlyPresses;
  leave: () => void;
  /** Lets ten seconds pass. */
  wait: () => void;
} {
  const listeners = new Map<string, () => void>();
  const timers: Array<() => void> = [];
  const page = {
    addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
    document: {querySelectorAll: () => [], querySelector: () => null},
    setTimeout: (run: (press: Press) => void, after: number, press: Press) =>
      timers.push(() => after === 10_000 && run(press)),
    sessionStorage,
    window: {} as {earlyPresses?: EarlyPresses},
  };
  vm.runInNewContext(`(${recordPresses.toString()})()`, page);
  const early = page.window.earlyPresses;
  if (!early) throw new Error('The script records no clicks.');
  return {
    early,
    leave: () => listeners.get('pagehide')?.(),
    wait: () => timers.splice(0).forEach((end) => end()),
  };
}

function storageOf(...presses: readonly Press[]) {
  const values = new Map([['early-presses', JSON.stringify(presses)]]);
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  };
}

const press = (name: string, age = 0): Press => ({
  name,
  value: '',
  path: '/',
  at: Date.now() - age,
});

const names = ({early}: ReturnType<typeof open>) => early.waiting.map(({name}) => name);

describe('clicks before the scripts load', () => {
  test('carry over to the next page, in order and once', () => {
    const storage = storageOf(press('add one'), press('add one'), press('cart'));
    const first = open(storage);
    expect(names(first)).toEqual(['add one', 'add one', 'cart']);
    expect(names(open(storage))).toEqual([]);
    first.leave();
    expect(names(first)).toEqual([]);
    expect(names(open(storage))).toEqual(['add one', 'add one', 'cart']);
  });

  test('expire after a minute', () => {
    expect(names(open(storageOf(press('add one', 61_000), press('cart', 59_000))))).toEqual([
      'cart',
    ]);
  });

  test('time out after ten seconds', () => {
    const page = open(storageOf(press('cart')));
    page.wait();
    expect(names(page)).toEqual([]);
  });

  test.each([
    ['disabled', undefined],
    ['corrupt', {getItem: () => '{', removeItem: () => undefined}],
  ])('are dropped if storage is %s', (_what, storage) => {
    const page = open(storage);
    page.early.waiting.push(press('cart'));
    expect(() => page.leave()).not.toThrow();
  });
});
