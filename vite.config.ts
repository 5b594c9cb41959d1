import {reactRouter} from '@react-router/dev/vite';
import {hydrogen} from '@shopify/hydrogen/vite';
import {oxygen} from '@shopify/mini-oxygen/vite';
import tailwindcss from '@tailwindcss/vite';
import {defineConfig, type Plugin, type PreviewServer, type ViteDevServer} from 'vite';
import {demoShop} from './demo-shop/vite-plugin.ts';
import {pictures} from './vite/pictures.ts';
import {shortQueries} from './vite/short-queries.ts';
import {textPages} from './vite/text-pages.ts';

// Filled before the worker starts: from .env, or, where that names no shop, by the demo shop.
const workerEnvironment: Record<string, string> = {};

/** mini-oxygen answers a malformed percent sign with its own stack trace, before the worker sees it. */
function mendAddresses(): Plugin {
  const hook = {
    order: 'pre' as const,
    handler({middlewares}: ViteDevServer | PreviewServer) {
      middlewares.use((request, _response, next) => {
        request.url = request.url?.replace(/%(?![\da-f]{2})/gi, '%25');
        next();
      });
    },
  };
  return {name: 'mend-addresses', configureServer: hook, configurePreviewServer: hook};
}

export default defineConfig(({command}) => ({
  plugins: [
    mendAddresses(),
    tailwindcss(),
    pictures(command),
    shortQueries(),
    textPages(),
    demoShop(workerEnvironment),
    hydrogen(),
    oxygen({env: workerEnvironment}),
    reactRouter(),
  ],
  resolve: {
    tsconfigPaths: true,
    // vfile's own three are for Node, which React Router's plugin names among the worker's conditions.
    alias: [
      {
        find: /^#min(path|proc|url)$/,
        replacement: `${import.meta.dirname}/node_modules/vfile/lib/min$1.browser.js`,
      },
      ...(command === 'build'
        ? [
            // React Router's package leads to its development build whatever the mode.
            {
              find: /^react-router$/,
              replacement: `${import.meta.dirname}/node_modules/react-router/dist/production/index.mjs`,
            },
            {
              find: 'react-router/dom',
              replacement: `${import.meta.dirname}/node_modules/react-router/dist/production/dom-export.mjs`,
            },
            // The worker streams its pages: without React's older renderer, which comes with the other, it is 87 KB smaller.
            {
              find: 'react-dom/server',
              replacement: `${import.meta.dirname}/node_modules/react-dom/cjs/react-dom-server.edge.production.js`,
            },
          ]
        : []),
    ],
  },
  build: {
    // A strict Content-Security-Policy allows no data: URLs for scripts and styles.
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // Two files for what nearly every page needs, and one for lists, instead of some fifteen that each cost a
              // request; the framework keeps its address while the shop changes.
              groups: [
                {
                  name: 'framework',
                  test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie|set-cookie-parser)[\\/]|rolldown[\\/]runtime/,
                  priority: 2,
                },
                {
                  name: 'shop',
                  // Pages to read alone are made of these, or lists alone.
                  test: /^(?!.*(layout[\\/](text-page|company-details|question-list)|app[\\/]filters))/,
                  tags: ['$initial'],
                  minShareCount: 2,
                  priority: 1,
                },
                {
                  name: 'lists',
                  test: /app[\\/]filters[\\/](bar-text|chosen|filter-bar|list-address|near|use-list-title)/,
                  priority: 0,
                },
              ],
            },
          },
        },
      },
    },
  },
  ssr: {
    optimizeDeps: {
      // CommonJS inside React Router that the worker's module runner cannot load as it is.
      include: ['react-router > set-cookie-parser', 'react-router > cookie', 'react-router'],
    },
  },
}));
