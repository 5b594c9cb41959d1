import {index, route, type RouteConfig} from '@react-router/dev/routes';

export default [
  index('routes/home/route.tsx'),
  route('product/:handle', 'routes/product/route.tsx'),
  route('category/:category', 'routes/category/route.tsx'),

  // Answers for the cart, no pages.
  route('checkout', 'routes/checkout/route.tsx'),
  route('cart-lines', 'routes/cart-lines/route.tsx'),

  route('*', 'routes/not-found/route.tsx'),
] satisfies RouteConfig;
