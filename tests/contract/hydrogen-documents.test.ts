import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {createStorefrontClient, storefrontRedirect} from '@shopify/hydrogen';
import {
  buildClientSchema,
  Kind,
  print,
  validate,
  type DocumentNode,
  type GraphQLSchema,
  type IntrospectionQuery,
} from 'graphql';
import {DatabaseSync} from 'node:sqlite';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test, vi} from 'vitest';
import {SCHEMA_FILES, STOREFRONT_VERSIONS} from '../../demo-shop/storefront-api/versions.ts';
import {startTestShop, type TestShop} from './demo-shop.ts';
import {smallCatalogue} from './small-catalogue.ts';
import {storefrontOperations} from './storefront-documents.ts';

const operations = storefrontOperations();

function readSchema(file: string): GraphQLSchema {
  const text = readFileSync(createRequire(import.meta.url).resolve(file), 'utf8');
  const introspection = JSON.parse(text) as IntrospectionQuery & {data?: IntrospectionQuery};
  return buildClientSchema(introspection.data ?? introspection);
}

test('§7 finds the storefront’s own operations', () => {
  const roots = operations.map(({document}) => print(document)).join('\n');
  for (const field of ['products(', 'productByHandle(', 'cartCreate('])
    expect(roots).toContain(field);
});

test('§7 takes the 2026-04 schema from Hydrogen 2026.4', () => {
  const {version} = createRequire(import.meta.url)('@shopify/hydrogen/package.json') as {
    version: string;
  };
  expect(version).toMatch(/^2026\.4\./);
});

describe.each(Object.entries(SCHEMA_FILES))('every document is valid in %s', (_version, file) => {
  const schema = readSchema(file);
  test.each(operations)('$kind $name', ({document}) => {
    expect(validate(schema, document).map(({message}) => message)).toEqual([]);
  });
});

interface Goods {
  collections: {nodes: Array<{handle: string}>};
  products: {
    nodes: Array<{
      id: string;
      handle: string;
      variants: {nodes: Array<{id: string}>; pageInfo: {startCursor: string}};
    }>;
  };
}

const GOODS =
  '{ products(first: 9) { nodes { id handle variants(first: 9) { nodes { id } pageInfo { startCursor } } } } collections(first: 1) { nodes { handle } } }';

describe.each(STOREFRONT_VERSIONS)('the demo shop in version %s', (version) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop({catalogue: smallCatalogue}, version);
  });
  afterAll(() => shop.stop());

  test.each(operations.filter(({kind}) => kind === 'query'))(
    'fills every field of query $name',
    async ({document}) => {
      const {data, errors} = await shop.send(print(document), await needed(document));
      expect(errors).toBeUndefined();
      expect(Object.values(data ?? {})).not.toContain(null);
    },
  );

  /** Values for the query's required variables alone. */
  async function needed(document: DocumentNode): Promise<Record<string, unknown>> {
    const {products, collections, cartCreate} = {
      ...(await shop.query<Goods>(GOODS)),
      ...(await cart()),
    };
    const [product] = products.nodes;
    const known: Record<string, unknown> = {
      first: 5,
      images: 5,
      page: 1,
      query: 'tag:carbon',
      handle: /^\s*collection\(/m.test(print(document))
        ? collections.nodes[0]?.handle
        : product?.handle,
      ids: products.nodes.flatMap(({variants}) => variants.nodes.map(({id}) => id)),
      after: product?.variants.pageInfo.startCursor,
      id: /^\s*cart\(/m.test(print(document)) ? cartCreate.cart.id : product?.id,
      language: 'SV',
      here: 'path:/old-page',
      atShopify: 'path:/old-page',
      ...Object.fromEntries(Array.from('abcdefgh', (name) => [name, product?.handle])),
    };
    const names = document.definitions.flatMap((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION
        ? (definition.variableDefinitions ?? []).flatMap(({type, variable}) =>
            type.kind === Kind.NON_NULL_TYPE ? [variable.name.value] : [],
          )
        : [],
    );
    return Object.fromEntries(names.map((name) => [name, known[name]]));
  }

  const cart = () =>
    shop.query<{cartCreate: {cart: {id: string}}}>('mutation { cartCreate { cart { id } } }');

  describe('with Hydrogen’s client', () => {
    // Hydrogen warns of a missing cache, private token and matching API version.
    beforeAll(() => {
      vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    });
    afterAll(() => {
      vi.restoreAllMocks();
    });

    function hydrogen(token = shop.environment.PUBLIC_STOREFRONT_API_TOKEN ?? '') {
      return createStorefrontClient({
        storeDomain: shop.origin,
        publicStorefrontToken: token,
        storefrontId: shop.environment.PUBLIC_STOREFRONT_ID,
        storefrontApiVersion: version,
        i18n: {language: 'SV', country: 'SE'},
        storefrontHeaders: {
          requestGroupId: null,
          buyerIp: null,
          buyerIpSig: null,
          cookie: null,
          purpose: null,
        },
      }).storefront;
    }

    test('answers a query in its country and language', async () => {
      const {localization} = await hydrogen().query<{localization: {country: {isoCode: string}}}>(
        `#graphql
          query ($country: CountryCode, $language: LanguageCode) @inContext(country: $country, language: $language) {
            localization { country { isoCode } language { isoCode } }
          }`,
      );
      expect(localization).toEqual({country: {isoCode: 'SE'}, language: {isoCode: 'SV'}});
    });

    test('refuses a wrong token with an error that Hydrogen reports', async () => {
      await expect(hydrogen('wrong').query('query Shop { shop { name } }')).rejects.toThrow(
        /storefront\.query/,
      );
    });

    test('has only the redirects in its database', async () => {
      const redirect = (pathname: string) =>
        storefrontRedirect({
          request: new Request(`https://example.com${pathname}`),
          response: new Response(null, {status: 404}),
          storefront: hydrogen(),
        });
      expect((await redirect('/old-page')).status).toBe(404);

      const database = new DatabaseSync(path.join(shop.dataDirectory, 'shop.sqlite'));
      database.exec("INSERT INTO url_redirect (path, target) VALUES ('/old-page', '/story')");
      database.close();
      const moved = await redirect('/old-page');
      expect(moved.status).toBe(301);
      expect(moved.headers.get('location')).toBe('/story');
      expect((await redirect('/another-page')).status).toBe(404);
    });
  });
});
