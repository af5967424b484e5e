import { findCycles } from './cycles.ts';
import type { Repo, SourceFile, Violation } from './workspace.ts';

/** Sources of a package or of an app; between packages their own order holds. */
const SOURCES = /^(?:(?:packages|apps|examples)\/[^/]+|bench)\/src\//;

/** No two parts of a folder need each other: neither features/lobby and features/table, nor two folders inside one game. */
export function folderCycleViolations({ files }: Repo): Violation[] {
  const byRoot = Map.groupBy(files, ({ path }) => SOURCES.exec(path)?.[0] ?? '');
  byRoot.delete('');
  return [...byRoot].flatMap(([root, ofRoot]) => cyclesBelow(root, ofRoot));
}

function cyclesBelow(root: string, files: readonly SourceFile[]): Violation[] {
  const arrows = new Map<string, string[]>();
  for (const { path, edges } of files) {
    for (const { target } of edges) {
      if (!target?.startsWith(root)) continue;
      const parts = whereTheyPart(path.slice(root.length), target.slice(root.length));
      if (parts) arrows.set(parts.from, [...(arrows.get(parts.from) ?? []), parts.to]);
    }
  }
  return findCycles(arrows)
    .filter((cycle) => cycle.some(isFolder))
    .map((cycle) => ({
      file: `${root}${cycle[0]}`,
      message: `folders need each other: ${cycle.join(' -> ')}`,
    }));
}

/** Cycles of files alone are looked for by themselves. */
const isFolder = (place: string): boolean => !/\.tsx?$/.test(place);

/**
 * The two folders, or files, of the deepest folder that holds both: `games/spywhere/end` and `games/spywhere/stage`. Null for a
 * file that imports itself.
 */
function whereTheyPart(from: string, to: string): { readonly from: string; readonly to: string } | null {
  const [one, other] = [from.split('/'), to.split('/')];
  const depth = one.findIndex((name, at) => name !== other[at]);
  if (depth < 0) return null;
  const upTo = (names: readonly string[]): string => names.slice(0, depth + 1).join('/');
  return { from: upTo(one), to: upTo(other) };
}
