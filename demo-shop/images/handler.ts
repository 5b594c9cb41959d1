import {createHash} from 'node:crypto';
import path from 'node:path';
import sharp from 'sharp';
import type {Drawing} from '../catalogues/goods.ts';
import {drawnOriginal} from './drawing.ts';
import {encode, mediaTypes, negotiateFormat, type Format} from './format.ts';
import {openOriginal, type Original} from './original.ts';
import {readParameters} from './parameters.ts';
import {createPictureCache} from './picture-cache.ts';
import {planRendition, type Rendition} from './rendition.ts';
import {createWorkQueue} from './work-queue.ts';

export interface ImageHandlerOptions {
  photographsDirectory: string;
  /** Created if missing; may be emptied at any time. */
  cacheDirectory: string;
  /** A photograph's path by name. */
  findPhotograph(fileName: string): string | undefined;
  /** The drawing for a name without a photograph. */
  findDrawing?(fileName: string): Drawing | undefined;
}

const prefix = '/cdn/shop/files/';

/** Changes with cropping and encoding, to ignore older files in the cache. */
const encodingVersion = 1;

/** Serves `/cdn/shop/files/<name>` with `width`, `height`, `crop` and `format`, like Shopify's CDN. */
export function createImageHandler(options: ImageHandlerOptions) {
  // One thread per picture and two pictures at a time, to leave capacity for pages.
  sharp.concurrency(1);
  const inTurn = createWorkQueue(2);
  const cached = createPictureCache(options.cacheDirectory);

  return async function handle(request: Request): Promise<Response> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return plain(405, 'Pictures can only be read: use GET or HEAD.', {Allow: 'GET, HEAD'});
    }
    const url = new URL(request.url);
    const name = fileName(url.pathname);
    const photograph = name === undefined ? undefined : options.findPhotograph(name);
    const drawing = name === undefined ? undefined : options.findDrawing?.(name);
    if (!photograph && !drawing) return plain(404, 'There is no picture of this name.');
    const parameters = readParameters(url.searchParams);
    if ('error' in parameters) return plain(400, parameters.error);

    const original = drawing
      ? drawnOriginal(drawing)
      : await openOriginal(path.join(options.photographsDirectory, photograph ?? '')).catch(
          () => undefined,
        );
    if (!original) return plain(404, 'The file of this picture is missing.');
    const format = parameters.format ?? negotiateFormat(request.headers.get('Accept'));
    const rendition = planRendition(original.size, parameters);
    const key = cacheKey(original, rendition, format);
    const headers = {
      'Cache-Control': 'public, max-age=31557600, immutable',
      'ETag': `"${key}"`,
      'Vary': 'Accept',
    };
    if (matches(request.headers.get('If-None-Match'), headers.ETag)) {
      return new Response(null, {status: 304, headers});
    }
    const picture = await cached(key, () => inTurn(() => make(original, rendition, format)));
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(picture), {
      headers: {
        ...headers,
        'Content-Length': String(picture.length),
        'Content-Type': mediaTypes[format],
        'X-Content-Type-Options': 'nosniff',
      },
    });
  };
}

/** Only the name; undefined for a URL with further folders or bad encoding. */
function fileName(pathname: string): string | undefined {
  if (!pathname.startsWith(prefix)) return undefined;
  try {
    const name = decodeURIComponent(pathname.slice(prefix.length));
    return /[/\\\0]/.test(name) ? undefined : name;
  } catch {
    return undefined;
  }
}

function cacheKey(original: Original, rendition: Rendition, format: Format): string {
  return createHash('sha256')
    .update(JSON.stringify([encodingVersion, original.fingerprint, rendition, format]))
    .digest('hex')
    .slice(0, 40);
}

function make(original: Original, {scaled, size, left, top}: Rendition, format: Format) {
  const picture = original
    .open()
    .resize({...scaled, fit: 'fill'})
    .extract({left, top, ...size})
    .flatten({background: '#e9e6df'});
  return encode(picture, format);
}

function matches(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  return ifNoneMatch
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === '*' || tag === etag);
}

function plain(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(`${text}\n`, {
    status,
    headers: {...headers, 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8'},
  });
}
