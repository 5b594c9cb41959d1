import type {GraphQLResolveInfo} from 'graphql';
import type {Stores} from '../database/stores.ts';
import type {ActiveFaults} from '../faults/fault-switch.ts';

/** What every resolver gets along with its arguments. */
export interface ShopContext {
  stores: Stores;
  /** Scheme, host and port of the demo shop: the start of image and checkout addresses. */
  origin: string;
  /** Changes with the catalogue: the `v` of image addresses. */
  catalogueVersion: string;
  faults: ActiveFaults;
}

/** The fields of one type. The schema has checked the arguments before a resolver sees them. */
export type Resolvers<Source> = Record<
  string,
  (source: Source, args: never, context: ShopContext, info: GraphQLResolveInfo) => unknown
>;
