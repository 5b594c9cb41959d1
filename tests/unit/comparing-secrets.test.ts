import {describe, expect, test, vi} from 'vitest';
import {hmac, isSameText} from '../../app/server/digest.server';

describe('comparing a secret', () => {
  test.each([
    ['', '', true],
    ['a', 'a', true],
    ['å🕶️', 'å🕶️', true],
    ['a', 'b', false],
    ['a', '', false],
    ['a', 'a\u0000', false],
    ['é', 'e\u0301', false],
  ])('%j and %j: %s', async (one, other, same) => {
    expect(await isSameText(one, other)).toBe(same);
    expect(await isSameText(other, one)).toBe(same);
  });

  test('compares digests of equal length under a new key each time', async () => {
    const sign = vi.spyOn(crypto.subtle, 'sign');
    const importKey = vi.spyOn(crypto.subtle, 'importKey');
    await isSameText('short', 'a very much longer text');
    await isSameText('short', 'a very much longer text');
    const digests = await Promise.all(
      sign.mock.results.map(({value}) => value as Promise<ArrayBuffer>),
    );
    expect(digests.map(({byteLength}) => byteLength)).toEqual([32, 32, 32, 32]);
    const keys = importKey.mock.calls.map(([, key]) => new TextDecoder().decode(key as Uint8Array));
    expect(keys[0]).toBe(keys[1]);
    expect(keys[1]).not.toBe(keys[2]);
    vi.restoreAllMocks();
  });

  test('HMAC-SHA-256 as in RFC 4231', async () => {
    const digest = await hmac('Jefe', 'what do ya want for nothing?');
    expect(Buffer.from(digest).toString('hex')).toBe(
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    );
  });
});
