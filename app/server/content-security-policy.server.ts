/**
 * The SHA-256 of the one `<style>` that Sonner 1.7.4 writes, and of the same while it is still empty. Another version
 * of Sonner has another hash: the browser names it when it refuses the style, and browser tests with a message fail.
 */
const SONNER_STYLE = [
  "'sha256-Od9mHMH7x2G6QuoV3hsPkDCwIyqbg2DX3F5nLeCYQBc='",
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
];

interface Policy {
  /** Of this answer only. */
  nonce: string;
  /** Where the shop's product pictures come from. */
  pictureOrigin: string;
  /** True in `shopify hydrogen dev`, where Vite writes styles into the page and talks over a web socket. */
  isDevelopment: boolean;
  /** Where the build's files lie: `/`, or on Oxygen this deployment's own folder on Shopify's CDN. */
  base: string;
}

/**
 * What a page may load. Hydrogen's `createContentSecurityPolicy` can only add to its defaults, which allow inline
 * styles and everything on cdn.shopify.com, where anyone can put a script.
 */
export function contentSecurityPolicy({nonce, pictureOrigin, isDevelopment, base}: Policy): string {
  const files = base === '/' ? "'self'" : base;
  const directives = {
    // For everything without its own directive, in Firefox also prefetched page data.
    'default-src': ["'self'"],
    // Not `strict-dynamic`, which lets a script with the nonce load any other from anywhere.
    'script-src': [files, `'nonce-${nonce}'`],
    'style-src': isDevelopment ? [files, "'unsafe-inline'"] : [files, ...SONNER_STYLE],
    // React writes a picture's tone and a swatch's colour, which come from the shop, as `style` attributes.
    'style-src-attr': ["'unsafe-inline'"],
    'font-src': [files],
    'img-src': [files, pictureOrigin],
    'connect-src': isDevelopment ? ["'self'", 'ws:'] : ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': ["'none'"],
    'object-src': ["'none'"],
    'worker-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}
