import {shopEnvironmentContext} from '~/server/context.server';
import {isHiddenFromSearchEngines} from '~/server/search-engines.server';
import type {Route} from './+types/route';

export function loader({request, context}: Route.LoaderArgs): Response {
  const rules = isHiddenFromSearchEngines(request, context.get(shopEnvironmentContext))
    ? ['User-agent: *', 'Disallow: /']
    : [
        'User-agent: *',
        'Disallow: /admin',
        'Disallow: /resources/checkout',
        'Disallow: /cart',
        '',
        `Sitemap: ${new URL(request.url).origin}/sitemap.xml`,
      ];
  return new Response(`${rules.join('\n')}\n`, {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  });
}
