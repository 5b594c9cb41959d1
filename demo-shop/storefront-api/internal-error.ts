import {randomUUID} from 'node:crypto';
import {rewordVariable} from './error-wording.ts';
import {GraphQLError} from './graphql.ts';

/**
 * Errors that are meant for the client pass. Anything else is a fault of the demo shop: it goes to its log, and
 * the client gets what Shopify sends then.
 */
export function maskError(error: unknown): Error {
  if (
    error instanceof GraphQLError &&
    (!error.originalError || error.originalError instanceof GraphQLError)
  ) {
    return rewordVariable(error);
  }
  const requestId = randomUUID();
  console.error(`Demo shop, request ${requestId}:`, error);
  const message = `Internal error. Looks like something went wrong on our end.\nRequest ID: ${requestId}`;
  return new GraphQLError(message, {extensions: {code: 'INTERNAL_SERVER_ERROR', requestId}});
}
