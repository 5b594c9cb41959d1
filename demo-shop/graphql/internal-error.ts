import {randomUUID} from 'node:crypto';
import {rewordVariable} from './error-wording.ts';
import {GraphQLError} from './graphql-js.ts';

/** Passes errors meant for the client. Logs any other error and replaces it by Shopify's internal error. */
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
