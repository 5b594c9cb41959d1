/**
 * graphql-js by the file that GraphQL Yoga loads. A bare import means the same under Node, but the ES module
 * build under Vite and Vitest, and two copies of graphql-js refuse each other's schemas.
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
