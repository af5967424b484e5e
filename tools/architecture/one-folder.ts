import type { GameName } from './game-name.ts';
import { namesWritten, readGameNames } from './game-names.ts';
import { homeOf } from './homes.ts';
import { PLAYED_AS_EXAMPLE } from './played-as-example.ts';
import { stylesNaming } from './styles-naming.ts';
import { lineOf } from './syntax.ts';
import type { Repo, SourceFile, Violation } from './workspace.ts';

/** Each of these has one line for each game. */
const REGISTRIES =
  /^(?:packages\/catalogue\/src\/offered\/index|apps\/lab\/src\/games\/index|apps\/web\/src\/games\/offered)\.ts$/;

const KNOWS_NO_GAME =
  /^(?:packages\/(?!games\/)[^/]+\/src|apps\/(?:server|lab|web)\/src|apps\/web\/vite|packages\/[^/]+\/testkit)\/|^apps\/web\/vite\.config\.ts$/;

/** Nobody but a game's own folders writes its id or the name of its folder. */
export function oneFolderViolations({ files, testHelpers, styles }: Repo): Violation[] {
  const names = readGameNames(files);
  const sources = [
    ...files.filter(({ path }) => KNOWS_NO_GAME.test(path)),
    ...testHelpers.filter(({ path }) => !(path in PLAYED_AS_EXAMPLE)),
  ];
  return [
    ...sources.flatMap((file) => violationsOf(file, names)),
    ...stylesNaming(styles, names).map(({ file, game }) => ({ file, message: namesOnly(game) })),
  ];
}

function violationsOf(file: SourceFile, names: readonly GameName[]): Violation[] {
  const home = homeOf(file.path, names);
  const isRegistry = REGISTRIES.test(file.path);
  return [...linesNaming(file, names)].flatMap(([game, lines]) => {
    if (game === home) return [];
    const tooMany = isRegistry ? [...lines].slice(1) : [...lines];
    const message = isRegistry
      ? `names ${game} again: a registry has one line for each game`
      : namesOnly(game);
    return tooMany.map((line) => ({ file: `${file.path}:${line}`, message }));
  });
}

const namesOnly = (game: string): string => `names ${game}, which only that game's own folders may`;

/** The games that a file names, though it is none of theirs. */
export const gamesNamedBy = (file: SourceFile, { files }: Repo): string[] => {
  const names = readGameNames(files);
  return [...linesNaming(file, names).keys()].filter((game) => game !== homeOf(file.path, names));
};

/** The lines that name a game, or import what is its own, for each game by its folder. */
function linesNaming(file: SourceFile, names: readonly GameName[]): ReadonlyMap<string, ReadonlySet<number>> {
  const lines = new Map<string, Set<number>>();
  const add = (folder: string, line: number) => lines.set(folder, (lines.get(folder) ?? new Set()).add(line));
  for (const place of file.syntax.places) {
    for (const { folder } of namesWritten(place, names)) add(folder, lineOf(file.source, place.node));
  }
  for (const { target, node } of file.edges) {
    const owner = target === undefined ? undefined : homeOf(target, names);
    if (owner !== undefined) add(owner, lineOf(file.source, node));
  }
  return lines;
}
