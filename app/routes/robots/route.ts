import type {Route} from './+types/route';

/** Hosts of Oxygen's previews, which are not the shop that anyone should find. */
const PREVIEW = /\.(myshopify\.dev|o2\.myshopify\.dev)$/;

export function loader({request}: Route.LoaderArgs): Response {
  const {hostname, origin} = new URL(request.url);
  const rules = PREVIEW.test(hostname)
    ? ['User-agent: *', 'Disallow: /']
    : [
        'User-agent: *',
        'Disallow: /admin',
        'Disallow: /checkout',
        'Disallow: /cart-lines',
        '',
        `Sitemap: ${origin}/sitemap.xml`,
      ];
  return new Response(`${rules.join('\n')}\n`, {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  });
}
