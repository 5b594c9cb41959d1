import {GraphQLError} from './graphql-js.ts';
import {
  numberOfGlobalId,
  parseGlobalId,
  type GlobalIdType,
  type ParsedGlobalId,
} from '../database/ids.ts';

/** @throws GraphQLError with Shopify's wording for anything but `gid://shopify/Type/id`. */
export function requireGlobalId(id: string): ParsedGlobalId {
  const parsed = parseGlobalId(id);
  if (!parsed) {
    throw new GraphQLError(`Invalid global id '${id}'`, {extensions: {code: 'INVALID_VARIABLE'}});
  }
  return parsed;
}

/**
 * @returns undefined for a well-formed id of another type.
 * @throws GraphQLError for a malformed id.
 */
export function requireNumber(type: GlobalIdType, id: string): number | undefined {
  requireGlobalId(id);
  return numberOfGlobalId(type, id);
}
