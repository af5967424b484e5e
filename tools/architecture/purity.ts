import { isBuiltin } from 'node:module';
import { hasComputedImport } from './imports.ts';
import { useOf } from './syntax.ts';
import { at, packageOf, type Repo, type SourceFile, type Violation } from './workspace.ts';

/** These take time, chance and the outside world as inputs. */
const PURE = [
  'packages/kernel',
  'packages/games',
  'packages/table',
  'packages/bots',
  'packages/story',
  'packages/catalogue',
  'packages/room',
  'packages/camera',
];

const IMPURE = new Set([
  'Math.random',
  'Date.now',
  'new Date',
  'performance.now',
  'setTimeout',
  'setInterval',
  'setImmediate',
]);

export function purityViolations({ files }: Repo): Violation[] {
  return files.filter(isPure).flatMap((file) => [
    ...file.edges
      .filter(({ specifier }) => isBuiltin(specifier))
      .map(({ specifier }) => ({
        file: file.path,
        message: `imports ${specifier}: this package runs without Node`,
      })),
    ...file.syntax.places.flatMap(({ node }) => {
      const use = useOf(node);
      if (use === null || !IMPURE.has(use)) return [];
      return [at(file, node, `uses ${use}: time and chance must come from outside`)];
    }),
    ...(hasComputedImport(file.syntax)
      ? [{ file: file.path, message: 'imports what only a running program knows' }]
      : []),
  ]);
}

export function dependencyViolations({ files, manifests }: Repo): Violation[] {
  return files.flatMap(({ path, workspace, part, edges }) => {
    const manifest = manifests.get(workspace);
    const declared = new Set(Object.keys({ [manifest?.name ?? '']: '', ...manifest?.dependencies }));
    // What is never run by others may use the tools of the repo.
    if (part !== 'src' || workspace === 'bench') {
      const tools = { ...manifest?.devDependencies, ...manifests.get('.')?.devDependencies };
      for (const name of Object.keys(tools)) declared.add(name);
    }
    return edges
      .map(({ specifier }) => specifier)
      .filter((specifier) => !specifier.startsWith('.') && !isBuiltin(specifier))
      .filter((specifier) => !declared.has(packageOf(specifier)))
      .map((specifier) => ({
        file: path,
        message: `imports ${specifier}, which is not in ${workspace}/package.json`,
      }));
  });
}

/** What an example has in those layers. */
const PURE_OF_EXAMPLES = /^examples\/[^/]+\/src\/(?:rules|bots|story)\//;

function isPure({ path, workspace, part }: SourceFile): boolean {
  return (PURE.includes(workspace) && part === 'src') || PURE_OF_EXAMPLES.test(path);
}
