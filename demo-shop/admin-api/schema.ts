import {readFileSync} from 'node:fs';
import type {GraphQLSchema} from 'graphql';
import {buildSchema} from '../graphql/graphql-js.ts';

/** The part of the Admin API that the price function uses. */
export function buildAdminSchema(): GraphQLSchema {
  return buildSchema(readFileSync(new URL('./schema.graphql', import.meta.url), 'utf8'));
}
