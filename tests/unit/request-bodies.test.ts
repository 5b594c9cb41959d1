import {describe, expect, test} from 'vitest';
import * as z from 'zod/mini';
import {readJson} from '../../app/server/read-json.server';
import {readText} from '../../app/server/read-text.server';

const ADDRESS = 'https://shop.test/checkout';

/** A request without a Content-Length. */
function streamed(
  body: ReadableStream<Uint8Array> | null,
  headers: Record<string, string> = {},
): Request {
  return new Request(ADDRESS, {method: 'POST', body, headers, duplex: 'half'} as RequestInit);
}

/** A body of one megabyte in chunks of a kilobyte. */
function long() {
  const state = {sent: 0, isCancelled: false};
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      state.sent += 1024;
      controller.enqueue(new Uint8Array(1024).fill(32));
      if (state.sent >= 1_000_000) controller.close();
    },
    cancel() {
      state.isCancelled = true;
    },
  });
  return {state, body};
}

describe('§5 the limit of a body', () => {
  test('reads a body within the limit, with intact characters', async () => {
    const bytes = new TextEncoder().encode('å🕶️');
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
        controller.close();
      },
    });
    expect(await readText(streamed(body), bytes.length)).toBe('å🕶️');
    expect(await readText(streamed(null), 0)).toBe('');
  });

  test('counts bytes, not characters', async () => {
    const request = () => new Request(ADDRESS, {method: 'POST', body: 'ååå'});
    expect(await readText(request(), 6)).toBe('ååå');
    expect(await readText(request(), 5)).toBeUndefined();
  });

  test('stops reading just past the limit', async () => {
    const {state, body} = long();
    expect(await readText(streamed(body), 10_000)).toBeUndefined();
    expect(state.sent).toBeLessThan(20_000);
    expect(state.isCancelled).toBe(true);
  });

  test('does not read a body with a Content-Length above the limit', async () => {
    const request = new Request(ADDRESS, {
      method: 'POST',
      headers: {'Content-Length': '10001'},
      body: 'x',
    });
    expect(await readText(request, 10_000)).toBeUndefined();
    expect(request.bodyUsed).toBe(false);
  });
});

describe('§5 a JSON request', () => {
  const json = {'Content-Type': 'application/json'};
  const refusal = (request: Request) =>
    readJson(request, z.object({ids: z.array(z.string())})).then(
      () => undefined,
      (thrown: unknown) => thrown as Response,
    );
  const posted = (body: string, headers: Record<string, string>) =>
    new Request(ADDRESS, {method: 'POST', body, headers});

  test('of more than 100 000 bytes is refused with 413, streamed or not', async () => {
    const {state, body} = long();
    expect((await refusal(streamed(body, json)))?.status).toBe(413);
    expect(state.sent).toBeLessThan(200_000);
    const letters = JSON.stringify({ids: ['å'.repeat(60_000)]});
    expect((await refusal(posted(letters, json)))?.status).toBe(413);
  });

  test('by a method other than POST is refused with an Allow header', async () => {
    const refused = await refusal(new Request(ADDRESS, {method: 'PUT', body: '{"ids": []}'}));
    expect(refused?.status).toBe(405);
    expect(refused?.headers.get('Allow')).toBe('POST');
  });

  test.each([
    ['from another site’s page', {...json, Origin: 'https://evil.example'}, 403],
    ['as text, which any page may send', {'Content-Type': 'text/plain'}, 415],
    ['as a form', {'Content-Type': 'application/x-www-form-urlencoded'}, 415],
    ['from the shop’s own page', {...json, Origin: new URL(ADDRESS).origin}, undefined],
    ['with its encoding', {'Content-Type': 'application/json; charset=utf-8'}, undefined],
  ])('%s', async (_case, headers, status) => {
    expect((await refusal(posted('{"ids": []}', headers)))?.status).toBe(status);
  });
});
