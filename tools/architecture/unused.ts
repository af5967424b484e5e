import { ALL, exportedBy, type PassedOn, passedOnBy, takenBy, type Wanted } from './exports.ts';
import type { Repo, SourceFile, Violation } from './workspace.ts';

/** Whose names are asked for otherwise than by an import. */
const ASKED_OTHERWISE: readonly RegExp[] = [
  // By people who write a bot of their own.
  /^apps\/lab\/src\/players\/own-bot\.ts$/,
  // Each game's, by the name of its folder: the page of all drawings, and what tests of all games ask for.
  /^apps\/web\/src\/games\/[^/]+\/drawings\.tsx$/,
  /^(?:apps\/server\/test|e2e)\/support\/[^/]+\/index\.ts$/,
  /^packages\/games\/test\/[^/]+\/specimens\.ts$/,
  // By the lines of registration.json.
  /^examples\//,
  // Of libraries that others wrote.
  /\.d\.ts$/,
];

/** Nobody needs to export what nobody imports. If the file itself does not use it either, the compiler says so then. */
export function unusedViolations({ everything }: Repo): Violation[] {
  const taken = namesTaken(everything);
  return everything.flatMap((file) => {
    const names = taken.get(file.path);
    if (names?.has(ALL) || ASKED_OTHERWISE.some((pattern) => pattern.test(file.path))) return [];
    return exportedBy(file)
      .filter((name) => !names?.has(name))
      .map((name) => ({ file: file.path, message: `exports ${name}, which nobody imports` }));
  });
}

/** By file, what others take of it. Who passes a name on takes it only where somebody takes it there. */
function namesTaken(everything: readonly SourceFile[]): ReadonlyMap<string, ReadonlySet<Wanted>> {
  const taken = new Map<string, Set<Wanted>>();
  const passedOn = new Map<string, readonly PassedOn[]>(
    everything.map((file) => [file.path, passedOnBy(file)]),
  );
  const take = (path: string, name: Wanted): void => {
    const names = taken.get(path) ?? new Set();
    if (names.has(ALL) || names.has(name)) return;
    taken.set(path, names.add(name));
    for (const { from, as, name: there } of passedOn.get(path) ?? []) {
      if (as === null) take(from, name);
      else if (name === ALL || name === as) take(from, there);
    }
  };
  for (const file of everything) for (const { from, name } of takenBy(file)) take(from, name);
  return taken;
}
