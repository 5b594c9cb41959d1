import {createRequestHandler} from '@shopify/hydrogen';
import * as serverBuild from 'virtual:react-router/server-build';
import {canonicalRedirect} from '~/.server/addresses';
import {withAnswerHeaders} from '~/.server/answer-headers';
import {createShopContext, shopEnvironmentContext, storefrontApiContext} from '~/.server/context';
import {EnvironmentError} from '~/.server/environment';
import {ownerRedirect} from '~/.server/owner-redirect';
import {logError} from '~/.server/log';
import {isHiddenFromSearchEngines} from '~/.server/search-engines';

/** Seconds that a browser may keep a navigation's data, so that a prefetched link opens without a second request. */
const PREFETCH_LIFE = 5;

/** Paths of the pages without parameters. */
const pages = new Set(Object.values(serverBuild.routes).map((page) => `/${page?.path ?? ''}`));

export default {
  async fetch(request: Request, env: Env, executionContext: ExecutionContext): Promise<Response> {
    return withAnswerHeaders(request, await answer(request, env, executionContext));
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
    const context = await createShopContext(request, env, executionContext);
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
      response.headers.set('Cache-Control', `private, max-age=${PREFETCH_LIFE}`);
      response.headers.set('Vary', 'Cookie');
    }
    if (isHiddenFromSearchEngines(request, context.get(shopEnvironmentContext))) {
      response.headers.set('X-Robots-Tag', 'noindex');
    }
    if (response.status !== 404) return response;
    const redirect = await ownerRedirect(request, context.get(storefrontApiContext));
    if (redirect) await response.body?.cancel();
    return redirect ?? response;
  } catch (error) {
    logError('request failed', error, {path: new URL(request.url).pathname});
    const isSetUpWrong = error instanceof EnvironmentError;
    return new Response(isSetUpWrong ? error.message : 'An unexpected error occurred', {
      status: 500,
      headers: {'Content-Type': 'text/plain; charset=utf-8'},
    });
  }
}

function isNavigationData({method, url}: Request): boolean {
  return method === 'GET' && new URL(url).pathname.endsWith('.data');
}
