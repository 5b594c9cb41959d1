import {readFileSync} from 'node:fs';
import fc from 'fast-check';
import type {TestShop} from '../e2e/fixtures/demo-shop.ts';
import {ask, get, TIMEOUT_MS, type Answer, type Input} from './ask.ts';
import {inputsFor} from './fuzz-inputs.ts';
import {EVIL, MARK, type Known} from './fuzz-paths.ts';
import {pages} from '../../app/shop/navigation.ts';
import {catalogue} from '../../demo-shop/catalogue/index.ts';
import type {Part, Row} from './report.ts';
import {exceptionsIn, secretsOf, type Target} from './worker.ts';

interface Options {
  inputs: number;
  seed: number;
}

/** Number of concurrent routes. */
const AT_ONCE = 12;

/** Routes of React Router and Hydrogen besides the shop's own. */
const FRAMEWORK = [
  ...['__manifest', '_root', 'assets/*', '*', '.well-known/*', 'api/*', 'api/mcp', 'cdn/*'],
  ...[
    'api/:version/graphql.json',
    'graphiql',
    'subrequest-profiler',
    'admin/*',
    'product/:handle/*',
  ],
];

/**
 * Sends random requests to every route of the worker. A route's first wrong response ends its turn; it is shrunk to
 * the smallest case, and the seed reproduces it.
 */
export async function fuzz({shop, storefront}: Target, {inputs, seed}: Options): Promise<Part> {
  const known = await findKnown(shop, storefront.workerOrigin);
  const judge = judgeFor(shop, storefront.workerOrigin);
  const patterns = [...patternsOf(readFileSync('app/routes.ts', 'utf8')), ...FRAMEWORK];
  const each = Math.ceil(inputs / patterns.length);
  const rows: Row[] = [];
  const failures: string[] = [];
  let sent = 0;

  async function throwAt(pattern: string, turn: number): Promise<void> {
    const statuses = new Map<number, number>();
    let count = 0;
    let slowest = 0;
    const property = fc.asyncProperty(inputsFor(pattern, known), async (input) => {
      const answer = await ask(storefront.workerOrigin, input);
      count += 1;
      slowest = Math.max(slowest, answer.time);
      const kind = Math.floor(answer.status / 100);
      statuses.set(kind, (statuses.get(kind) ?? 0) + 1);
      const wrong = judge(input, answer);
      if (wrong) throw new Error(wrong);
    });
    const run = await fc.check(property, {seed: seed + turn, numRuns: each, endOnFailure: false});
    if (run.failed) {
      failures.push(
        `/${pattern}: ${String((run.errorInstance as Error | null)?.message)}\n    ${shorten(JSON.stringify(run.counterexample?.[0]))}`,
      );
    }
    sent += count;
    const kinds = [2, 3, 4, 5, 0].map((kind) => statuses.get(kind) ?? 0);
    rows.push([`/${pattern}`, count, ...kinds, Math.round(slowest)]);
  }

  const waiting = [...patterns];
  await Promise.all(
    Array.from({length: AT_ONCE}, async () => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        await throwAt(next, patterns.indexOf(next));
      }
    }),
  );
  const home = await ask(storefront.workerOrigin, get('/'));
  if (home.status !== 200) failures.push(`Afterwards home answers ${home.status}.`);
  if (sent < inputs) failures.push(`Only ${sent} of ${inputs} inputs were sent.`);
  for (const [what, times] of exceptionsIn(storefront.log())) {
    failures.push(`An exception in the log, ${times} times: ${what}`);
  }
  rows.sort(([one], [other]) => String(one).localeCompare(String(other)));
  return {
    title: `Fuzz: ${sent} inputs, seed ${seed}`,
    columns: ['route', 'inputs', '2xx', '3xx', '4xx', '5xx', 'none', 'slowest, ms'],
    rows,
    failures,
  };
}

/** Every path in `app/routes.ts`, so that new routes are included automatically. */
function patternsOf(routes: string): string[] {
  const inOrder = [...routes.matchAll(/route\('([^']+)'/g)].map(([, path]) => path ?? '');
  const names = (list = '') => [...list.matchAll(/'([^']+)'/g)].map(([, path]) => path ?? '');
  const moved = names(/\.\.\.\[([^\]]*'cart'[^\]]*)\]/.exec(routes)?.[1]);
  const [, folder = '', list] = /prefix\(\s*'(\w+)',\s*\[([^\]]*)\]/.exec(routes) ?? [];
  const resources = names(list).map((name) => `${folder}/${name}`);
  const reading = pages.map((page) => page.slice(1));
  return [...new Set(['', ...reading, ...inOrder, ...moved, ...resources])].filter(
    (path) => path !== '*',
  );
}

async function findKnown(shop: TestShop, origin: string): Promise<Known> {
  const signIn = await ask(origin, {
    method: 'POST',
    path: '/admin',
    headers: {'content-type': 'application/x-www-form-urlencoded', origin},
    body: new URLSearchParams({
      intent: 'sign-in',
      passphrase: shop.environment.ADMIN_PASSPHRASE ?? '',
    }).toString(),
  });
  const set = [
    signIn,
    await ask(origin, get('/discount/SUMMER?redirect=/faq')),
    await ask(origin, get('/?lng=en')),
  ].map(({headers}) => headers['set-cookie']?.[0]?.split(';')[0]);
  const cookies = set.filter((cookie) => cookie !== undefined);
  if (cookies.length < set.length) throw new Error('The worker set no session, code or language.');
  return {
    origin,
    cookies: [...cookies, 'language=sv'],
    handles: catalogue.slice(0, 12).map(({handle}) => handle),
    variantIds: catalogue
      .slice(0, 12)
      .flatMap(({variants}) => variants.map(({sku}) => shop.variantId(sku))),
  };
}

/** Checks that hold for every response. @returns the first fault */
function judgeFor(shop: TestShop, origin: string) {
  const secrets = secretsOf(shop);
  return (input: Input, {status, headers, body, time}: Answer): string | undefined => {
    if (status === 0 && time < TIMEOUT_MS) return isLarge(input) ? undefined : 'connection broken';
    if (status === 0) return `no answer in ${TIMEOUT_MS} ms`;
    if (status >= 500) return `status ${status}: ${body.slice(0, 100)}`;
    const {location} = headers;
    if (location !== undefined && !isAllowed(location, input.path)) return `leads to ${location}`;
    // A client navigation gets its redirect in the body.
    if (status === 202 && new RegExp(`"[^"]{0,40}//[^"]*${EVIL}`).test(body))
      return 'leads elsewhere';
    const isMarkup = /html|xml/.test(headers['content-type'] ?? '');
    if (isMarkup && /<b zq=|<script>evil/.test(body)) return 'repeats unescaped markup';
    if (isMarkup && body.includes(MARK.slice(0, 4))) return 'repeats an unescaped quote';
    const everything = JSON.stringify(headers) + body;
    if (secrets.some((secret) => everything.includes(secret))) return 'tells a secret';
    return undefined;
  };

  function isAllowed(location: string, path: string): boolean {
    const target = URL.canParse(location, origin) ? new URL(location, origin) : undefined;
    const isCheckout = target?.origin === shop.origin && target.pathname.startsWith('/cart/c/');
    const isAsset = path.startsWith('/favicon.ico') && target?.host === 'cdn.shopify.com';
    return target?.origin === origin || (isCheckout && path.startsWith('/cart/')) || isAsset;
  }
}

/** The runtime refuses larger heads, and may answer before the body is sent and close the connection. */
function isLarge({path, headers, body}: Input): boolean {
  return path.length + JSON.stringify(headers).length > 7000 || (body?.length ?? 0) > 10_000;
}

function shorten(text = ''): string {
  return text.length > 1000 ? `${text.slice(0, 1000)} … (${text.length} characters)` : text;
}
