import {index, layout, prefix, route, type RouteConfigEntry} from '@react-router/dev/routes';
import {hydrogenRoutes} from '@shopify/hydrogen';
import {pages} from './shop/navigation';

/** Every URL of the shop. */
export const routes = [
  index('routes/home/route.tsx'),
  route('product/:handle', 'routes/product/route.tsx'),
  route('category/:category', 'routes/category/route.tsx'),
  route('search', 'routes/search/route.tsx'),
  route('filters', 'routes/filters/route.tsx'),

  // The pages to read that the shop has.
  layout(
    'routes/own-pages/route.tsx',
    pages.map((page) => route(page.slice(1), `routes${page}/route.tsx`)),
  ),

  route('admin', 'routes/admin/route.tsx'),
  route('admin/products', 'routes/admin/products/route.ts'),

  // Where links elsewhere lead on Shopify's own shops. What each becomes: app/.server/shopify-addresses.ts.
  ...[
    'cart',
    'collections',
    'collections/:handle',
    'collections/:collection/products/:handle',
    'products/:handle',
    'pages/:page',
  ].map((path) => route(path, 'routes/moved/route.tsx', {id: path})),
  route('policies/:policy', 'routes/policy/route.tsx'),
  route('cart/:lines', 'routes/cart-permalink/route.tsx'),
  route('discount/:code', 'routes/discount/route.ts'),

  // For search engines and home screens.
  route('robots.txt', 'routes/robots/route.ts'),
  route('sitemap.xml', 'routes/sitemap/route.ts'),
  route('sitemap/:part.xml', 'routes/sitemap/part/route.ts'),
  route('manifest.webmanifest', 'routes/manifest/route.ts'),
  route('favicon.ico', 'routes/favicon/route.ts'),

  // What pages ask for by themselves: JSON.
  ...prefix(
    'resources',
    ['filters', 'suggestions', 'recently-seen', 'cart-lines', 'checkout'].map((name) =>
      route(name, `routes/resources/${name}/route.ts`),
    ),
  ),

  route('*', 'routes/not-found/route.tsx'),
  // `*` matches no line break, which a malformed address may hold.
  ...[':1', ':1/:2', ':1/:2/:3'].map((path) =>
    route(path, 'routes/not-found/route.tsx', {id: path}),
  ),
] satisfies RouteConfigEntry[];

// In development alone: GraphiQL and the subrequest profiler.
export default hydrogenRoutes(routes);
