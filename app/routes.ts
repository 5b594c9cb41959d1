import {index, route, type RouteConfig} from '@react-router/dev/routes';
import {pages} from './shop/navigation';

export default [
  index('routes/home/route.tsx'),
  route('product/:handle', 'routes/product/route.tsx'),
  route('category/:category', 'routes/category/route.tsx'),

  // The pages to read that the shop has.
  ...pages.map((page) => route(page.slice(1), `routes${page}/route.tsx`)),

  route('admin', 'routes/admin/route.tsx'),

  // For search engines and home screens.
  route('robots.txt', 'routes/robots/route.ts'),
  route('sitemap.xml', 'routes/sitemap/route.ts'),
  route('manifest.webmanifest', 'routes/manifest/route.ts'),

  // Answers for the cart and the price administration, no pages.
  route('checkout', 'routes/checkout/route.tsx'),
  route('cart-lines', 'routes/cart-lines/route.tsx'),
  route('admin-products', 'routes/admin-products/route.ts'),
  route('admin-prices', 'routes/admin-prices/route.ts'),

  route('*', 'routes/not-found/route.tsx'),
] satisfies RouteConfig;
