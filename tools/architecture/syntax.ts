import { type Node, parseSync, visitorKeys } from 'oxc-parser';

/** A node of a file's syntax tree, and what it stands in. */
export type Place = { readonly node: Node; readonly parent: Place | null };

export type Syntax = {
  /** Every node, in the order of the source. */
  readonly places: readonly Place[];
  /** Why the source cannot be read, if it cannot. */
  readonly error: string | null;
};

export function parse(path: string, source: string): Syntax {
  const { program, errors } = parseSync(path, source, { sourceType: 'module', preserveParens: false });
  const places: Place[] = [];
  collect({ node: program, parent: null }, places);
  return { places, error: errors[0]?.message ?? null };
}

function collect(place: Place, places: Place[]): void {
  places.push(place);
  const fields = place.node as unknown as Readonly<Record<string, unknown>>;
  for (const key of visitorKeys[place.node.type] ?? []) {
    const value = fields[key];
    for (const child of Array.isArray(value) ? value : [value]) {
      if (child) collect({ node: child as Node, parent: place }, places);
    }
  }
}

export function lineOf(source: string, { start }: Node): number {
  return source.slice(0, start).split('\n').length;
}

/** A text that is known before the program runs. */
export function textOf(node: Node): string | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node.type === 'TemplateLiteral' && node.quasis.length === 1)
    return node.quasis[0]?.value.cooked ?? null;
  return null;
}

/** The text that an object written in place has under a key. */
export function textUnder(node: Node, key: string): string | null {
  if (node.type !== 'ObjectExpression') return null;
  for (const property of node.properties) {
    if (property.type === 'Property' && nameOf(property.key) === key) return textOf(property.value);
  }
  return null;
}

/** The last word of a name: `open` of `this.table.open`, `Game` of `kernel.Game<Options>`. */
export function nameOf(node: Node): string | null {
  switch (node.type) {
    case 'Identifier':
    case 'PrivateIdentifier':
    case 'JSXIdentifier':
      return node.name;
    case 'Literal':
      return textOf(node);
    case 'MemberExpression':
      return nameOf(node.property);
    case 'TSQualifiedName':
      return nameOf(node.right);
    case 'TSTypeReference':
      return nameOf(node.typeName);
    case 'CallExpression':
      return nameOf(node.callee);
    case 'ChainExpression':
    case 'TSNonNullExpression':
    case 'TSAsExpression':
    case 'TSClassImplements':
      return nameOf(node.expression);
    default:
      return null;
  }
}

/** How a rule calls what a node uses: `Date.now`, `new Date`, `setTimeout`. */
export function useOf(node: Node): string | null {
  switch (node.type) {
    case 'Identifier':
      return node.name;
    case 'MemberExpression':
      return `${nameOf(node.object)}.${nameOf(node.property)}`;
    case 'NewExpression':
      return `new ${nameOf(node.callee)}`;
    default:
      return null;
  }
}
