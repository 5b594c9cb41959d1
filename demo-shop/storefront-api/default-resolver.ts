import type {GraphQLFieldResolver} from 'graphql';
import {getNamedType, GraphQLError, isListType, isNonNullType} from '../graphql/graphql-js.ts';
import {EMPTY_CONNECTION} from './connection.ts';
import type {ShopContext} from './context.ts';

/**
 * Resolves every field without its own resolver: with the record's property of that name, else with null or an empty
 * list if the schema allows it. Otherwise it is an error; the demo shop invents nothing.
 */
export const fillOrRefuse: GraphQLFieldResolver<unknown, ShopContext, Record<string, unknown>> = (
  source,
  args,
  _context,
  info,
) => {
  const value = propertyOf(source, info.fieldName);
  if (value !== undefined) return value;
  if (!isNonNullType(info.returnType)) {
    // A mutation that returns null would look successful.
    if (info.parentType.name !== 'Mutation') return null;
  } else if (isListType(info.returnType.ofType)) {
    return Array.isArray(args.identifiers) ? args.identifiers.map(() => null) : [];
  } else if (getNamedType(info.returnType).name.endsWith('Connection')) {
    return EMPTY_CONNECTION;
  }
  throw new GraphQLError(`The demo shop does not fill ${info.parentType.name}.${info.fieldName}.`);
};

function propertyOf(source: unknown, name: string): unknown {
  if (typeof source !== 'object' || source === null || !Object.hasOwn(source, name))
    return undefined;
  const value: unknown = Reflect.get(source, name);
  return typeof value === 'function' ? undefined : value;
}
