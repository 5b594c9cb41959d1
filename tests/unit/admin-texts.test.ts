import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {describe, expect, test} from 'vitest';
import {failureText} from '../../app/routes/admin/text';

const source = readFileSync(
  fileURLToPath(
    new URL('../../supabase/functions/update-shopify-prices/reasons.ts', import.meta.url),
  ),
  'utf8',
);
const codes = [...source.matchAll(/\| '([a-z-]+)'/g)].map(([, code = '']) => code);

describe('reasons for an unsaved price, in Swedish', () => {
  test('the function’s codes are found', () => expect(codes.length).toBeGreaterThan(10));

  test.each(codes)('the function’s code %s has a text', (code) => {
    const sentence = failureText({code, detail: '403'});
    expect(sentence).not.toBe('Kunde inte uppdatera priser');
    expect(sentence).toMatch(/^[A-ZÅÄÖ].*[.3]$/);
    expect(failureText({code, detail: '403', inDoubt: true})).toBe(
      `${sentence} Priset kan ha ändrats ändå.`,
    );
  });

  test('Shopify’s message is quoted verbatim', () => {
    const detail = 'The price is $& locked';
    expect(failureText({code: 'shopify', detail})).toBe(`Shopify svarade: ${detail}`);
  });

  test.each(['', 'toString', 'unheard-of'])('an unknown code %j has a text', (code) => {
    expect(failureText({code})).toBe('Kunde inte uppdatera priser');
  });
});
