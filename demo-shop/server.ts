import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import type {DatabaseSync} from 'node:sqlite';
import {fileURLToPath} from 'node:url';
import {createAdminApi} from './admin-api/endpoint.ts';
import type {CostLimits} from './admin-api/cost-bucket.ts';
import type {CatalogueProduct} from './catalogue/types.ts';
import type {Goods} from './catalogues/goods.ts';
import {catalogueNamed, type CatalogueName} from './catalogues/index.ts';
import {vasterljus} from './catalogues/vasterljus.ts';
import {handleCheckout} from './checkout/handler.ts';
import {lastingPassphrase} from './database/lasting-passphrase.ts';
import {openDatabase} from './database/open-database.ts';
import {createPictureFinder} from './database/picture-files.ts';
import {once} from './database/rows.ts';
import {lastingSecret} from './database/settings.ts';
import {createStores, type Stores} from './database/stores.ts';
import {FaultSwitch} from './faults/fault-switch.ts';
import {handleFaults} from './faults/handler.ts';
import {anonKey} from './functions/anon-key.ts';
import {createFunctions} from './functions/endpoint.ts';
import {createImageHandler} from './images/handler.ts';
import {createStorefrontApi} from './storefront-api/endpoint.ts';
import {toRequestListener, type Handler} from './web/node-requests.ts';
import {policyPage} from './web/policy-page.ts';
import {startPage} from './web/start-page.ts';

export interface DemoShopOptions {
  /** 0 or none takes any free port. */
  port?: number;
  /** Holds the database and the cache of pictures; created if missing. */
  dataDirectory: string;
  /** Finished pictures, by default in the data directory. Shops may share one. */
  pictureCache?: string;
  /** Replaces the answer for a picture; undefined for the picture itself. */
  standIn?: (request: Request) => Response | undefined;
  /** A shop's name or description, or other goods for Västerljus; by default Västerljus. */
  catalogue?: CatalogueName | Goods | readonly CatalogueProduct[];
  /** The public Storefront API token; by default generated once per data directory. */
  token?: string;
  /** The Admin API's points; by default Shopify's standard plan. */
  adminApiLimits?: CostLimits;
}

export interface DemoShop {
  /** Scheme, host and port, such as `http://localhost:4000`. */
  origin: string;
  /** The variables for a storefront of this shop. */
  environment: Record<string, string>;
  /** The variables of a price function that runs elsewhere. The storefront only needs the secret. */
  functionEnvironment: Record<string, string>;
  faults: FaultSwitch;
  stores: Stores;
  /** Stops listening, closes connections and the database. */
  close(): Promise<void>;
}

const PHOTOGRAPHS = fileURLToPath(new URL('./photographs', import.meta.url));

/**
 * Starts a shop; several can run in one process, each with its own data directory.
 *
 * @throws if the port is taken (`code` is `EADDRINUSE`) or the catalogue is invalid.
 */
export async function startDemoShop(options: DemoShopOptions): Promise<DemoShop> {
  const {port = 0, dataDirectory} = options;
  const goods = goodsOf(options.catalogue);
  const {products: _products, collections: _collections, ...facts} = goods;
  const {database, catalogueVersion} = await openDatabase(dataDirectory, goods, PHOTOGRAPHS);
  const secrets = secretsOf(database);
  const {token = secrets.token} = options;
  const storesIn = createStores(database);
  const stores = storesIn();
  const faults = new FaultSwitch();
  const findPicture = createPictureFinder(goods.products);
  const images = createImageHandler({
    photographsDirectory: PHOTOGRAPHS,
    cacheDirectory: options.pictureCache ?? path.join(dataDirectory, 'pictures'),
    findPhotograph: (name) => findPicture(name)?.photograph,
    findDrawing: (name) => findPicture(name)?.drawing,
  });

  let handle: Handler = () => Promise.resolve(new Response(null, {status: 503}));
  const server = createServer(toRequestListener((request) => handle(request)));
  try {
    await listen(server, port);
  } catch (error) {
    database.close();
    throw error;
  }
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const shop = {storesIn, facts, origin, catalogueVersion};
  const storefrontApi = createStorefrontApi({...shop, faults, token});
  const adminApi = createAdminApi({
    stores,
    faults,
    token: secrets.adminToken,
    limits: options.adminApiLimits,
  });
  const functionEnvironment = {
    SHOPIFY_STORE_DOMAIN: origin,
    SHOPIFY_ADMIN_API_TOKEN: secrets.adminToken,
    PRICE_UPDATE_SECRET: secrets.priceUpdateSecret,
  };
  const functions = createFunctions({
    key: secrets.publicKey,
    environment: functionEnvironment,
    faults,
  });

  handle = async (request) => {
    const {pathname} = new URL(request.url);
    const adminVersion = /^\/admin\/api\/([^/]+)\/graphql\.json$/.exec(pathname)?.[1];
    if (adminVersion) return adminApi(request, adminVersion);
    const functionName = /^\/functions\/v1\/([^/]+)$/.exec(pathname)?.[1];
    if (functionName) return functions(request, functionName);
    const version = /^\/api\/([^/]+)\/graphql(?:\.json)?$/.exec(pathname)?.[1];
    if (version) return storefrontApi(request, version);
    if (pathname.startsWith('/cdn/shop/files/'))
      return options.standIn?.(request) ?? images(request);
    if (pathname.startsWith('/cart/c/')) return handleCheckout(request, shop);
    const policy = /^\/policies\/([^/]+)$/.exec(pathname)?.[1];
    if (policy) return policyPage(facts, policy);
    if (pathname === '/faults') return handleFaults(request, faults);
    if (pathname === '/') return startPage(facts.name, origin, token);
    return Response.json({errors: 'Not Found'}, {status: 404});
  };

  async function close(): Promise<void> {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
    database.close();
  }

  return {
    origin,
    faults,
    stores,
    environment: storefrontEnvironment(origin, {...secrets, token}),
    functionEnvironment,
    close: once(close),
  };
}

/** Kept in the database, so that a restart changes none. */
function secretsOf(database: DatabaseSync) {
  return {
    token: lastingSecret(database, 'storefront-token'),
    sessionSecret: lastingSecret(database, 'session-secret'),
    priceUpdateSecret: lastingSecret(database, 'price-update-secret'),
    adminToken: `shpat_${lastingSecret(database, 'admin-token')}`,
    publicKey: anonKey(lastingSecret(database, 'functions-secret')),
    passphrase: lastingPassphrase(database, 'admin-passphrase'),
  };
}

function storefrontEnvironment(origin: string, secrets: ReturnType<typeof secretsOf>) {
  return {
    PUBLIC_STORE_DOMAIN: origin,
    PUBLIC_STOREFRONT_API_TOKEN: secrets.token,
    PUBLIC_STOREFRONT_ID: '1000000001',
    PUBLIC_CHECKOUT_DOMAIN: new URL(origin).host,
    SESSION_SECRET: secrets.sessionSecret,
    ADMIN_PASSPHRASE: secrets.passphrase,
    SUPABASE_URL: origin,
    SUPABASE_ANON_KEY: secrets.publicKey,
    PRICE_UPDATE_SECRET: secrets.priceUpdateSecret,
  };
}

function goodsOf(catalogue: DemoShopOptions['catalogue'] = 'vasterljus'): Goods {
  if (typeof catalogue === 'string') return catalogueNamed(catalogue);
  return 'products' in catalogue ? catalogue : vasterljus(catalogue);
}

/** Only on the loopback interface: the shop is for this machine. */
function listen(server: ReturnType<typeof createServer>, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
}
