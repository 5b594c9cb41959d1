import {describe, expect, test} from 'vitest';
import {failureText} from '../../app/routes/admin/text';

describe('reasons for an unsaved price, in Swedish', () => {
  test('a detail is put in, and doubt is added', () => {
    expect(failureText({code: 'status', detail: '403', inDoubt: true})).toBe(
      'Shopify svarade med fel 403. Priset kan ha ändrats ändå.',
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
