import type {GraphQLResolveInfo} from 'graphql';
import type {ShopFacts} from '../catalogues/goods.ts';
import type {Stores} from '../database/stores.ts';
import type {ActiveFaults} from '../faults/fault-switch.ts';

/** What every resolver gets along with its arguments. */
export interface ShopContext {
  /** In the language of the request. */
  stores: Stores;
  storesIn: (language?: string) => Stores;
  facts: ShopFacts;
  /** One that the shop speaks: that of `@inContext(language:)`, else its primary one. */
  language: string;
  /** What `@inContext` asked for, where the shop speaks it. */
  askedLanguage: string | undefined;
  /** The country of `@inContext(country:)`. */
  country: string | undefined;
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
