import type {z} from 'zod';
import {onlyPost} from './only-post';
import {readText} from './read-text';

/** Bytes; a cart of 500 lines takes some 40 000. */
const LARGEST_BODY = 100_000;

/**
 * A request's JSON body in the shape asked for.
 *
 * @throws a 405, 413 or 400 answer with a sentence that says what is wrong
 */
export async function readJson<Shape extends z.ZodType>(
  request: Request,
  shape: Shape,
): Promise<z.output<Shape>> {
  if (request.method !== 'POST') throw onlyPost();
  const text = await readText(request, LARGEST_BODY);
  if (text === undefined) throw refuse(413, 'The request is too large.');
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw refuse(400, 'The request is not JSON.');
  }
  const parsed = shape.safeParse(json);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw refuse(400, `The request is malformed at ${issue?.path.join('.') ?? 'its root'}.`);
}

function refuse(status: number, error: string): Response {
  return Response.json({error}, {status});
}
