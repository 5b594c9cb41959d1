import fc, {type Arbitrary} from 'fast-check';

/** Markup that an HTML response must never echo unescaped. */
export const MARK = `zq"'><b zq=`;
export const EVIL = 'evil.example';

/** Valid values, so that random requests pass the first checks. */
export interface Known {
  origin: string;
  handles: readonly string[];
  variantIds: readonly string[];
  /** `name=value` of cookies set by the worker. */
  cookies: readonly string[];
}

const parameters = [
  ...['lng', 'redirect', 'return_to', 'after', 'page', 'discount', 'variant', 'Color', 'Lens'],
  ...['_routes', 'index', 'channel', 'q', 'p', 'version', 'path', '_data', 'country'],
];

export const hostile: Arbitrary<string> = fc.oneof(
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

/** Encoded correctly, or wrongly: truncated, twice, or not UTF-8. */
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

/** Replaces lone surrogates, which cannot be encoded. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd');
}

/** Node refuses other characters in a path. */
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
