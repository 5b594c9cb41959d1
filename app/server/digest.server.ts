/** HMAC-SHA-256 of a text, so that what is compared or stored does not reveal it. */
export async function hmac(key: string, text: string): Promise<Uint8Array> {
  const encoder = new TextEncoder();
  const imported = await crypto.subtle.importKey(
    'raw',
    encoder.encode(key),
    {name: 'HMAC', hash: 'SHA-256'},
    false,
    ['sign'],
  );
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, encoder.encode(text)));
}

/**
 * A key derived from SESSION_SECRET: one key reveals nothing about another.
 *
 * @param secret SESSION_SECRET
 */
export async function keyFor(
  purpose: 'session cookie' | 'passphrase digest',
  secret: string,
): Promise<string> {
  return hex(await hmac(secret, purpose));
}

/** Whether two texts are equal, in a time that does not depend on where they differ. */
export async function isSameText(one: string, other: string): Promise<boolean> {
  const key = crypto.randomUUID();
  const [left, right] = await Promise.all([hmac(key, one), hmac(key, other)]);
  let difference = 0;
  for (const [index, byte] of left.entries()) difference |= byte ^ (right[index] ?? 0xff);
  return difference === 0;
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
