import {GraphQLError} from './graphql-js.ts';

/** Shopify's longest list, given or asked for (shopify.dev/docs/api/usage/limits, “Input limits”). */
export const MAX_LIST = 250;

/**
 * Shopify refuses longer lists with a request error, not a user error.
 *
 * @throws GraphQLError
 */
export function checkInputSize(list: readonly unknown[], path: readonly string[]): void {
  if (list.length <= MAX_LIST) return;
  throw new GraphQLError(
    `The input array size of ${list.length} is greater than the maximum allowed of ${MAX_LIST}.`,
    {path, extensions: {code: 'MAX_INPUT_SIZE_EXCEEDED'}},
  );
}
