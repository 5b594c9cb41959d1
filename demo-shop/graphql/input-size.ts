import {GraphQLError} from './graphql-js.ts';

const MAX_INPUT_SIZE = 250;

/**
 * Shopify refuses longer lists with a request error, not a user error.
 *
 * @throws GraphQLError
 */
export function checkInputSize(list: readonly unknown[], path: readonly string[]): void {
  if (list.length <= MAX_INPUT_SIZE) return;
  throw new GraphQLError(
    `The input array size of ${list.length} is greater than the maximum allowed of ${MAX_INPUT_SIZE}.`,
    {path, extensions: {code: 'MAX_INPUT_SIZE_EXCEEDED'}},
  );
}
