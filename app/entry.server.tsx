import {createContentSecurityPolicy} from '@shopify/hydrogen';
import {isbot} from 'isbot';
import {renderToReadableStream} from 'react-dom/server';
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router';
import {isPageRequest} from '~/server/addresses.server';
import {contentSecurityPolicy} from '~/server/content-security-policy.server';
import {pageRecordContext, shopEnvironmentContext} from '~/server/context.server';
import {log, logError} from '~/server/log.server';
import {isForeignOrigin} from '~/server/origin.server';
import {storeOrigin} from '~/server/store-origin.server';
import {isDeveloperTool} from '~/layout/developer-tools';

/**
 * In ms. React Router gives up on deferred data after 5 s with an error page; a slow catalogue may take longer, and its
 * own timeout ends in a message.
 */
export const streamTimeout = 60_000;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  // Hydrogen's own policy would allow too much; its nonce is what `useNonce` gives.
  const {nonce, NonceProvider} = createContentSecurityPolicy();
  const {matches} = routerContext.staticHandlerContext;
  // Hydrogen's own tools have no policy, and know no nonce in the browser.
  const isTool = matches.some(({route}) => isDeveloperTool(route.id));

  const body = await renderToReadableStream(
    <NonceProvider>
      <ServerRouter context={routerContext} url={request.url} {...(!isTool && {nonce})} />
    </NonceProvider>,
    {
      nonce,
      signal: request.signal,
      // Large blocks inline: by default React hides them until a script moves them, so a visitor without scripts would
      // only see the skeleton.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError(error) {
        context.get(pageRecordContext).hasFailed = true;
        if (request.signal.aborted) return;
        logError('page not rendered', error, {path: new URL(request.url).pathname});
        status = 500;
      },
    },
  );
  // A search engine gets the complete page; everyone else gets its beginning as early as possible.
  if (isbot(request.headers.get('User-Agent'))) await body.allReady;

  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (!isTool) {
    headers.set(
      'Content-Security-Policy',
      contentSecurityPolicy({
        nonce,
        pictureOrigin: storeOrigin(context.get(shopEnvironmentContext)),
        isDevelopment: import.meta.env.DEV,
        base: import.meta.env.BASE_URL,
      }),
    );
  }
  // A route may set it: /admin's answers must not be cached.
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-cache');
  return new Response(body, {headers, status});
}

/** What a loader or an action threw. A wrong request, such as an unknown method, is no error of the shop. */
export const handleError: HandleErrorFunction = (error, {request}) => {
  if (request.signal.aborted) return;
  const path = new URL(request.url).pathname;
  if (!isPageRequest(request) && isForeignOrigin(request)) {
    // React Router refuses such a form before any action runs, and throws a plain error for it.
    log('info', 'request refused', {method: request.method, path, status: 400});
  } else if (isRouteErrorResponse(error) && error.status < 500) {
    log('info', 'request refused', {method: request.method, path, status: error.status});
  } else {
    logError('page failed', isRouteErrorResponse(error) ? error.data : error, {path});
  }
};
