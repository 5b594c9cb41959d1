/** A year. */
const HTTPS_ONLY_SECONDS = 31_536_000;

/** Blocks everything if a browser opens a file, redirect or data as a page. */
const NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Of every response. */
const always = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // The checkout opens in a tab that this shop opens before it knows the address.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
} as const;

/**
 * Adds the headers that every response has: page, data, file, redirect or error. A response that a shared cache may
 * keep sets no cookie.
 */
export function withResponseHeaders(request: Request, response: Response): Response {
  // The headers of a redirect or of another server's answer are immutable.
  const answer = new Response(response.body, response);
  const {headers} = answer;
  for (const [name, value] of Object.entries(always)) headers.set(name, value);
  // The developer's tools, which exist only in development, come without a policy.
  if (!headers.has('Content-Security-Policy') && !import.meta.env.DEV) {
    headers.set('Content-Security-Policy', NOTHING);
  }
  if (new URL(request.url).protocol === 'https:') {
    headers.set('Strict-Transport-Security', `max-age=${HTTPS_ONLY_SECONDS}`);
  }
  if (/\bpublic\b/.test(headers.get('Cache-Control') ?? '')) headers.delete('Set-Cookie');
  return answer;
}
