import type {GraphQLResolveInfo} from 'graphql';
import type {ShopFacts} from '../catalogues/goods.ts';
import type {Stores} from '../database/stores.ts';
import type {ActiveFaults} from '../faults/fault-switch.ts';

/** The context of every resolver. */
export interface ShopContext {
  /** In the language of the request. */
  stores: Stores;
  storesIn: (language?: string) => Stores;
  facts: ShopFacts;
  /** The language of `@inContext(language:)` if the shop has it, else its primary one. */
  language: string;
  /** The language of `@inContext`, if the shop has it. */
  askedLanguage: string | undefined;
  /** The country of `@inContext(country:)`. */
  country: string | undefined;
  /** Scheme, host and port of the demo shop, for image and checkout URLs. */
  origin: string;
  /** Changes with the catalogue: the `v` of image URLs. */
  catalogueVersion: string;
  faults: ActiveFaults;
}

/** The fields of one type. The schema has already checked the arguments. */
export type Resolvers<Source> = Record<
  string,
  (source: Source, args: never, context: ShopContext, info: GraphQLResolveInfo) => unknown
>;
