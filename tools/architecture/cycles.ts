import type { Repo, Violation } from './workspace.ts';

/** What each file or folder imports. */
export type Arrows = ReadonlyMap<string, readonly string[]>;

export function cycleViolations({ everything }: Repo): Violation[] {
  const arrows = new Map(
    everything.map((file) => [
      file.path,
      file.edges.flatMap(({ target }) => (target === undefined ? [] : [target])),
    ]),
  );
  return findCycles(arrows).map((cycle) => ({
    file: cycle[0] ?? '',
    message: `import cycle: ${cycle.join(' -> ')}`,
  }));
}

/** The shortest cycle through each place, each cycle once; it ends where it begins. */
export function findCycles(arrows: Arrows): string[][] {
  const found = new Map<string, string[]>();
  for (const start of arrows.keys()) {
    const cycle = shortestCycle(start, arrows);
    const key = [...new Set(cycle)].sort().join('\n');
    if (cycle && !found.has(key)) found.set(key, cycle);
  }
  return [...found.values()];
}

function shortestCycle(start: string, arrows: Arrows): string[] | undefined {
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
