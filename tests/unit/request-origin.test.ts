import {describe, expect, test} from 'vitest';
import {isForeignOrigin} from '../../app/server/origin.server';

describe('the origin of a request', () => {
  const from = (origin: string | undefined, url = 'https://shop.test/admin.data') =>
    isForeignOrigin(
      new Request(url, {method: 'POST', headers: origin === undefined ? {} : {Origin: origin}}),
    );

  test('the shop’s own page and requests without an origin are accepted', () => {
    expect(from('https://shop.test')).toBe(false);
    expect(from(undefined)).toBe(false);
    expect(from('http://localhost:3000', 'http://localhost:3000/admin')).toBe(false);
  });

  test.each([
    'https://evil.test',
    'http://shop.test',
    'https://shop.test:8443',
    'https://shop.test.evil.test',
    'https://sub.shop.test',
    'null',
    '',
  ])('%j is another site', (origin) => {
    expect(from(origin)).toBe(true);
  });
});
