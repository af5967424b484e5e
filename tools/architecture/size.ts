import type { Repo, Violation } from './workspace.ts';

const MOST_LINES = 350;
const MOST_MEDIAN = 70;

const IS_SOURCE = /^(?:packages|apps)\/[^/]+\/src\//;

export function sizeViolations({ lengths }: Repo): Violation[] {
  return [...lengths]
    .filter(([, lines]) => lines > MOST_LINES)
    .map(([file, lines]) => ({
      file,
      message: `${lines} lines: over ${MOST_LINES} something wants to be two things`,
    }));
}

export function medianViolations(repo: Repo): Violation[] {
  const median = medianLength(repo);
  if (median < MOST_MEDIAN) return [];
  const message = `the median of all sources is ${median} lines: it is to stay under ${MOST_MEDIAN}`;
  return [{ file: 'packages and apps', message }];
}

/** Of the files in which packages and apps have their sources. */
export function medianLength({ lengths }: Repo): number {
  const rising = [...lengths].filter(([path]) => IS_SOURCE.test(path)).map(([, lines]) => lines);
  rising.sort((a, b) => a - b);
  return rising[Math.floor(rising.length / 2)] ?? 0;
}
