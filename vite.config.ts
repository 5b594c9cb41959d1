import {reactRouter} from '@react-router/dev/vite';
import {hydrogen} from '@shopify/hydrogen/vite';
import {oxygen} from '@shopify/mini-oxygen/vite';
import tailwindcss from '@tailwindcss/vite';
import {defineConfig} from 'vite';
import {imagetools} from 'vite-imagetools';
import {demoShop} from './demo-shop/vite-plugin.ts';

// Filled before the worker starts: from .env, or, where that names no shop, by the demo shop.
const workerEnvironment: Record<string, string> = {};

export default defineConfig({
  plugins: [
    tailwindcss(),
    imagetools(),
    demoShop(workerEnvironment),
    hydrogen(),
    oxygen({env: workerEnvironment}),
    reactRouter(),
  ],
  resolve: {tsconfigPaths: true},
  build: {
    // A strict Content-Security-Policy allows no data: URLs for scripts and styles.
    assetsInlineLimit: 0,
  },
  ssr: {
    optimizeDeps: {
      // CommonJS inside React Router that the worker's module runner cannot load as it is.
      include: ['react-router > set-cookie-parser', 'react-router > cookie', 'react-router'],
    },
  },
});
