import fc, {type Arbitrary} from 'fast-check';
import type {Input} from './ask.ts';
import {EVIL, hostile, MARK, pathsOf, wellFormed, type Known} from './fuzz-paths.ts';

const FORM = 'application/x-www-form-urlencoded';

function bodies({variantIds}: Known): Arbitrary<Input['body']> {
  const id = fc.oneof({weight: 4, arbitrary: fc.constantFrom(...variantIds)}, hostile);
  const quantity = fc.oneof({weight: 3, arbitrary: fc.integer({min: 1, max: 99})}, fc.jsonValue());
  const line = fc.record({merchandiseId: id, quantity}, {requiredKeys: []});
  const price = fc.oneof(fc.constantFrom('1299.00', '0', '1', '-5', '1e5', MARK), hostile);
  const update = fc.record({variantId: id, price}, {requiredKeys: []});
  const json = fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record(
        {
          lines: fc.array(line, {maxLength: 6}),
          language: fc.oneof(fc.constantFrom('sv', 'en'), hostile),
        },
        {requiredKeys: ['lines']},
      ),
    },
    {
      weight: 3,
      arbitrary: fc.record(
        {
          ids: fc.array(id, {maxLength: 6}),
          cartId: fc.oneof(fc.constant('gid://shopify/Cart/abc?key=def'), hostile),
        },
        {requiredKeys: ['ids']},
      ),
    },
    {
      weight: 3,
      arbitrary: fc.record(
        {
          currencyCode: fc.oneof(fc.constant('SEK'), hostile),
          updates: fc.array(update, {maxLength: 4}),
          confirmed: fc.boolean(),
        },
        {requiredKeys: ['updates']},
      ),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        query: fc.constantFrom('{shop{name}}', '{', MARK),
        variables: fc.jsonValue(),
      }),
    },
    {weight: 2, arbitrary: fc.jsonValue({maxDepth: 6})},
  );
  const text = json.map((value) => JSON.stringify(value));
  const intent = fc.oneof(fc.constantFrom('sign-in', 'sign-out'), hostile);
  const form = fc
    .record({intent, passphrase: hostile, redirect: hostile}, {requiredKeys: []})
    .map((fields) =>
      Object.entries(fields)
        .map(([name, value]) => `${name}=${encodeURIComponent(wellFormed(value))}`)
        .join('&'),
    );
  return fc.oneof(
    {weight: 6, arbitrary: text},
    {weight: 4, arbitrary: form},
    {weight: 1, arbitrary: fc.tuple(text, fc.nat(40)).map(([whole, cut]) => whole.slice(0, -cut))},
    {
      weight: 1,
      arbitrary: hostile.map(
        (value) => `--x\r\nContent-Disposition: form-data; name="intent"\r\n\r\n${value}\r\n--x--`,
      ),
    },
    {weight: 1, arbitrary: fc.uint8Array({maxLength: 200}).map((bytes) => new Uint8Array(bytes))},
    fc.constantFrom('['.repeat(20_000), ' '.repeat(150_000), ''),
    fc.constant(undefined),
  );
}

function headers({origin, cookies}: Known): Arbitrary<Record<string, string>> {
  // Bytes 0x20 to 0xff, the valid range of a header.
  const value = hostile.map((text) => text.replace(/[^\x20-\x7e\xa0-\xff]/gu, '').trim());
  const tampered = fc
    .tuple(fc.constantFrom(...cookies), fc.nat(60), value)
    .map(([cookie, at, text]) => `${cookie.slice(0, at)}${text}${cookie.slice(at)}`);
  const named = fc
    .tuple(fc.constantFrom('language', 'session', '__Host-session', 'discount', '__proto__'), value)
    .map(([name, text]) => `${name}=${text}`);
  const cookie = fc
    .array(fc.oneof({weight: 3, arbitrary: fc.constantFrom(...cookies)}, named, tampered), {
      maxLength: 3,
    })
    .map((all) => all.join('; '));
  const usual = fc.record(
    {
      cookie,
      'content-type': fc.oneof(
        {weight: 4, arbitrary: fc.constantFrom('application/json', FORM)},
        fc.constantFrom('text/plain', 'multipart/form-data; boundary=x', 'multipart/form-data'),
        fc.constantFrom('text/xml', 'application/json; charset=utf-16'),
        value,
      ),
      'origin': fc.oneof(
        {weight: 8, arbitrary: fc.constant(origin)},
        fc.constantFrom('null', `https://${EVIL}`),
        value,
      ),
      'accept': fc.constantFrom('text/html', '*/*', 'application/json', 'text/x-script'),
      'user-agent': fc.constantFrom('Googlebot/2.1', 'Mozilla/5.0'),
    },
    {requiredKeys: []},
  );
  const unusual: Arbitrary<Record<string, string>> = fc.oneof(
    fc.constantFrom<Record<string, string>[]>(
      ...[
        {'x-forwarded-host': EVIL},
        {'sec-fetch-site': 'cross-site'},
        {'sec-purpose': 'prefetch'},
      ],
      ...[{'if-none-match': '*'}, {range: 'bytes=0-1'}, {'x-http-method-override': 'DELETE'}],
    ),
    fc
      .tuple(fc.constantFrom('accept', 'accept-language', 'user-agent', 'oxygen-buyer-ip'), value)
      .map(([name, text]) => ({[name]: text})),
    fc.oneof(fc.ipV4(), fc.ipV6()).map((address) => ({'oxygen-buyer-ip': address})),
  );
  return fc
    .tuple(usual, fc.oneof({weight: 2, arbitrary: fc.constant({})}, unusual))
    .map(([some, others]) => ({...some, ...others}));
}

/** Arbitrary requests for one of the shop's routes. */
export function inputsFor(pattern: string, known: Known): Arbitrary<Input> {
  const method = fc.oneof(
    {weight: 5, arbitrary: fc.constant('GET')},
    {weight: 5, arbitrary: fc.constant('POST')},
    fc.constantFrom('HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'),
  );
  return fc
    .record({method, path: pathsOf(pattern, known), headers: headers(known), body: bodies(known)})
    .map((input) => (/GET|HEAD/.test(input.method) ? {...input, body: undefined} : input));
}
