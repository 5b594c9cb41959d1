import type {ShopContext, Resolvers} from '../context.ts';
import {connectList, type PageArguments} from '../connection.ts';
import {checkInputSize} from '../../graphql/input-size.ts';
import {requireGlobalId, requireNumber} from '../../graphql/global-id-argument.ts';
import {connectProducts} from '../product-connection.ts';
import {parseProductQuery} from '../search/product-query.ts';
import {productOrder} from '../search/sort-keys.ts';
import {localization, paymentSettings, shop} from '../shop-facts.ts';
import {sitemap} from '../sitemap.ts';
import {STOREFRONT_VERSIONS} from '../versions.ts';
import {findNode} from './nodes.ts';

interface SearchArguments extends PageArguments {
  query?: string | null;
  sortKey: string;
}

interface Lookup {
  id?: string | null;
  handle?: string | null;
}

const COLLECTION_ORDERS = {
  ID: 'id',
  TITLE: 'title',
  UPDATED_AT: 'updatedAt',
  RELEVANCE: 'id',
} as const;

export const queryResolvers = {
  shop: (_root, _args, {facts, origin}) => shop(facts, origin),
  paymentSettings: (_root, _args, {facts}) => paymentSettings(facts),
  localization: (_root, _args, {facts, language, country}) =>
    localization(facts, language, country),
  publicApiVersions: () =>
    STOREFRONT_VERSIONS.map((handle) => ({handle, displayName: handle, supported: true})),

  products: (_root, args: SearchArguments, {stores}) => {
    const {where, freeWords} = parseProductQuery(args.query ?? '');
    return connectProducts(stores.products, args, {
      where,
      order: productOrder(args.sortKey, freeWords),
    });
  },
  product: findProduct,
  productByHandle: findProduct,

  collections: (
    _root,
    args: SearchArguments & {sortKey: keyof typeof COLLECTION_ORDERS},
    {stores},
  ) => {
    const wanted = args.query?.replace(/^title:/, '').replace(/['"*]/g, '');
    const all = stores.collections.all(COLLECTION_ORDERS[args.sortKey], false, wanted);
    return {...connectList(all, args), totalCount: String(all.length)};
  },
  collection: findCollection,

  cart: (_root, {id}: {id: string}, {stores}) => {
    const parsed = requireGlobalId(id);
    return stores.carts.find(parsed.id, parsed.parameters.get('key')) ?? null;
  },
  node: (_root, {id}: {id: string}, context) => findNode(id, context),
  nodes: (_root, {ids}: {ids: string[]}, context) => {
    checkInputSize(ids, ['nodes', 'ids']);
    return ids.map((id) => findNode(id, context));
  },

  urlRedirects: (_root, args: SearchArguments, {stores}) => {
    const path = args.query?.match(/^path:["']?([^"']*)/)?.[1];
    return connectList(stores.redirects.all(path, false), args);
  },

  sitemap: (_root, {type}: {type: string}, {stores}) => sitemap(type, stores),
} satisfies Resolvers<unknown>;

function findProduct(_root: unknown, {id, handle}: Lookup, {stores}: ShopContext) {
  if (id != null) return stores.products.byNumber(requireNumber('Product', id) ?? -1) ?? null;
  return handle == null ? null : (stores.products.byHandle(handle) ?? null);
}

function findCollection(_root: unknown, {id, handle}: Lookup, {stores}: ShopContext) {
  if (id != null) return stores.collections.byNumber(requireNumber('Collection', id) ?? -1) ?? null;
  return handle == null ? null : (stores.collections.byHandle(handle) ?? null);
}
