import * as z from 'zod/mini';
import {graphqlError, httpError, StorefrontError} from './storefront-error.server';

const answerShape = z.object({
  // Left out, or null, where there are errors.
  data: z.nullish(z.looseObject({})),
  errors: z.optional(z.array(z.object({message: z.string()})).check(z.minLength(1))),
});

/** @throws StorefrontError with the texts of specification §8 */
export async function readAnswer<Answer>(response: Response): Promise<Answer> {
  if (!response.ok) {
    await response.body?.cancel();
    throw httpError(response.status);
  }
  const body: unknown = await response.json().catch((error: unknown) => {
    throw new StorefrontError('The Storefront API sent an unreadable answer', {cause: error});
  });
  const answer = answerShape.safeParse(body);
  if (!answer.success) throw new StorefrontError('The Storefront API sent an unknown answer');
  const {data, errors} = answer.data;
  if (errors) throw graphqlError(errors);
  if (!data) throw new StorefrontError('The Storefront API sent an unknown answer');
  // The types are generated from the schema that Shopify answers by.
  return data as Answer;
}
