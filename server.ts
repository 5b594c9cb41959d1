import {createRequestHandler} from '@shopify/hydrogen';
import * as serverBuild from 'virtual:react-router/server-build';
import {askedVariant} from '~/catalogue/variant-address.server';
import {canonicalRedirect} from '~/server/addresses.server';
import {
  createShopContext,
  pageRecordContext,
  shopEnvironmentContext,
  storefrontApiContext,
} from '~/server/context.server';
import {EnvironmentError, type ShopEnvironment} from '~/server/environment.server';
import {keepLanguage} from '~/server/language.server';
import {logError} from '~/server/log.server';
import {outcomeOf} from '~/server/outcome.server';
import {ownerRedirect} from '~/server/owner-redirect.server';
import {sharedDocument, type Rendered} from '~/server/page-cache/shared-document.server';
import {askedOfProduct, sharedRequest} from '~/server/page-cache/shared-request.server';
import {sharedRoutes} from '~/server/page-cache/shared-routes.server';
import {withResponseHeaders} from '~/server/response-headers.server';
import {isHiddenFromSearchEngines} from '~/server/search-engines.server';
import {recentGeneration} from '~/server/storefront-cache/answer-generation.server';

/** How long a browser may keep a navigation's data, so that a prefetched link opens without a second request. */
const PREFETCH_SECONDS = 5;

/** Paths of the pages without parameters. */
const pages = new Set(Object.values(serverBuild.routes).map((page) => `/${page?.path ?? ''}`));

const isSharedPage = sharedRoutes(serverBuild);

export default {
  async fetch(request: Request, env: Env, executionContext: ExecutionContext): Promise<Response> {
    return withResponseHeaders(request, await answer(request, env, executionContext));
  },
};

async function answer(
  request: Request,
  env: Env,
  executionContext: ExecutionContext,
): Promise<Response> {
  try {
    const canonical = canonicalRedirect(request, pages);
    if (canonical) return canonical;
    const response =
      (await sharedAnswer(request, env, executionContext)) ??
      (await render(request, request, env, executionContext)).response;
    return keepLanguage(request, response);
  } catch (error) {
    logError('request failed', error, {path: new URL(request.url).pathname});
    const isSetUpWrong = error instanceof EnvironmentError;
    return new Response(isSetUpWrong ? error.message : 'An unexpected error occurred', {
      status: 500,
      headers: {'Content-Type': 'text/plain; charset=utf-8'},
    });
  }
}

/** An answer that others get too; undefined if it is only for this visitor. */
async function sharedAnswer(request: Request, env: Env, executionContext: ExecutionContext) {
  const shared = import.meta.env.DEV
    ? undefined
    : await wholeRequest(request, env, executionContext);
  if (!shared) return undefined;
  const cache = await caches.open('hydrogen');
  const {PUBLIC_STORE_DOMAIN, HIDE_FROM_SEARCH_ENGINES}: Partial<ShopEnvironment> = env;
  const response = await sharedDocument({
    key: [
      await recentGeneration(cache),
      // On Oxygen a folder of this deployment's own.
      import.meta.env.BASE_URL,
      serverBuild.assets.version,
      PUBLIC_STORE_DOMAIN,
      HIDE_FROM_SEARCH_ENGINES,
      shared.key,
    ].join(' '),
    cache,
    waitUntil: executionContext.waitUntil.bind(executionContext),
    isShared: () => isSharedPage(request),
    render: (isRenewal) => render(shared.toRequest(), request, env, executionContext, isRenewal),
  });
  if (!response || request.method === 'GET') return response;
  await response.body?.cancel();
  return new Response(null, response);
}

/** With the variant that a product's address asks for; undefined if that fails. */
async function wholeRequest(request: Request, env: Env, executionContext: ExecutionContext) {
  const plain = sharedRequest(request);
  const asked = plain && askedOfProduct(request);
  if (!asked) return plain;
  const context = await createShopContext(plain.toRequest(), env, executionContext);
  const variant = await outcomeOf(askedVariant(context.get(storefrontApiContext), asked));
  return variant.ok ? sharedRequest(request, variant.value) : undefined;
}

/**
 * @param request that the answer is made for
 * @param asked the visitor's own request
 * @param isRenewal true where no visitor waits for the answer
 */
async function render(
  request: Request,
  asked: Request,
  env: Env,
  executionContext: ExecutionContext,
  isRenewal = false,
): Promise<Rendered> {
  const context = await createShopContext(request, env, executionContext, isRenewal);
  const handleRequest = createRequestHandler({
    build: serverBuild,
    mode: process.env.NODE_ENV,
    getLoadContext: () => context,
    // The shop measures nothing, so Shopify's tracking cookies stay with Shopify.
    collectTrackingInformation: false,
    poweredByHeader: false,
  });
  const response = await handleRequest(request);
  if (context.session.isPending) {
    response.headers.append('Set-Cookie', await context.session.commit());
  }
  if (isNavigationData(request) && response.headers.get('Cache-Control') !== 'no-store') {
    response.headers.set('Cache-Control', `private, max-age=${PREFETCH_SECONDS}`);
    response.headers.set('Vary', 'Cookie');
  }
  if (isHiddenFromSearchEngines(request, context.get(shopEnvironmentContext))) {
    response.headers.set('X-Robots-Tag', 'noindex');
  }
  const record = context.get(pageRecordContext);
  if (response.status !== 404) return {response, record};
  const redirect = await ownerRedirect(asked, context.get(storefrontApiContext));
  if (redirect) await response.body?.cancel();
  return {response: redirect ?? response, record};
}

function isNavigationData({method, url}: Request): boolean {
  return method === 'GET' && new URL(url).pathname.endsWith('.data');
}
