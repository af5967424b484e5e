import type { Node } from 'oxc-parser';
import { nameOf } from './syntax.ts';
import { at, type Repo, type Violation } from './workspace.ts';

/**
 * A component draws when what it shows has changed. Whoever takes all that a session tells draws with every look, word and
 * reaction, and everything below it as well.
 */
export const wholeSessionViolations = ({ files }: Repo): Violation[] =>
  files
    .filter(({ part }) => part === 'src')
    .flatMap((file) => {
      const identities = new Set(file.syntax.places.flatMap(({ node }) => identityNamed(node) ?? []));
      return file.syntax.places
        .filter(({ node }) => takesWhole(node, identities))
        .map(({ node }) => at(file, node, 'draws with all that a session tells: select what is shown'));
    });

function takesWhole(node: Node, identities: ReadonlySet<string>): boolean {
  if (node.type !== 'CallExpression' || nameOf(node.callee) !== 'useStore') return false;
  const [store, select] = node.arguments;
  if (!store || !select || nameOf(store) !== 'session') return false;
  return isIdentity(select) || identities.has(nameOf(select) ?? '');
}

/** The name under which a file has a function that gives back what it was given. */
const identityNamed = (node: Node): string | null =>
  node.type === 'VariableDeclarator' && node.init && isIdentity(node.init) ? nameOf(node.id) : null;

function isIdentity(node: Node): boolean {
  if (node.type !== 'ArrowFunctionExpression' || node.params.length !== 1) return false;
  const [param] = node.params;
  return param?.type === 'Identifier' && nameOf(node.body) === param.name;
}
