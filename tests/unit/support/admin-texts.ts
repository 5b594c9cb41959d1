import {globSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import ts from 'typescript';

const admin = fileURLToPath(new URL('../../../app/routes/admin', import.meta.url));

/** Attributes without visible or spoken text. */
const technical =
  /^(?:className|type|name|value|method|to|role|id|htmlFor|autoComplete|inputMode)$/;

/** A capitalised word, several words, or Swedish letters. */
const sentence = /^\s*\p{Lu}\p{Ll}+|\p{L}{2} \p{L}|[åäö]/u;

/** The texts of /admin, in its components and in its text module. */
export const adminTexts: readonly string[] = globSync(['*.tsx', 'text.ts'], {cwd: admin}).flatMap(
  (file) => textsIn(file, readFileSync(path.join(admin, file), 'utf8')),
);

export function textsIn(file: string, source: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isJsxAttribute(node) && technical.test(node.name.getText())) return;
    if (ts.isJsxText(node)) found.push(node.text);
    else if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node)) {
      if (sentence.test(node.text)) found.push(node.text);
    }
    node.forEachChild(visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true));
  return found.map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => text !== '');
}
