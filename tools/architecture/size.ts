import type { Repo, Violation } from './workspace.ts';

const MOST_LINES = 400;

export function sizeViolations({ files }: Repo): Violation[] {
  return files
    .filter(({ path }) => /^(?:packages|apps)\//.test(path))
    .map(({ path, source }) => ({ path, lines: source.replace(/\n$/, '').split('\n').length }))
    .filter(({ lines }) => lines > MOST_LINES)
    .map(({ path, lines }) => ({
      file: path,
      message: `${lines} lines: over ${MOST_LINES} something wants to be two things`,
    }));
}
