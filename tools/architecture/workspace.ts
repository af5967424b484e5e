import { posix } from 'node:path';
import type { Node } from 'oxc-parser';
import { findImports, type Import } from './imports.ts';
import { lineOf, parse, type Syntax } from './syntax.ts';

/** Paths from the root of the repo, with forward slashes, and what the files hold. */
export type Tree = Readonly<Record<string, string>>;

export type Violation = { readonly file: string; readonly message: string };

export type Manifest = {
  readonly name?: string;
  readonly exports?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
};

/** An import, and the file of this repo it leads to, if any. */
export type Edge = Import & { readonly target: string | undefined };

export type SourceFile = {
  readonly path: string;
  /** `packages/kernel`, `apps/lab`, `bench` */
  readonly workspace: string;
  /** `src`, `testkit`, … */
  readonly part: string;
  readonly source: string;
  readonly syntax: Syntax;
  readonly edges: readonly Edge[];
};

export type Repo = {
  /** Sources and testkits, and how the pages are built. */
  readonly files: readonly SourceFile[];
  /** What the tests of a workspace, or in browsers, share. */
  readonly testHelpers: readonly SourceFile[];
  /** All code: the files above, tests, tools, benchmarks, and what drives browsers. */
  readonly everything: readonly SourceFile[];
  /** Styles of the pages, and the page that they begin as, as they are written. */
  readonly styles: Tree;
  /** Of every file of code and of styles, tests and tools too. */
  readonly lengths: ReadonlyMap<string, number>;
  readonly manifests: ReadonlyMap<string, Manifest>;
};

const SOURCES =
  /^(?:packages\/[^/]+\/(?:src|testkit)|(?:apps|examples)\/[^/]+\/src|bench)\/|^apps\/web\/vite[/.]/;
const CODE = /\.(?:ts|tsx|mts|mjs)$/;
const MEASURED = /\.(?:ts|tsx|mts|mjs|css|py)$/;
const TEST_HELPERS = /^(?:(?:packages|apps)\/[^/]+\/test|e2e\/support)\/(?!.*\.test\.tsx?$)/;

export function readRepo(tree: Tree): Repo {
  const manifests = new Map<string, Manifest>();
  for (const [path, text] of Object.entries(tree)) {
    if (posix.basename(path) === 'package.json') manifests.set(posix.dirname(path), JSON.parse(text));
  }
  const paths = Object.keys(tree)
    .filter((path) => CODE.test(path))
    .sort();
  const everything = paths.map((path) => readFile(path, tree[path] ?? '', manifests));
  return {
    files: everything.filter(({ path }) => SOURCES.test(path)),
    testHelpers: everything.filter(({ path }) => TEST_HELPERS.test(path)),
    everything,
    styles: Object.fromEntries(Object.entries(tree).filter(([path]) => /\.(?:css|html)$/.test(path))),
    lengths: new Map(
      Object.keys(tree)
        .filter((path) => MEASURED.test(path))
        .map((path) => [path, linesIn(tree[path] ?? '')]),
    ),
    manifests,
  };
}

function readFile(path: string, source: string, manifests: Repo['manifests']): SourceFile {
  const workspace = workspaceOf(path);
  const syntax = parse(path, source);
  const edges = findImports(syntax).map((found) => ({
    ...found,
    target: resolveImport(path, found.specifier, manifests),
  }));
  const part = path.slice(workspace.length + 1).split('/')[0] ?? '';
  return { path, workspace, part, source, syntax, edges };
}

const linesIn = (source: string): number => source.replace(/\n$/, '').split('\n').length;

/** A violation at the line of a node. */
export function at({ path, source }: SourceFile, node: Node, message: string): Violation {
  return { file: `${path}:${lineOf(source, node)}`, message };
}

export function unreadable({ everything }: Repo): Violation[] {
  return everything.flatMap(({ path, syntax }) =>
    syntax.error === null ? [] : [{ file: path, message: `cannot be read: ${syntax.error}` }],
  );
}

/** Each folder in these is a workspace. */
const HAVE_FOLDERS = ['packages', 'apps', 'examples'];

export function workspaceOf(path: string): string {
  const parts = path.split('/');
  return parts.slice(0, HAVE_FOLDERS.includes(parts[0]!) ? 2 : 1).join('/');
}

/** `@noble/hashes/sha2.js` is of the package `@noble/hashes`. */
export function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

function resolveImport(
  from: string,
  specifier: string,
  manifests: ReadonlyMap<string, Manifest>,
): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  const name = packageOf(specifier);
  for (const [folder, manifest] of manifests) {
    if (manifest.name !== name) continue;
    const entry = exported(manifest.exports ?? {}, `.${specifier.slice(name.length)}`);
    return posix.join(folder, entry ?? 'package.json');
  }
  return undefined;
}

// By its own entry, or by a pattern: "./*": "./src/*/index.ts" makes ./src/spywhere/index.ts of ./spywhere.
function exported(entries: Readonly<Record<string, string>>, wanted: string): string | undefined {
  if (entries[wanted] !== undefined) return entries[wanted];
  for (const [pattern, file] of Object.entries(entries)) {
    const [before = '', after] = pattern.split('*');
    const fits = after !== undefined && wanted.startsWith(before) && wanted.endsWith(after);
    if (fits) return file.replaceAll('*', wanted.slice(before.length, wanted.length - after.length));
  }
  return undefined;
}
