import {catalogue} from '../../demo-shop/catalogue/index.ts';
import {get, type Answer, type Input} from './ask.ts';

/** A visitor's request and language. */
export interface VisitorRequest {
  input: Input;
  language: 'sv' | 'en';
  /** Part of a discount code that no other visitor may receive. */
  mark: string;
}

/** For so long after a fault, it may still affect a response. */
const GRACE_MS = 2000;

const paths = [
  ...['/', '/category/titan', '/category/all', '/category/mood', '/faq', '/terms', '/admin'],
  ...catalogue.slice(0, 20).map(({handle}) => `/product/${handle}`),
  ...['/category/kids.data', '/product/mood-fjell.data', '/no-such-page', '/product/none'],
];

/** From this request on, three of four are for cheap paths, to exercise the memory alone. */
const LIGHT_FROM = 10_000;
const lightPaths = ['/robots.txt', '/favicon.ico', '/manifest.webmanifest', '/faq.data', '/cart'];

/** The language is in a cookie or, for one in four, in the URL; one in eight has a discount or a cart. */
export function requestOf(number: number, variantIds: readonly string[]): VisitorRequest {
  const language = number % 2 === 0 ? 'sv' : 'en';
  const mark = `VISITOR${number}X`;
  const cookie = `language=${language}; discount=${encodeURIComponent(btoa(JSON.stringify(mark)))}`;
  const isLight = number >= LIGHT_FROM && number % 4 !== 0;
  const among = isLight ? lightPaths : paths;
  const path = among[(number * 7 + (number >> 6)) % among.length] ?? '/';
  if (number % 8 === 3) {
    return {input: get(`/discount/${mark}?redirect=${path}`, {cookie}), language, mark};
  }
  if (number % 8 === 6) {
    const ids = variantIds.slice(number % 30, (number % 30) + 5);
    const headers = {cookie, 'content-type': 'application/json'};
    const input = {
      method: 'POST',
      path: '/resources/cart-lines',
      headers,
      body: JSON.stringify({ids}),
    };
    return {input, language, mark};
  }
  const byAddress = number % 4 === 1;
  return {
    input: byAddress ? get(`${path}?lng=${language}`) : get(path, {cookie}),
    language,
    mark,
  };
}

/** Counts responses that no visitor may receive. */
export class Judge {
  /** Answers with 502 or 503 while the catalogue failed. */
  unavailable = 0;
  #isFailing = false;
  #faultEnded = -Infinity;
  readonly #nonces = new Set<string>();
  readonly #wrong = new Map<string, {times: number; example: string}>();

  faultBegins(): void {
    this.#isFailing = true;
  }

  faultEnds(): void {
    this.#isFailing = false;
    this.#faultEnded = performance.now();
  }

  /** @param asked time of the request, by `performance.now()` */
  look(number: number, request: VisitorRequest, answer: Answer, asked: number): void {
    const {path} = request.input;
    const {status, headers, body} = answer;
    const note = (what: string): void => {
      const {times = 0, example} = this.#wrong.get(what) ?? {};
      this.#wrong.set(what, {times: times + 1, example: example ?? `${path} (request ${number})`});
    };
    if (status === 0) note('no answer');
    const wasFailing = this.#isFailing || this.#faultEnded > asked - GRACE_MS;
    if (status >= 500 && wasFailing && (status === 503 || path === '/resources/cart-lines')) {
      this.unavailable += 1;
    } else if (status >= 500) {
      note(`status ${status}`);
    }

    const received = JSON.stringify(headers) + body + fromCookies(headers['set-cookie']);
    const others = [...received.matchAll(/VISITOR\d+X/g)].filter(([mark]) => mark !== request.mark);
    if (others.length > 0) note("another visitor's cookie");
    for (const [, language] of received.matchAll(/language=(sv|en);/g)) {
      if (language !== request.language) note('a cookie for the other language');
    }
    if (!headers['content-type']?.startsWith('text/html')) return;
    const expected = path.startsWith('/admin') ? 'sv' : request.language;
    if (/<html[^>]* lang="(\w+)"/.exec(body)?.[1] !== expected) note('the wrong language');
    const policy = String(headers['content-security-policy']);
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
    if (!nonce) note('no nonce');
    else if (this.#nonces.has(nonce)) note('a nonce for the second time');
    else this.#nonces.add(nonce);
    const used = [...body.matchAll(/ nonce="([^"]*)"/g)];
    if (used.some(([, value]) => value !== nonce)) note("another page's nonce");
  }

  failures(): string[] {
    return [...this.#wrong].map(
      ([what, {times, example}]) => `${times} times ${what}, first for ${example}`,
    );
  }
}

/** The content of signed or encoded cookies. */
function fromCookies(cookies: readonly string[] = []): string {
  return cookies
    .map((cookie) => /^\w+=([^;]*)/.exec(cookie)?.[1] ?? '')
    .map((value) => Buffer.from(decodeURIComponent(value), 'base64').toString())
    .join();
}
