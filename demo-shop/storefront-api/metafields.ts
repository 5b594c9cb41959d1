import type {Metafield} from '../catalogues/goods.ts';
import {globalId, numberOfGlobalId, stableId} from '../database/ids.ts';
import type {ProductRecord, VariantRecord} from '../database/records.ts';
import {connectList, type PageArguments} from './connection.ts';
import type {Resolvers, ShopContext} from './context.ts';

interface Identifier {
  /** Without one, Shopify uses the app's own namespace, which is empty here. */
  namespace?: string | null;
  key: string;
}

type Owner = (ProductRecord | VariantRecord) & {updatedAt?: string};

/** `metafield` and `metafields` of any owner. */
export const metafieldResolvers = {
  metafield: (owner: Owner, identifier: Identifier) => find(owner, identifier),
  metafields: (owner: Owner, {identifiers}: {identifiers: readonly Identifier[]}) =>
    identifiers.map((identifier) => find(owner, identifier)),
};

/** The products of a reference metafield, without deleted ones. */
export const metafieldReferences = {
  reference: ({type, value}, _args, {stores}) =>
    type === 'product_reference' ? productOf(stores, value) : null,
  references: ({type, value}, args: PageArguments, {stores}) => {
    if (type !== 'list.product_reference') return null;
    const ids = JSON.parse(value) as string[];
    return connectList(
      ids.flatMap((id) => productOf(stores, id) ?? []),
      args,
    );
  },
} satisfies Resolvers<Metafield>;

function productOf({products}: ShopContext['stores'], id: string): ProductRecord | null {
  return products.byNumber(numberOfGlobalId('Product', id) ?? -1) ?? null;
}

function find(owner: Owner, {namespace, key}: Identifier) {
  const field = owner.metafieldList.find(
    (candidate) => candidate.namespace === namespace && candidate.key === key,
  );
  return field ? toRecord(owner, field) : null;
}

function toRecord(owner: Owner, field: Metafield) {
  const moment = owner.updatedAt ?? '2024-01-01T08:00:00Z';
  return {
    __typename: 'Metafield',
    id: globalId('Metafield', stableId('metafield', `${owner.id}/${field.namespace}.${field.key}`)),
    ...field,
    createdAt: moment,
    updatedAt: moment,
    parentResource: owner,
  };
}
