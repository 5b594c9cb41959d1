import {hex} from '../digest.server';
import {LAST_GOOD_SECONDS} from '../storefront-cache/last-good-answers.server';

const POLICY = 'Content-Security-Policy';

/** A whole answer that is the same for everyone but for its nonce. */
export interface KeptDocument {
  headers: Array<[name: string, value: string]>;
  bytes: Uint8Array<ArrayBuffer>;
  /** The first visitor's nonce ('' if there is none) and its positions in bytes. */
  nonce: string;
  places: readonly number[];
  /** When its oldest part was fetched, ms since 1970. */
  since: number;
}

/** @param since when its oldest part was fetched, ms since 1970 */
export function keptDocument(
  headers: Headers,
  bytes: Uint8Array<ArrayBuffer>,
  since: number,
): KeptDocument {
  const nonce = /'nonce-([\da-f]+)'/.exec(headers.get(POLICY) ?? '')?.[1] ?? '';
  return {headers: [...headers], bytes, nonce, places: placesOf(nonce, bytes), since};
}

/**
 * Writes a new nonce over the old one, which is random and so occurs nowhere else. There is no `ETag`: after a 304 the
 * browser would show the old body under a policy that does not know its nonce.
 */
export function answerWith({headers, bytes, nonce, places}: KeptDocument): Response {
  const own = new Headers(headers);
  if (!nonce) return new Response(bytes, {headers: own});
  const fresh = hex(crypto.getRandomValues(new Uint8Array(nonce.length / 2)));
  const letters = new TextEncoder().encode(fresh);
  const body = bytes.slice();
  for (const place of places) body.set(letters, place);
  own.set(POLICY, (own.get(POLICY) ?? '').replaceAll(nonce, fresh));
  return new Response(body, {headers: own});
}

/** As the Cache API takes it. */
export function storedAnswer({headers, bytes, since}: KeptDocument): Response {
  return new Response(bytes, {
    headers: {
      'Cache-Control': `public, max-age=${LAST_GOOD_SECONDS}`,
      'Document': JSON.stringify({headers, since}),
    },
  });
}

export async function readStoredAnswer(stored: Response): Promise<KeptDocument> {
  const {headers, since} = JSON.parse(stored.headers.get('Document') ?? '') as Pick<
    KeptDocument,
    'headers' | 'since'
  >;
  const bytes = new Uint8Array(await stored.arrayBuffer());
  return keptDocument(new Headers(headers), bytes, since);
}

function placesOf(nonce: string, bytes: Uint8Array): number[] {
  if (!nonce) return [];
  // One character per byte, so that positions agree.
  const text = new TextDecoder('latin1').decode(bytes);
  const places: number[] = [];
  for (let at = text.indexOf(nonce); at >= 0; at = text.indexOf(nonce, at + nonce.length)) {
    places.push(at);
  }
  return places;
}
