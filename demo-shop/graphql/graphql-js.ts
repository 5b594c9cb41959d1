/**
 * The copy of graphql-js that GraphQL Yoga loads. Under Vite and Vitest a bare import would load the ES module build,
 * and two copies of graphql-js refuse each other's schemas.
 */
export {
  buildClientSchema,
  buildSchema,
  execute,
  getDirectiveValues,
  getNamedType,
  getOperationAST,
  getVariableValues,
  GraphQLError,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  OperationTypeNode,
  parse,
  print,
  validate,
} from 'graphql/index.js';
