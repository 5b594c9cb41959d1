import fc, {type Arbitrary} from 'fast-check';
import type {Input} from './ask.ts';

/** What an HTML answer must never repeat as it stands. */
export const MARK = `zq"'><b zq=`;
export const EVIL = 'evil.example';

/** What a request may rightly hold, so that random ones get past the first check. */
export interface Known {
  origin: string;
  handles: readonly string[];
  variantIds: readonly string[];
  /** `name=value` of cookies that the worker itself has set. */
  cookies: readonly string[];
}

const FORM = 'application/x-www-form-urlencoded';

const parameters = [
  ...['lng', 'redirect', 'return_to', 'after', 'page', 'discount', 'variant', 'Color', 'Lens'],
  ...['_routes', 'index', 'channel', 'q', 'p', 'version', 'path', '_data', 'country'],
];

const hostile: Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    ...[MARK, `<script>${EVIL}</script>`, `javascript:alert(1)//${MARK}`, '</script><b zq=">'],
    ...[
      `//${EVIL}`,
      `/.//${EVIL}`,
      `/\\${EVIL}`,
      `https://${EVIL}`,
      `/x/..//${EVIL}`,
      `\t//${EVIL}`,
    ],
    ...[
      '__proto__',
      'constructor',
      'toString',
      '../../etc/passwd',
      '..',
      '.',
      '*',
      '/a*',
      'path:"/a"',
    ],
    ...[
      '\0',
      '\r\nSet-Cookie: a=b',
      '\u001b[31m',
      '\u2028',
      '\ud800',
      '😎',
      'å',
      ' ',
      '',
      '%',
      '%zz',
    ],
    ...['-1', '0', '1e309', '99999999999999999999', 'null', 'true', 'sv', 'en', 'en">'],
  ),
  fc.string({unit: 'binary', maxLength: 40}),
  fc.string({maxLength: 40}),
  fc.integer({min: 200, max: 3000}).map((length) => 'a'.repeat(length)),
);

/** As a client would write it, or encoded wrongly: cut short, twice, or not UTF-8. */
const encoded: Arbitrary<string> = fc.oneof(
  {weight: 6, arbitrary: hostile.map((text) => encodeURIComponent(wellFormed(text)))},
  {weight: 1, arbitrary: hostile.map((text) => onWire(text))},
  fc.constantFrom(
    '%2e%2e',
    '%2F%2f',
    '%5c',
    '%00',
    '%0A',
    '%ff%fe',
    '%E0%A4%A',
    '%25%32%66',
    './/',
    '%3Cb%20zq%3D',
  ),
);

/** Half a character cannot be encoded. */
function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd');
}

/** Node sends no other characters in an address. */
function onWire(text: string): string {
  return text.replace(/[^\x21-\x7e]/gu, '');
}

const query: Arbitrary<string> = fc
  .array(
    fc.tuple(fc.oneof({weight: 5, arbitrary: fc.constantFrom(...parameters)}, encoded), encoded),
    {maxLength: 4},
  )
  .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('&'));

export function pathsOf(pattern: string, {handles, variantIds}: Known): Arbitrary<string> {
  const numbers = variantIds.map((id) => id.split('/').at(-1) ?? '');
  const known: Record<string, Arbitrary<string>> = {
    ':handle': fc.constantFrom(...handles),
    ':category': fc.constantFrom('titan', 'all', 'carbon-fiber', 'mood', 'lenses'),
    ':lines': fc
      .array(fc.tuple(fc.constantFrom(...numbers, '1', 'x'), fc.integer({min: -1, max: 120})))
      .map((lines) => lines.map(([id, quantity]) => `${id}:${quantity}`).join()),
    ':policy': fc.constantFrom('privacy-policy', 'refund-policy', 'terms-of-service'),
    ':part.xml': fc.constantFrom('pages.xml', '1.xml', '2.xml', '0.xml', '-1.xml', '1e9.xml'),
  };
  const segments = pattern.split('/').map((segment) => {
    if (segment === '*') return fc.array(encoded, {maxLength: 4}).map((parts) => parts.join('/'));
    if (!segment.startsWith(':')) return fc.constant(segment);
    const right = known[segment] ?? encoded;
    return fc.oneof({weight: 2, arbitrary: right}, {weight: 1, arbitrary: encoded});
  });
  const suffix = fc.oneof(
    {weight: 5, arbitrary: fc.constant('')},
    {weight: 3, arbitrary: fc.constant('.data')},
    fc.constantFrom('/', '//', '/..', '.data.data', '%2edata', '/_.data', ';x', '.json'),
  );
  return fc
    .tuple(fc.tuple(...segments), suffix, fc.oneof(fc.constant(''), query))
    .map(([parts, end, search]) => {
      const path = parts.join('/').replace(/^\/?/, '/') + end;
      return search ? `${path}?${search}` : path;
    });
}

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
  // Bytes 0x20 to 0xff, as a header may hold them.
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
  const unusual = fc.oneof(
    fc.constantFrom(
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

/** Any request for one of the shop's addresses. */
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
