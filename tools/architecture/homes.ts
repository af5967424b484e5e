import type { GameName } from './game-name.ts';
import { gameFolderOf } from './game-names.ts';

/** In each of these a game has one folder, or one file, that bears its name. */
const HOMES = [
  /^packages\/(?:games|bots|story)\/src\//,
  /^packages\/catalogue\/src\/offered\//,
  /^apps\/(?:lab|web)\/src\/games\//,
  /^packages\/[^/]+\/testkit\//,
];

/** Among tests it may have a folder, or a file, anywhere: it bears its name, or one of its ids. */
const AMONG_TESTS = /^(?:(?:packages|apps)\/[^/]+\/test|e2e\/support)\//;

/** The game to which a file belongs. */
export function homeOf(path: string, names: readonly GameName[]): string | undefined {
  const ofGames = gameFolderOf(path);
  if (ofGames !== undefined) return ofGames;
  for (const home of HOMES) {
    const name = home.test(path) ? segmentsOf(path.replace(home, ''))[0] : undefined;
    if (names.some(({ folder }) => folder === name)) return name;
  }
  if (!AMONG_TESTS.test(path)) return undefined;
  const segments = segmentsOf(path.replace(AMONG_TESTS, ''));
  return names.find(({ text, folder }) => segments.includes(text) || segments.includes(folder))?.folder;
}

/** `a`, `b` of a/b.module.css */
const segmentsOf = (path: string): string[] =>
  path.split('/').map((name) => name.replace(/(?:\.module)?\.(?:tsx?|css)$/, ''));
