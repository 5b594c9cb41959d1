/**
 * Reads a request's body as text.
 *
 * @param limit bytes
 * @returns undefined for a larger body, without reading the rest
 */
export async function readBody(request: Request, limit: number): Promise<string | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return undefined;
  const reader = request.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  for (;;) {
    const {done, value} = await reader.read();
    if (done) return text + decoder.decode();
    length += value.byteLength;
    if (length > limit) {
      await reader.cancel();
      return undefined;
    }
    text += decoder.decode(value, {stream: true});
  }
}
