import {index, route, type RouteConfig} from '@react-router/dev/routes';

export default [
  index('routes/home/route.tsx'),
  route('product/:handle', 'routes/product/route.tsx'),
  route('category/:category', 'routes/category/route.tsx'),

  route('admin', 'routes/admin/route.tsx'),

  // Answers for the cart and the price administration, no pages.
  route('checkout', 'routes/checkout/route.tsx'),
  route('cart-lines', 'routes/cart-lines/route.tsx'),
  route('admin-products', 'routes/admin-products/route.ts'),
  route('admin-prices', 'routes/admin-prices/route.ts'),

  route('*', 'routes/not-found/route.tsx'),
] satisfies RouteConfig;
