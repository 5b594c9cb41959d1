import type {Plugin} from 'graphql-yoga';
import {GraphQLError, Kind, print} from './graphql-js.ts';

/** Rewords the most common validation errors of graphql-js as Shopify does. */
export const errorWording: Plugin = {
  onValidate() {
    return ({valid, result, setResult}) => {
      if (!valid) {
        setResult(
          result.map((error: Error) =>
            error instanceof GraphQLError ? rewordUnknownField(error) : error,
          ),
        );
      }
    };
  },
};

function rewordUnknownField(error: GraphQLError): GraphQLError {
  const unknownField = /^Cannot query field "(\w+)" on type "(\w+)"/.exec(error.message);
  if (!unknownField) return error;
  const [, fieldName, typeName] = unknownField;
  return new GraphQLError(`Field '${fieldName}' doesn't exist on type '${typeName}'`, {
    nodes: error.nodes,
    extensions: {code: 'undefinedField', typeName, fieldName},
  });
}

/** As in github.com/imsujan276/shopify_flutter/issues/103; other errors stay as they are. */
export function rewordVariable(error: GraphQLError): GraphQLError {
  const variable = error.nodes?.find((node) => node.kind === Kind.VARIABLE_DEFINITION);
  if (!variable || error.path) return error;
  const name = variable.variable.name.value;
  const where = /got invalid value .*? at "\w+\.?([^"]*)"; /s.exec(error.message)?.[1];
  const path = where?.split(/[.[\]]+/).filter(Boolean) ?? [];
  const explanation = error.message.includes('; ')
    ? error.message.slice(error.message.lastIndexOf('; ') + 2)
    : 'Expected value to not be null';
  const place = path.length > 0 ? ` for ${path.join('.')} (${explanation})` : '';
  return new GraphQLError(
    `Variable $${name} of type ${print(variable.type)} was provided invalid value${place}`,
    {nodes: variable, extensions: {code: 'INVALID_VARIABLE', problems: [{path, explanation}]}},
  );
}
