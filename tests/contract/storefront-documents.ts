import {globSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {
  concatAST,
  Kind,
  parse,
  visit,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
} from 'graphql';

export interface StorefrontOperation {
  name: string;
  kind: string;
  /** The operation with only the fragments that it uses. */
  document: DocumentNode;
}

/** Every operation of the storefront, from the `#graphql` templates of its source. */
export function storefrontOperations(): StorefrontOperation[] {
  const app = fileURLToPath(new URL('../../app', import.meta.url));
  const sources = globSync('**/*.{ts,tsx}', {cwd: app}).map((file) =>
    readFileSync(path.join(app, file), 'utf8'),
  );
  const {definitions} = concatAST(sources.flatMap(templates).map((template) => parse(template)));
  const fragments = new Map<string, FragmentDefinitionNode>();
  const operations: OperationDefinitionNode[] = [];
  for (const definition of definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION)
      fragments.set(definition.name.value, definition);
    if (definition.kind === Kind.OPERATION_DEFINITION) operations.push(definition);
  }
  return operations.map((operation) => ({
    name: operation.name?.value ?? '(without a name)',
    kind: operation.operation,
    document: {
      kind: Kind.DOCUMENT,
      definitions: [operation, ...needed(operation, fragments).values()],
    },
  }));
}

/** The `#graphql` templates of a file; interpolated fragments have templates of their own. */
function templates(source: string): string[] {
  return [...source.matchAll(/`#graphql\b([\s\S]*?)`/g)].map(([, text = '']) =>
    text.replace(/\$\{[^}]*\}/g, ''),
  );
}

function needed(
  node: OperationDefinitionNode | FragmentDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  found = new Map<string, FragmentDefinitionNode>(),
): Map<string, FragmentDefinitionNode> {
  visit(node, {
    FragmentSpread({name}) {
      const fragment = fragments.get(name.value);
      if (!fragment || found.has(name.value)) return;
      found.set(name.value, fragment);
      needed(fragment, fragments, found);
    },
  });
  return found;
}
