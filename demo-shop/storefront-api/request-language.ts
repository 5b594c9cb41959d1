import type {GraphQLResolveInfo} from 'graphql';
import {getDirectiveValues} from './graphql.ts';
import {isLanguage, PRIMARY_LANGUAGE, type LanguageCode} from './shop-facts.ts';

/** The language of `@inContext(language:)`; one that the shop does not speak falls back to its primary one. */
export function requestLanguage({
  schema,
  operation,
  variableValues,
}: GraphQLResolveInfo): LanguageCode {
  const directive = schema.getDirective('inContext');
  if (!directive) return PRIMARY_LANGUAGE;
  const language: unknown = getDirectiveValues(directive, operation, variableValues)?.language;
  return typeof language === 'string' && isLanguage(language) ? language : PRIMARY_LANGUAGE;
}
