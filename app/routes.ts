import {index, layout, prefix, route, type RouteConfigEntry} from '@react-router/dev/routes';
import {hydrogenRoutes} from '@shopify/hydrogen';
import {pages} from './shop/navigation';

/** Every URL of the shop. */
export const routes = [
  layout('routes/shop/route.tsx', [
    index('routes/home/route.tsx'),
    route('product/:handle', 'routes/product/route.tsx'),
    route('category/:category', 'routes/category/route.tsx'),
    route('search', 'routes/search/route.tsx'),
    route('filters', 'routes/filters/route.tsx'),

    // The shop's pages to read.
    layout(
      'routes/own-pages/route.tsx',
      pages.map((page) => route(page.slice(1), `routes${page}/route.tsx`)),
    ),

    // Addresses of Shopify's own shops, for links from elsewhere; see app/server/shopify-addresses.server.ts.
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

    route('*', 'routes/not-found/route.tsx'),
    // `*` matches no line break, which a malformed address may hold.
    ...[':1', ':1/:2', ':1/:2/:3'].map((path) =>
      route(path, 'routes/not-found/route.tsx', {id: path}),
    ),
  ]),

  layout('routes/tool/route.tsx', [
    route('admin', 'routes/admin/route.tsx'),
    // JSON for the tool alone: below its address, which robots.txt disallows, and under its layout's middleware.
    route('admin/products', 'routes/admin/products/route.ts'),
  ]),

  // Leads into the shop.
  route('discount/:code', 'routes/discount/route.ts'),

  // For search engines and home screens.
  route('robots.txt', 'routes/robots/route.ts'),
  route('sitemap.xml', 'routes/sitemap/route.ts'),
  route('sitemap/:part.xml', 'routes/sitemap/part/route.ts'),
  route('manifest.webmanifest', 'routes/manifest/route.ts'),
  route('favicon.ico', 'routes/favicon/route.ts'),

  // JSON for pages.
  ...prefix(
    'resources',
    ['filters', 'suggestions', 'recently-seen', 'cart-lines', 'checkout'].map((name) =>
      route(name, `routes/resources/${name}/route.ts`),
    ),
  ),
] satisfies RouteConfigEntry[];

// Adds GraphiQL and the subrequest profiler in development.
export default hydrogenRoutes(routes);
