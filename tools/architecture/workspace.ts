import { posix } from 'node:path';
import { findImports, type Import } from './imports.ts';
import { type Scan, scan } from './scan.ts';

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
  readonly scan: Scan;
  readonly edges: readonly Edge[];
};

export type Repo = {
  readonly files: readonly SourceFile[];
  readonly manifests: ReadonlyMap<string, Manifest>;
};

export function readRepo(tree: Tree): Repo {
  const manifests = new Map<string, Manifest>();
  for (const [path, text] of Object.entries(tree)) {
    if (posix.basename(path) === 'package.json') manifests.set(posix.dirname(path), JSON.parse(text));
  }
  const files = Object.entries(tree)
    .filter(([path]) => /\.(?:ts|tsx|mts)$/.test(path))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, source]) => {
      const workspace = workspaceOf(path);
      const scanned = scan(source);
      const edges = findImports(scanned).map((found) => ({
        ...found,
        target: resolveImport(path, found.specifier, manifests),
      }));
      return {
        path,
        workspace,
        part: path.slice(workspace.length + 1).split('/')[0] ?? '',
        source,
        scan: scanned,
        edges,
      };
    });
  return { files, manifests };
}

export function workspaceOf(path: string): string {
  const parts = path.split('/');
  return parts.slice(0, parts[0] === 'packages' || parts[0] === 'apps' ? 2 : 1).join('/');
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
    const entry = manifest.exports?.[`.${specifier.slice(name.length)}`];
    return posix.join(folder, entry ?? 'package.json');
  }
  return undefined;
}
