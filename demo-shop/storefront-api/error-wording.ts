import {GraphQLError} from './graphql.ts';
import type {Plugin} from 'graphql-yoga';
import type {ShopContext} from './context.ts';

/** Puts the commonest of graphql-js's validation errors into the words and codes that Shopify uses. */
export const errorWording: Plugin<ShopContext> = {
  onValidate() {
    return ({valid, result, setResult}) => {
      if (!valid)
        setResult(
          result.map((error: Error) => (error instanceof GraphQLError ? reword(error) : error)),
        );
    };
  },
};

function reword(error: GraphQLError): GraphQLError {
  const unknownField = /^Cannot query field "(\w+)" on type "(\w+)"/.exec(error.message);
  if (!unknownField) return error;
  const [, fieldName, typeName] = unknownField;
  return new GraphQLError(`Field '${fieldName}' doesn't exist on type '${typeName}'`, {
    nodes: error.nodes,
    extensions: {code: 'undefinedField', typeName, fieldName},
  });
}
