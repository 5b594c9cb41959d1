import {storefrontApiContext} from '~/server/context.server';
import {loadSitemapLength} from '~/catalogue/load-sitemap.server';
import type {Route} from './+types/route';
import {sitemapIndex, xmlAnswer} from './sitemap-xml.server';

/**
 * The sitemap's parts: one of pages and collections, the rest of products. Hydrogen's `getSitemap` lists each page in
 * only one language, and passes errors of the API on.
 */
export function loader({request, context}: Route.LoaderArgs): Promise<Response> {
  const {origin} = new URL(request.url);
  const products = loadSitemapLength(context.get(storefrontApiContext));
  return xmlAnswer(
    products.then((count) => {
      const numbers = Array.from({length: count}, (_, index) => index + 1);
      return sitemapIndex(
        origin,
        ['pages', ...numbers].map((part) => `/sitemap/${part}.xml`),
      );
    }),
  );
}
