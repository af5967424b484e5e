import type { Node } from 'oxc-parser';
import { nameOf, type Place } from './syntax.ts';
import type { Edge, SourceFile } from './workspace.ts';

/** A module as a whole: `import * as`, `import()`. Nobody can tell which of its names are used. */
export const ALL = Symbol('all');
export type Wanted = string | typeof ALL;

/** What a file takes from another, or passes on from it under a name; `as` is null for `export *`. */
type Taken = { readonly from: string; readonly name: Wanted };
export type PassedOn = Taken & { readonly as: string | null };

/**
 * The names that a file gives away for others to take, those of others that it passes on as well. A type that the file itself
 * uses belongs to the signatures of what it gives away, and is left out.
 */
export function exportedBy({ syntax }: SourceFile): string[] {
  return syntax.places.flatMap(({ node }) => {
    if (node.type === 'ExportAllDeclaration') return node.exported ? [said(node.exported)] : [];
    if (node.type !== 'ExportNamedDeclaration') return [];
    const { declaration } = node;
    const isNeeded = isType(declaration) && isUsedHere(said(declaration.id), syntax.places);
    return [
      ...node.specifiers.map(({ exported }) => said(exported)),
      ...(isNeeded ? [] : declaredBy(declaration)),
    ];
  });
}

export function passedOnBy({ edges }: SourceFile): PassedOn[] {
  return edges.flatMap(({ node, target: from }): PassedOn[] => {
    if (from === undefined) return [];
    if (node.type === 'ExportAllDeclaration')
      return [{ from, name: ALL, as: node.exported ? said(node.exported) : null }];
    if (node.type !== 'ExportNamedDeclaration') return [];
    return node.specifiers.map(({ local, exported }) => ({ from, name: said(local), as: said(exported) }));
  });
}

export function takenBy(file: SourceFile): Taken[] {
  return file.edges.flatMap((edge) => {
    const { target: from } = edge;
    return from === undefined ? [] : namesOf(edge, file.syntax.places).map((name) => ({ from, name }));
  });
}

function namesOf({ node }: Edge, places: readonly Place[]): Wanted[] {
  if (node.type === 'ImportExpression') return [ALL];
  if (node.type === 'TSImportType') return [(node.qualifier && nameOf(node.qualifier)) ?? ALL];
  if (node.type !== 'ImportDeclaration') return [];
  return node.specifiers.flatMap((specifier) => {
    if (specifier.type === 'ImportSpecifier') return [said(specifier.imported)];
    return specifier.type === 'ImportDefaultSpecifier'
      ? ['default']
      : membersOf(specifier.local.name, places);
  });
}

/** What is asked of a module that was imported as a whole; all of it where it is handed on. */
function membersOf(module: string, places: readonly Place[]): Wanted[] {
  return places.flatMap(({ node, parent }) => {
    if (nameOf(node) !== module || !/Identifier$/.test(node.type) || !parent) return [];
    const around = parent.node;
    if (around.type === 'ImportNamespaceSpecifier') return [];
    if (around.type === 'TSQualifiedName' && around.left === node) return [around.right.name];
    if (around.type !== 'MemberExpression' || around.object !== node || around.computed) return [ALL];
    return [nameOf(around.property) ?? ALL];
  });
}

/** A class is the type of what it makes. */
const TYPES = ['TSInterfaceDeclaration', 'TSTypeAliasDeclaration', 'ClassDeclaration'];
type DeclaredType = Node & { readonly id: Node };

const isType = (declaration: Node | null): declaration is DeclaredType =>
  TYPES.includes(declaration?.type ?? '') && said((declaration as DeclaredType).id) !== '';

/** Named at least once more than where it is declared. */
const isUsedHere = (name: string, places: readonly Place[]): boolean =>
  places.filter(({ node }) => node.type === 'Identifier' && node.name === name).length > 1;

function declaredBy(declaration: Node | null): string[] {
  if (!declaration) return [];
  if (declaration.type === 'VariableDeclaration')
    return declaration.declarations.flatMap(({ id }) => boundBy(id));
  return 'id' in declaration && declaration.id ? boundBy(declaration.id as Node) : [];
}

/** `a` and `b` of `{ a, c: [b] }`. */
function boundBy(pattern: Node): string[] {
  if (pattern.type === 'Identifier') return [pattern.name];
  if (pattern.type === 'ObjectPattern')
    return pattern.properties.flatMap((one) => boundBy(one.type === 'Property' ? one.value : one));
  if (pattern.type === 'ArrayPattern') return pattern.elements.flatMap((one) => (one ? boundBy(one) : []));
  return [];
}

const said = (name: Node): string => nameOf(name) ?? '';
