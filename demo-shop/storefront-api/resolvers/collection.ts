import type {CollectionRecord} from '../../database/records.ts';
import type {PageArguments} from '../connection.ts';
import type {Resolvers} from '../context.ts';
import {connectProducts} from '../product-connection.ts';
import {filterCondition, type ProductFilter} from '../search/product-filters.ts';
import {collectionOrder} from '../search/sort-keys.ts';
import {truncate} from '../truncate.ts';

interface ProductsArguments extends PageArguments {
  sortKey: string;
  filters?: readonly ProductFilter[] | null;
}

export const collectionResolvers = {
  description: (collection, {truncateAt}: {truncateAt?: number | null}) =>
    truncate(collection.description, truncateAt),
  seo: () => ({title: null, description: null}),
  products: (collection, args: ProductsArguments, {stores}) =>
    connectProducts(stores.products, args, {
      where: filterCondition(args.filters ?? []),
      order: collectionOrder(args.sortKey),
      collectionNumber: collection.number,
    }),
} satisfies Resolvers<CollectionRecord>;
