/**
 * A request's body as text, read only up to a limit. The price function is deployed separately and has its own copy.
 *
 * @returns undefined for a body that is longer, announced or not
 */
export async function readText(request: Request, maxBytes: number): Promise<string | undefined> {
  if (Number(request.headers.get('Content-Length')) > maxBytes) return undefined;
  const reader = request.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  for (;;) {
    const {value} = (await reader?.read()) ?? {};
    if (!value) return text + decoder.decode();
    length += value.byteLength;
    if (length > maxBytes) {
      await reader?.cancel();
      return undefined;
    }
    text += decoder.decode(value, {stream: true});
  }
}
