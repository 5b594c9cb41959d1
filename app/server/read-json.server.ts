import type * as z from 'zod/mini';
import {onlyPost} from './only-post.server';
import {isForeignOrigin} from './origin.server';
import {readText} from './read-text.server';

/** A cart of 500 lines takes some 40 000 bytes. */
const MAX_BODY_BYTES = 100_000;

/**
 * A request's JSON body in the shape asked for.
 *
 * @throws a 405, 403, 415, 413 or 400 answer with a sentence that says what is wrong
 */
export async function readJson<Shape extends z.ZodMiniType>(
  request: Request,
  shape: Shape,
): Promise<z.output<Shape>> {
  if (request.method !== 'POST') throw onlyPost();
  // Another site's page can send a form or plain text here without CORS, but not JSON.
  if (isForeignOrigin(request)) throw refuse(403, 'This is for the shop’s own pages.');
  const [mediaType] = (request.headers.get('Content-Type') ?? '').split(';');
  if (mediaType?.trim().toLowerCase() !== 'application/json') {
    throw refuse(415, 'The request is not JSON: its Content-Type is not application/json.');
  }
  const text = await readText(request, MAX_BODY_BYTES);
  if (text === undefined) throw refuse(413, 'The request is too large.');
  const json = parseJson(text);
  if (json === undefined) throw refuse(400, 'The request is not JSON.');
  const parsed = shape.safeParse(json);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw refuse(400, `The request is malformed at ${issue?.path.join('.') ?? 'its root'}.`);
}

/** Undefined if it is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refuse(status: number, error: string): Response {
  return Response.json({error}, {status});
}
