import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {GraphQLFieldResolver, GraphQLSchema, IntrospectionQuery} from 'graphql';
import {buildClientSchema, isObjectType} from '../graphql/graphql-js.ts';
import type {Resolvers, ShopContext} from './context.ts';
import {fillOrRefuse} from './default-resolver.ts';
import {cartLineResolvers, cartResolvers} from './resolvers/cart.ts';
import {collectionResolvers} from './resolvers/collection.ts';
import {metafieldReferences} from './metafields.ts';
import {imageResolvers} from './resolvers/image.ts';
import {mutationResolvers} from './resolvers/mutation.ts';
import {productResolvers} from './resolvers/product.ts';
import {queryResolvers} from './resolvers/query.ts';
import {variantResolvers} from './resolvers/variant.ts';
import {sitemapResolvers} from './sitemap.ts';
import {SCHEMA_FILES, type StorefrontVersion} from './versions.ts';

const RESOLVERS: Record<string, Resolvers<never>> = {
  QueryRoot: queryResolvers,
  Mutation: mutationResolvers,
  Product: productResolvers,
  ProductVariant: variantResolvers,
  Image: imageResolvers,
  Collection: collectionResolvers,
  Cart: cartResolvers,
  CartLine: cartLineResolvers,
  Metafield: metafieldReferences,
  Sitemap: sitemapResolvers,
};

/**
 * A version of Shopify's schema, from Shopify's packages, with the demo shop's resolvers. One per shop, so that several
 * can run side by side.
 *
 * @throws if the schema lacks a resolver's type or field.
 */
export function buildStorefrontSchema(version: StorefrontVersion): GraphQLSchema {
  const file = createRequire(import.meta.url).resolve(SCHEMA_FILES[version]);
  const introspection = JSON.parse(readFileSync(file, 'utf8')) as IntrospectionQuery & {
    data?: IntrospectionQuery;
  };
  const schema = buildClientSchema(introspection.data ?? introspection, {assumeValid: true});
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) field.resolve = fillOrRefuse;
  }
  for (const [typeName, resolvers] of Object.entries(RESOLVERS))
    attach(schema, typeName, resolvers);
  return schema;
}

function attach(schema: GraphQLSchema, typeName: string, resolvers: Resolvers<never>): void {
  const type = schema.getType(typeName);
  for (const [name, resolve] of Object.entries(resolvers)) {
    const field = isObjectType(type) ? type.getFields()[name] : undefined;
    if (!field) throw new Error(`Shopify's schema has no field ${typeName}.${name}.`);
    field.resolve = resolve as GraphQLFieldResolver<unknown, ShopContext>;
  }
}
