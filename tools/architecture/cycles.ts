import type { Repo, Violation } from './workspace.ts';

/** Reports the shortest cycle through each file, each cycle once. */
export function cycleViolations({ files }: Repo): Violation[] {
  const arrows = new Map(
    files.map((file) => [
      file.path,
      file.edges.flatMap(({ target }) => (target === undefined ? [] : [target])),
    ]),
  );
  const found = new Map<string, Violation>();
  for (const { path } of files) {
    const cycle = shortestCycle(path, arrows);
    if (!cycle) continue;
    const key = [...new Set(cycle)].sort().join('\n');
    if (!found.has(key)) found.set(key, { file: path, message: `import cycle: ${cycle.join(' -> ')}` });
  }
  return [...found.values()];
}

function shortestCycle(start: string, arrows: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const cameFrom = new Map<string, string>();
  const queue = [start];
  for (const file of queue) {
    for (const next of arrows.get(file) ?? []) {
      if (next === start) return [...pathTo(file, start, cameFrom), start];
      if (cameFrom.has(next)) continue;
      cameFrom.set(next, file);
      queue.push(next);
    }
  }
  return undefined;
}

function pathTo(file: string, start: string, cameFrom: ReadonlyMap<string, string>): string[] {
  const path = [file];
  for (let at = file; at !== start; ) {
    at = cameFrom.get(at) ?? start;
    path.unshift(at);
  }
  return path;
}
