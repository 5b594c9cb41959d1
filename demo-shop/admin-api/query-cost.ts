import type {DocumentNode, SelectionSetNode} from 'graphql';
import {Kind, OperationTypeNode} from '../graphql/graphql-js.ts';

/** Points for any mutation; shopify.dev/docs/api/usage/limits, "Cost calculation". */
const MUTATION = 10;

/** Points for a field that returns an object or a list; scalars are free. */
const OBJECT = 1;

/** Points per variant of a `productVariantsBulkUpdate`, in addition to the mutation's. */
const VARIANT = 0.2;

/**
 * The requested cost of a request, in points. A mutation's price includes its payload; for an interface the most
 * expensive type counts. Variants count if they are a variable.
 */
export function requestedCost(document: DocumentNode, variables: Record<string, unknown>): number {
  let cost = 0;
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    cost +=
      definition.operation === OperationTypeNode.MUTATION
        ? definition.selectionSet.selections.length * MUTATION + variantsCost(variables)
        : objectsIn(definition.selectionSet, fragmentsOf(document));
  }
  return Math.floor(cost);
}

function variantsCost(variables: Record<string, unknown>): number {
  const lists = Object.values(variables).filter(Array.isArray);
  return Math.max(0, ...lists.map((list) => list.length * VARIANT));
}

type Fragments = ReadonlyMap<string, SelectionSetNode>;

function fragmentsOf({definitions}: DocumentNode): Fragments {
  return new Map(
    definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION
        ? [[definition.name.value, definition.selectionSet]]
        : [],
    ),
  );
}

function objectsIn({selections}: SelectionSetNode, fragments: Fragments): number {
  let fields = 0;
  let dearest = 0;
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) {
      if (selection.selectionSet) fields += OBJECT + objectsIn(selection.selectionSet, fragments);
      continue;
    }
    const inner =
      selection.kind === Kind.INLINE_FRAGMENT
        ? selection.selectionSet
        : fragments.get(selection.name.value);
    if (inner) dearest = Math.max(dearest, objectsIn(inner, fragments));
  }
  return fields + dearest;
}
