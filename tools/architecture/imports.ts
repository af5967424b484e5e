import type { Node } from 'oxc-parser';
import { type Syntax, textOf } from './syntax.ts';

export type Import = { readonly node: Node; readonly specifier: string; readonly typeOnly: boolean };

/** Every import of a file: static, dynamic, for the side effect, `export … from`, and types. */
export function findImports({ places }: Syntax): Import[] {
  return places.flatMap(({ node }) => importOf(node) ?? []);
}

function importOf(node: Node): Import | null {
  switch (node.type) {
    case 'ImportDeclaration':
      return { node, specifier: node.source.value, typeOnly: node.importKind === 'type' };
    case 'ExportAllDeclaration':
      return { node, specifier: node.source.value, typeOnly: node.exportKind === 'type' };
    case 'ExportNamedDeclaration':
      return node.source && { node, specifier: node.source.value, typeOnly: node.exportKind === 'type' };
    case 'TSImportType':
      return { node, specifier: node.source.value, typeOnly: true };
    case 'TSExternalModuleReference':
      return { node, specifier: node.expression.value, typeOnly: false };
    case 'ImportExpression': {
      const specifier = textOf(node.source);
      return specifier === null ? null : { node, specifier, typeOnly: false };
    }
    default:
      return null;
  }
}

/** `import(somewhere)`: nobody can tell where it leads. */
export function hasComputedImport({ places }: Syntax): boolean {
  return places.some(({ node }) => node.type === 'ImportExpression' && textOf(node.source) === null);
}
