import {createRequestHandler, storefrontRedirect} from '@shopify/hydrogen';
import * as serverBuild from 'virtual:react-router/server-build';
import {createShopContext} from '~/.server/context';
import {EnvironmentError} from '~/.server/environment';

export default {
  async fetch(request: Request, env: Env, executionContext: ExecutionContext): Promise<Response> {
    try {
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
      if (response.status !== 404) return response;
      // The shop's owner may have redirected an old address in Shopify; /admin is this shop's own page.
      return await storefrontRedirect({
        request,
        response,
        storefront: context.storefront,
        noAdminRedirect: true,
      });
    } catch (error) {
      console.error(error);
      const message =
        error instanceof EnvironmentError ? error.message : 'An unexpected error occurred';
      return new Response(message, {status: 500});
    }
  },
};
