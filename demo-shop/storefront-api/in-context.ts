import type {ExecutionArgs} from 'graphql';
import type {Plugin} from 'graphql-yoga';
import type {ShopContext} from './context.ts';
import {getDirectiveValues, getOperationAST, getVariableValues} from '../graphql/graphql-js.ts';
import {spokenLanguage} from './shop-facts.ts';

/** Sets language and country of a request from its `@inContext`. */
export const inContext: Plugin<ShopContext> = {
  onExecute({args, extendContext}) {
    const {facts, storesIn} = args.contextValue as unknown as ShopContext;
    const asked = askedContext(args);
    const language = spokenLanguage(facts, asked.language);
    extendContext({
      stores: storesIn(language === facts.primaryLanguage ? undefined : language),
      language,
      askedLanguage: asked.language === language ? language : undefined,
      country: asked.country,
    });
  },
};

function askedContext(args: ExecutionArgs): {language?: string; country?: string} {
  const {schema, document, operationName, variableValues} = args;
  const operation = getOperationAST(document, operationName);
  const directive = schema.getDirective('inContext');
  if (!operation?.directives?.length || !directive) return {};
  const definitions = operation.variableDefinitions ?? [];
  const {coerced} = getVariableValues(schema, definitions, variableValues ?? {});
  return (coerced && getDirectiveValues(directive, operation, coerced)) ?? {};
}
