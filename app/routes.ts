import {index, route, type RouteConfigEntry} from '@react-router/dev/routes';
import {hydrogenRoutes} from '@shopify/hydrogen';

/** Every URL of the shop. */
export const routes = [
  index('routes/home/route.tsx'),
  route('product/:handle', 'routes/product/route.tsx'),
  route('category/:category', 'routes/category/route.tsx'),

  route('why-carbon-fiber', 'routes/why-carbon-fiber/route.tsx'),
  route('story', 'routes/story/route.tsx'),
  route('about', 'routes/about/route.tsx'),
  route('contact', 'routes/contact/route.tsx'),
  route('faq', 'routes/faq/route.tsx'),
  route('returns', 'routes/returns/route.tsx'),
  route('privacy', 'routes/privacy/route.tsx'),
  route('terms', 'routes/terms/route.tsx'),
  route('accessibility', 'routes/accessibility/route.tsx'),

  route('admin', 'routes/admin/route.tsx'),

  // Where links elsewhere lead on Shopify's own shops. What each becomes: app/.server/shopify-addresses.ts.
  ...[
    'cart',
    'collections',
    'collections/:handle',
    'collections/:collection/products/:handle',
    'products/:handle',
    'policies/:policy',
    'pages/:page',
  ].map((path) => route(path, 'routes/moved/route.tsx', {id: path})),
  route('cart/:lines', 'routes/cart-permalink/route.tsx'),
  route('discount/:code', 'routes/discount/route.ts'),

  // For search engines and home screens.
  route('robots.txt', 'routes/robots/route.ts'),
  route('sitemap.xml', 'routes/sitemap/route.ts'),
  route('manifest.webmanifest', 'routes/manifest/route.ts'),
  route('favicon.ico', 'routes/favicon/route.ts'),

  // Answers for the cart and the price administration, no pages.
  route('checkout', 'routes/checkout/route.tsx'),
  route('cart-lines', 'routes/cart-lines/route.tsx'),
  route('admin-products', 'routes/admin-products/route.ts'),
  route('admin-prices', 'routes/admin-prices/route.ts'),

  route('*', 'routes/not-found/route.tsx'),
  // `*` matches no line break, which a malformed address may hold.
  ...[':1', ':1/:2', ':1/:2/:3'].map((path) =>
    route(path, 'routes/not-found/route.tsx', {id: path}),
  ),
] satisfies RouteConfigEntry[];

// In development alone: GraphiQL and the subrequest profiler.
export default hydrogenRoutes(routes);
