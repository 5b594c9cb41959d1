import {readFile} from 'node:fs/promises';
import type {RequestListener} from 'node:http';
import path from 'node:path';

/** Below `https://cdn.shopify.com`: four numbers for shop, storefront and deployment. */
const FILE = /^\/oxygen-v2(?:\/\d+){4}(\/[^?]+)/;

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/vnd.microsoft.icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/**
 * Serves a build's files like Shopify's CDN for Oxygen: under the deployment's own path, for every origin, cacheable
 * for a year.
 *
 * @param directory `dist/client`
 */
export function oxygenAssets(directory: string): RequestListener {
  return async (request, response) => {
    // Normalise with the leading slash, so that no path leaves the folder.
    const name = path.posix.normalize(FILE.exec(request.url ?? '')?.[1] ?? '/');
    const contents = await readFile(path.join(directory, name)).catch(() => undefined);
    response.writeHead(contents ? 200 : 404, {
      'Access-Control-Allow-Origin': '*',
      'Timing-Allow-Origin': '*',
      'X-Content-Type-Options': 'nosniff',
      'Content-Type': types[path.extname(name)] ?? 'text/plain',
      ...(contents && {'Cache-Control': 'public, max-age=31557600, immutable'}),
    });
    response.end(contents);
  };
}
