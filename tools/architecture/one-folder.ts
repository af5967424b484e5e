import { type GameName, gameFolderOf, namesWritten, readGameNames } from './game-names.ts';
import { lineOf } from './syntax.ts';
import type { Repo, SourceFile, Violation } from './workspace.ts';

/** In each of these a game has one folder, or one file, that bears its name. */
const HOMES = [
  /^packages\/(?:games|bots|story)\/src\//,
  /^packages\/catalogue\/src\/offered\//,
  /^apps\/(?:lab|web)\/src\/games\//,
  /^(?:packages|apps)\/[^/]+\/(?:testkit|test\/support)\//,
];

/** Each of these has one line for each game. */
const REGISTRIES =
  /^(?:packages\/catalogue\/src\/offered\/index|apps\/lab\/src\/games\/index|apps\/web\/src\/games\/offered)\.ts$/;

const KNOWS_NO_GAME =
  /^(?:packages\/(?:table|bots|story|catalogue|room)\/src|apps\/(?:server|lab|web)\/src|packages\/[^/]+\/testkit)\//;

/** Nobody but a game's own folders writes its id or the name of its folder. */
export function oneFolderViolations({ files, testHelpers }: Repo): Violation[] {
  const names = readGameNames(files);
  const folders = new Set(names.map(({ folder }) => folder));
  return [...files.filter(({ path }) => KNOWS_NO_GAME.test(path)), ...testHelpers].flatMap((file) => {
    const home = homeOf(file.path, folders);
    const isRegistry = REGISTRIES.test(file.path);
    return [...linesNaming(file, names, folders)].flatMap(([game, lines]) => {
      if (game === home) return [];
      const tooMany = isRegistry ? [...lines].slice(1) : [...lines];
      const message = isRegistry
        ? `names ${game} again: a registry has one line for each game`
        : `names ${game}, which only that game's own folders may`;
      return tooMany.map((line) => ({ file: `${file.path}:${line}`, message }));
    });
  });
}

/** The lines that name a game, or import what is its own, for each game by its folder. */
function linesNaming(
  file: SourceFile,
  names: readonly GameName[],
  folders: ReadonlySet<string>,
): ReadonlyMap<string, ReadonlySet<number>> {
  const lines = new Map<string, Set<number>>();
  const add = (folder: string, line: number) => lines.set(folder, (lines.get(folder) ?? new Set()).add(line));
  for (const place of file.syntax.places) {
    for (const { folder } of namesWritten(place, names)) add(folder, lineOf(file.source, place.node));
  }
  for (const { target, node } of file.edges) {
    const owner = target === undefined ? undefined : homeOf(target, folders);
    if (owner !== undefined) add(owner, lineOf(file.source, node));
  }
  return lines;
}

/** The game to which a file belongs. */
function homeOf(path: string, folders: ReadonlySet<string>): string | undefined {
  const ofGames = gameFolderOf(path);
  if (ofGames !== undefined) return ofGames;
  for (const home of HOMES) {
    if (!home.test(path)) continue;
    const name = path
      .replace(home, '')
      .split('/')[0]
      ?.replace(/\.tsx?$/, '');
    if (name !== undefined && folders.has(name)) return name;
  }
  return undefined;
}
