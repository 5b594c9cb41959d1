/** Compares two secrets in constant time, by all bytes of their SHA-256 digests. */
export async function sameSecret(sent: string, expected: string): Promise<boolean> {
  const [left, right] = await Promise.all([digest(sent), digest(expected)]);
  let difference = 0;
  for (const [index, byte] of left.entries()) difference |= byte ^ (right[index] ?? 0);
  return difference === 0;
}

async function digest(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}
