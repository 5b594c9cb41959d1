import type {FaultInput} from '../../demo-shop/faults/fault.ts';
import {post} from './fixtures/post.ts';
import {startRecordingProxy} from './fixtures/recording-proxy.ts';
import {firstVariant, productOf} from './fixtures/goods.ts';
import {startStorefront} from './fixtures/storefront.ts';
import {expect, test} from './fixtures/test.ts';

/** Responses as clients without a browser get them. */
test.describe('server responses', {tag: '@once'}, () => {
  for (const [path, cacheControl] of [
    ['/admin', 'no-store'],
    ['/admin.data', 'no-store'],
    ['/admin/products', 'no-store'],
    ['/', 'private, no-cache'],
    ['/terms.data', 'private, max-age=5'],
  ] as const) {
    test(`${path} has Cache-Control: ${cacheControl}`, async ({storefront}) => {
      const response = await fetch(storefront.origin + path);
      expect(response.status).toBe(200);
      expect(response.headers.get('Cache-Control')).toBe(cacheControl);
    });
  }

  for (const [path, init] of [
    ['/', {}],
    ['/terms.data', {}],
    ['/no-such-page', {}],
    ['/About/', {}],
    ['/collections/titan', {}],
    ['/robots.txt', {}],
    ['/sitemap.xml', {}],
    ['/admin/products', {}],
    ['/resources/checkout', post({lines: []})],
    ['/', {method: 'DELETE'}],
  ] as const) {
    test(`${init.method ?? 'GET'} ${path} has the common headers`, async ({storefront}) => {
      const {headers} = await fetch(storefront.origin + path, {...init, redirect: 'manual'});
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin-allow-popups');
      expect(headers.get('Permissions-Policy')).toContain('camera=()');
      expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
    });
  }

  for (const path of ['/graphiql', '/subrequest-profiler']) {
    test(`a deployed shop has no ${path}`, async ({storefront}) => {
      expect((await fetch(storefront.origin + path)).status).toBe(404);
    });
  }

  test('a response that shared caches may store sets no cookie', async ({storefront}) => {
    const {headers} = await fetch(`${storefront.origin}/robots.txt?lng=en`);
    expect(headers.get('Cache-Control')).toContain('public');
    expect(headers.getSetCookie()).toEqual([]);
  });

  for (const path of ['/api/2025-07/graphql.json', '/api/unstable/graphql.json', '/api/mcp']) {
    test(`Hydrogen’s proxy ${path} answers 404`, async ({storefront}) => {
      const answer = await fetch(storefront.origin + path, post({query: '{ shop { name } }'}));
      expect([404, 405]).toContain(answer.status);
      expect(await answer.text()).not.toContain('"shop"');
    });
  }

  test('every log line is JSON, whatever the URL contains', async ({storefront}) => {
    const before = storefront.log().length;
    // An earlier test's broken connection is not this request's: the runtime prints it in colour.
    const log = () => storefront.log().slice(before);
    await fetch(`${storefront.origin}/terms%0A{"level":"info"}%1b[31m`, {method: 'DELETE'});
    await expect.poll(log).toContain('"event":"request refused"');
    expect(log()).not.toContain('\u001b');
    for (const line of log()
      .split('\n')
      .filter((each) => each.startsWith('{'))) {
      expect(() => JSON.parse(line) as unknown).not.toThrow();
    }
  });

  test('a cross-site form is refused with one log line and no stack', async ({storefront}) => {
    const headers = {'Content-Type': 'application/x-www-form-urlencoded', 'Origin': 'no origin'};
    for (const path of ['/admin', '/admin.data']) {
      const init = {method: 'POST', headers, body: 'intent=sign-out'};
      expect((await fetch(storefront.origin + path, init)).status, path).toBe(400);
      const refusal = `"event":"request refused","method":"POST","path":"${path}","status":400`;
      await expect.poll(() => storefront.log()).toContain(refusal);
    }
    expect(storefront.log()).not.toContain('Aborting the action');
  });

  test('repeated views of the public price list cost the shop one query', async ({demoShop}) => {
    const proxy = await startRecordingProxy(demoShop.origin);
    const storefront = await startStorefront({
      ...demoShop.environment,
      PUBLIC_STORE_DOMAIN: proxy.origin,
    });
    try {
      const listed = (asked: typeof proxy.asked) =>
        asked.map(({name}) => name).filter((name) => name === 'PriceList');
      for (let visit = 0; visit < 5; visit++) {
        expect((await fetch(`${storefront.origin}/admin/products`)).status).toBe(200);
      }
      expect(listed(proxy.asked)).toEqual(['PriceList']);
      for (const after of ['<b>', 'x'.repeat(600), '']) {
        const query = new URLSearchParams({after});
        const answer = await fetch(`${storefront.origin}/admin/products?${query}`);
        expect(answer.status).toBe(400);
      }
      expect(listed(proxy.asked)).toEqual(['PriceList']);
      const unknown = await fetch(`${storefront.origin}/admin/products?after=__proto__`);
      expect(unknown.status, 'a cursor that only Shopify can tell from its own').toBe(400);
    } finally {
      await storefront.stop();
      await proxy.close();
    }
  });

  test('§8 a failed price list is not cached', async ({demoShop}) => {
    const storefront = await startStorefront(demoShop.environment);
    try {
      demoShop.faults.set({kind: 'http', status: 500, operation: 'products'});
      const failed = await fetch(`${storefront.origin}/admin/products`);
      expect(failed.status).toBe(503);
      expect(failed.headers.get('Cache-Control')).toBe('no-store');
      demoShop.faults.clear();
      expect((await fetch(`${storefront.origin}/admin/products`)).status).toBe(200);
    } finally {
      await storefront.stop();
    }
  });

  test('§8 the log has the catalogue’s error messages, responses have none', async ({
    demoShop,
    storefront,
  }) => {
    const {faults, environment} = demoShop;
    const token = environment.PUBLIC_STOREFRONT_API_TOKEN ?? '';
    const checkout = () =>
      fetch(
        `${storefront.origin}/resources/checkout`,
        post({
          lines: [
            {
              merchandiseId: demoShop.variantId(firstVariant(productOf('mood-fjell')).sku),
              quantity: 1,
            },
          ],
        }),
      );
    const product = () => fetch(`${storefront.origin}/product/none-of-them-${Math.random()}`);

    const cases: Array<{
      fault: FaultInput;
      ask: () => Promise<Response>;
      status: number;
      logged: string;
    }> = [
      {
        fault: {kind: 'http', status: 402},
        ask: product,
        status: 503,
        logged: 'Access requires an active billing plan for the hosted shop',
      },
      {fault: {kind: 'http', status: 418}, ask: product, status: 503, logged: 'HTTP error 418'},
      {
        fault: {kind: 'graphql', messages: ['First words', 'second words']},
        ask: product,
        status: 503,
        logged: 'First words, second words',
      },
      {
        fault: {kind: 'cart-user-errors', messages: ['Third words']},
        ask: checkout,
        status: 502,
        logged: 'Cart creation failed: Third words',
      },
      {
        fault: {kind: 'no-checkout-url'},
        ask: checkout,
        status: 502,
        logged: 'No checkout url was returned',
      },
    ];
    for (const {fault, ask, logged, status} of cases) {
      faults.clear();
      faults.set(fault);
      const response = await ask();
      expect(response.status).toBe(status);
      const text = await response.text();
      for (const secret of [logged, ' words', 'StorefrontError', 'at async', token]) {
        expect(text).not.toContain(secret);
      }
      await expect.poll(() => storefront.log()).toContain(logged);
    }
    expect(storefront.log()).not.toContain(token);
  });

  for (const {name, value, problem} of [
    {name: 'PUBLIC_STORE_DOMAIN', value: undefined, problem: 'missing'},
    {name: 'PUBLIC_STORE_DOMAIN', value: 'no domain / at all', problem: 'malformed'},
    {name: 'PUBLIC_STOREFRONT_API_TOKEN', value: '', problem: 'missing'},
    {name: 'PUBLIC_STOREFRONT_API_TOKEN', value: 'to ken', problem: 'malformed'},
    {name: 'SESSION_SECRET', value: undefined, problem: 'missing'},
    {name: 'SESSION_SECRET', value: 'tooshort', problem: 'malformed'},
    {name: 'PUBLIC_STOREFRONT_API_VERSION', value: '2025-13', problem: 'malformed'},
  ]) {
    const shown = value === undefined ? 'not set' : `“${value}”`;
    test(`the error names ${name} if it is ${shown}`, async ({demoShop}) => {
      const {[name]: _replaced, ...others} = demoShop.environment;
      const storefront = await startStorefront({
        ...others,
        ...(value !== undefined && {[name]: value}),
      });
      try {
        const response = await fetch(storefront.origin);
        const text = await response.text();
        expect(response.status).toBe(500);
        expect(text).toMatch(new RegExp(`^The variable ${name} is ${problem}: .+\\.$`));
        if (value) expect(text).not.toContain(value);
        for (const other of Object.values(others)) expect(text).not.toContain(other);
      } finally {
        await storefront.stop();
      }
    });
  }

  test('a shop needs only its domain, its token and a session secret', async ({demoShop}) => {
    const {PUBLIC_STORE_DOMAIN, PUBLIC_STOREFRONT_API_TOKEN, SESSION_SECRET} = demoShop.environment;
    const storefront = await startStorefront({
      PUBLIC_STORE_DOMAIN: PUBLIC_STORE_DOMAIN ?? '',
      PUBLIC_STOREFRONT_API_TOKEN: PUBLIC_STOREFRONT_API_TOKEN ?? '',
      SESSION_SECRET: SESSION_SECRET ?? '',
    });
    try {
      const response = await fetch(`${storefront.origin}/category/titan`);
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('Terne');
    } finally {
      await storefront.stop();
    }
  });
});
