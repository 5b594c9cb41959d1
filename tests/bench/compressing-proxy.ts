import {once} from 'node:events';
import {statSync} from 'node:fs';
import {
  Agent,
  createServer,
  request as sendRequest,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {pipeline, type Transform} from 'node:stream';
import {constants, createBrotliCompress, createGzip} from 'node:zlib';
import {oxygenAssets} from '../../demo-shop/oxygen-assets.ts';
import {stopLater} from './cleanup.ts';

const COMPRESSED = /^(text\/|application\/(javascript|json|manifest\+json)|image\/svg\+xml)/;

/**
 * Stands in for Oxygen's servers in front of a built storefront: it compresses texts, serves the build's files and lets
 * browsers cache those under `/assets`, whose names contain a hash.
 *
 * @param worker its origin
 * @param files the folder of the build's files; without it, the worker serves them
 * @returns the proxy's origin
 */
export async function startCompressingProxy(worker: string, files?: string): Promise<string> {
  const assets = files && (await listen(createServer(oxygenAssets(files))));
  const targetOf = (address: string) =>
    assets &&
    statSync(path.join(files, address.split('?')[0] ?? ''), {throwIfNoEntry: false})?.isFile()
      ? `${assets}/oxygen-v2/1/2/3/4${address}`
      : `${worker}${address}`;
  const agent = new Agent({keepAlive: true});
  const server = createServer((request, response) => {
    const {'accept-encoding': accepted = '', ...headers} = request.headers;
    const forwarded = sendRequest(
      targetOf(request.url ?? '/'),
      {agent, headers, method: request.method},
      (answer) => relay(request, [accepted].flat().join(), answer, response),
    );
    forwarded.on('error', () => response.destroy());
    response.on('close', () => forwarded.destroy());
    request.pipe(forwarded);
  });
  stopLater(() => agent.destroy());
  return listen(server);
}

async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  stopLater(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

function relay(
  request: IncomingMessage,
  accepted: string,
  answer: IncomingMessage,
  response: ServerResponse,
): void {
  const headers = {...answer.headers};
  if (request.url?.startsWith('/assets/')) {
    headers['cache-control'] = 'public, max-age=31536000, immutable';
  }
  const encoding = chooseEncoding(accepted, request, answer);
  if (!encoding) {
    response.writeHead(answer.statusCode ?? 502, headers);
    pipeline(answer, response, ignore);
    return;
  }
  delete headers['content-length'];
  headers['content-encoding'] = encoding;
  headers.vary = [headers.vary, 'Accept-Encoding'].filter(Boolean).join(', ');
  if (headers.etag?.startsWith('"')) headers.etag = `W/${headers.etag}`;
  response.writeHead(answer.statusCode ?? 502, headers);
  pipeline(answer, compressor(encoding), response, ignore);
}

function chooseEncoding(accepted: string, request: IncomingMessage, answer: IncomingMessage) {
  const {headers, statusCode = 0} = answer;
  const hasBody = request.method !== 'HEAD' && statusCode !== 204 && statusCode !== 304;
  if (!hasBody || headers['content-encoding']) return undefined;
  if (!COMPRESSED.test(headers['content-type'] ?? '')) return undefined;
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
}

/** Flushes after each chunk, so that pages stream. */
function compressor(encoding: 'br' | 'gzip'): Transform {
  if (encoding === 'gzip') return createGzip({level: 6, flush: constants.Z_SYNC_FLUSH});
  return createBrotliCompress({
    flush: constants.BROTLI_OPERATION_FLUSH,
    params: {[constants.BROTLI_PARAM_QUALITY]: 5},
  });
}

/** Ignores errors of connections that the browser closes early. */
function ignore(): void {}
