/**
 * The runtime's entry, and the only file with a runtime's own API; everything else only uses the web's standard APIs.
 *
 *     supabase secrets set SHOPIFY_STORE_DOMAIN=… SHOPIFY_ADMIN_API_TOKEN=… PRICE_UPDATE_SECRET=…
 *     supabase functions deploy update-shopify-prices
 */
import {createPriceUpdateHandler} from './handler.ts';

const handle = createPriceUpdateHandler({
  environment: (name) => Deno.env.get(name),
  log: (message) => console.error(message),
});

Deno.serve((request) => handle(request));
