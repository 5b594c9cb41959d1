import {execFile} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {createServer, type RequestListener} from 'node:http';
import {createRequire} from 'node:module';
import type {AddressInfo} from 'node:net';
import {fileURLToPath} from 'node:url';
import {promisify} from 'node:util';
import {buildClientSchema, parse, validate, type IntrospectionQuery} from 'graphql';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {checkShop, type Question} from '../check-shop/check-shop.ts';
import * as documents from '../check-shop/documents.ts';
import {exitCode} from '../check-shop/finding.ts';
import {formatReport} from '../check-shop/report.ts';
import {startTestShop, type TestShop} from './demo-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

function ask(changed: Partial<Question> = {}, variables: Record<string, string> = {}) {
  return checkShop({
    variables: {...shop.environment, ...variables},
    isDemoShop: true,
    demoName: 'Västerljus',
    pictures: {'app/shop/pictures/hero.jpg': 'aa'},
    demoPictures: new Set(['aa']),
    demoTexts: new Set(),
    hydrogenVersion: '2026-04',
    today: new Date('2025-08-01T00:00:00Z'),
    say: () => undefined,
    ...changed,
  });
}

const codes = ({findings}: Awaited<ReturnType<typeof ask>>) => findings.map(({code}) => code);

describe('npm run check-shop', () => {
  test('the demo shop has no findings', async () => {
    const report = await ask();
    expect(exitCode(report.findings), formatReport(report)).toBe(0);
    expect(report.shop?.products.length).toBeGreaterThan(50);
  });

  test('demo texts and pictures in a real shop are findings', async () => {
    const report = await ask({isDemoShop: false});
    expect(codes(report)).toEqual(
      expect.arrayContaining(['placeholder', 'example-reviews', 'demo-pictures']),
    );
    expect(exitCode(report.findings)).toBe(1);
    expect(formatReport(report)).toContain('app/shop/company.ts');
  });

  test('a retired API version is named', async () => {
    const report = await ask({}, {PUBLIC_STOREFRONT_API_VERSION: '2024-10'});
    expect(codes(report)).toContain('api-version-retired');
  });

  test.each([
    ['PUBLIC_STOREFRONT_API_TOKEN', 'wrong-token'],
    ['PRIVATE_STOREFRONT_API_TOKEN', 'wrong-token'],
    ['PUBLIC_STORE_DOMAIN', 'http://localhost:9'],
    ['SESSION_SECRET', 'short'],
  ])('an invalid %s is named without its value', async (variable, value) => {
    const {findings} = await ask({}, {[variable]: value});
    expect(findings).toEqual([
      expect.objectContaining({variable, severity: 'stops the shop'}) as unknown,
    ]);
    expect(findings[0]?.sentence).toContain(variable);
    if (variable !== 'PUBLIC_STORE_DOMAIN') expect(findings[0]?.sentence).not.toContain(value);
    expect(exitCode(findings)).toBe(2);
  });

  test.each<[string, RequestListener, string]>([
    [
      'redirects',
      (_request, response) => response.writeHead(301, {location: 'https://other.test/'}).end(),
      'a redirect to https://other.test/',
    ],
    ['is not Shopify’s', (_request, response) => response.end('<html></html>'), 'no answer of'],
    ['refuses', (_request, response) => response.writeHead(402).end(), 'active billing plan'],
  ])('a domain that %s has its own message', async (_case, listener, words) => {
    const server = createServer(listener).listen(0, '127.0.0.1');
    try {
      await new Promise((resolve) => server.once('listening', resolve));
      const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      const {findings} = await ask({}, {PUBLIC_STORE_DOMAIN: origin});
      expect(findings[0]?.sentence).toContain(words);
      expect(exitCode(findings)).toBe(2);
    } finally {
      server.close();
    }
  });

  test.each(['storefront-schema-2025-07', '@shopify/hydrogen'])(
    'its queries are valid in %s',
    (name) => {
      const file = createRequire(import.meta.url).resolve(`${name}/storefront.schema.json`);
      const introspection = JSON.parse(readFileSync(file, 'utf8')) as IntrospectionQuery & {
        data?: IntrospectionQuery;
      };
      const schema = buildClientSchema(introspection.data ?? introspection);
      const faults = Object.values(documents).flatMap((text) => validate(schema, parse(text)));
      expect(faults.map(({message}) => message)).toEqual([]);
    },
  );

  test('--json prints a JSON list and no other output', async () => {
    const run = fileURLToPath(new URL('../check-shop/run.ts', import.meta.url));
    const env = {...process.env, PUBLIC_STORE_DOMAIN: ''};
    const {stdout} = await promisify(execFile)(process.execPath, [run, '--json'], {env});
    const findings = JSON.parse(stdout) as Array<Record<string, unknown>>;
    expect(findings.length).toBeGreaterThan(0);
    for (const finding of findings) {
      expect(finding).toMatchObject({
        code: expect.any(String) as unknown,
        severity: 'worth knowing',
        sentence: expect.any(String) as unknown,
      });
    }
  }, 60_000);
});
