import type {OperationDefinitionNode, SelectionSetNode} from 'graphql';
import {Kind, parse} from '../graphql/graphql-js.ts';

/** The root fields of a request (`products`, `cartCreate`, …); empty if it cannot be parsed. */
export function rootFields(body: string): string[] {
  try {
    const request: unknown = JSON.parse(body);
    if (typeof request !== 'object' || request === null) return [];
    const {query, operationName} = request as {query?: unknown; operationName?: unknown};
    return typeof query === 'string' ? fieldsOf(query, operationName) : [];
  } catch {
    return [];
  }
}

function fieldsOf(query: string, operationName: unknown): string[] {
  const {definitions} = parse(query, {noLocation: true});
  const fragments = new Map<string, SelectionSetNode>();
  const operations: OperationDefinitionNode[] = [];
  for (const definition of definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) {
      fragments.set(definition.name.value, definition.selectionSet);
    } else if (definition.kind === Kind.OPERATION_DEFINITION) {
      operations.push(definition);
    }
  }
  const chosen = operations.find(({name}) => name?.value === operationName) ?? operations.at(0);
  return chosen ? [...collect(chosen.selectionSet, fragments, new Set())] : [];
}

function collect(
  set: SelectionSetNode,
  fragments: ReadonlyMap<string, SelectionSetNode>,
  seen: Set<SelectionSetNode>,
): Set<string> {
  const names = new Set<string>();
  if (seen.has(set)) return names;
  seen.add(set);
  for (const selection of set.selections) {
    if (selection.kind === Kind.FIELD) {
      names.add(selection.name.value);
      continue;
    }
    const inner =
      selection.kind === Kind.INLINE_FRAGMENT
        ? selection.selectionSet
        : fragments.get(selection.name.value);
    for (const name of inner ? collect(inner, fragments, seen) : []) names.add(name);
  }
  return names;
}
