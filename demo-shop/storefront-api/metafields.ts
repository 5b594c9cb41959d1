import type {Metafield} from '../catalogues/goods.ts';
import {globalId, stableId} from '../database/ids.ts';
import type {ProductRecord, VariantRecord} from '../database/records.ts';

interface Identifier {
  /** Without one, Shopify looks among an app's own fields: there are none here. */
  namespace?: string | null;
  key: string;
}

type Owner = (ProductRecord | VariantRecord) & {updatedAt?: string};

/** `metafield` and `metafields` of whatever has some. */
export const metafieldResolvers = {
  metafield: (owner: Owner, identifier: Identifier) => find(owner, identifier),
  metafields: (owner: Owner, {identifiers}: {identifiers: readonly Identifier[]}) =>
    identifiers.map((identifier) => find(owner, identifier)),
};

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
