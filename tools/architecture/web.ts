import { readGameNames } from './game-names.ts';
import type { Edge, Repo, SourceFile, Violation } from './workspace.ts';

const WEB = 'apps/web/src/';
/** Each folder may import those before it; what stands directly in src may import them all. */
const ORDER = ['shell', 'ui', 'games', 'features'];
const SHOWN = `${ORDER.join(' <- ')} <- src`;

export function webViolations({ files }: Repo): Violation[] {
  const ofWeb = files.filter(({ path }) => path.startsWith(WEB));
  const games = new Set(readGameNames(files).map(({ folder }) => folder));
  return [
    ...foldersWithoutPlace(ofWeb),
    ...ofWeb.flatMap((file) =>
      file.edges.flatMap((edge) => [...wrongArrow(file, edge), ...otherGame(file, edge, games)]),
    ),
  ];
}

function foldersWithoutPlace(files: readonly SourceFile[]): Violation[] {
  const folders = new Set(files.flatMap(({ path }) => layerOf(path) ?? []));
  return [...folders]
    .filter((folder) => !ORDER.includes(folder))
    .map((folder) => ({ file: `${WEB}${folder}`, message: `has no place in the order ${SHOWN}` }));
}

function wrongArrow({ path }: SourceFile, { target }: Edge): Violation[] {
  if (!target?.startsWith(WEB)) return [];
  const from = rankOf(path);
  const to = rankOf(target);
  if (from === undefined || to === undefined || to <= from) return [];
  return [{ file: path, message: `imports ${target} against the order ${SHOWN}` }];
}

/** What games share is in folders, too, that bear no game's name. */
function otherGame({ path }: SourceFile, { target }: Edge, games: ReadonlySet<string>): Violation[] {
  const [own, other] = [gameOf(path), gameOf(target ?? '')];
  if (own === undefined || other === undefined || own === other) return [];
  if (!games.has(own) || !games.has(other)) return [];
  return [{ file: path, message: `is of the game ${own} and imports the game ${other}` }];
}

/** `features` of apps/web/src/features/lobby/seats.tsx; null for what stands directly in src. */
function layerOf(path: string): string | null {
  const [layer = null, ...rest] = path.slice(WEB.length).split('/');
  return rest.length > 0 ? layer : null;
}

function rankOf(path: string): number | undefined {
  const layer = layerOf(path);
  if (layer === null) return ORDER.length;
  return ORDER.includes(layer) ? ORDER.indexOf(layer) : undefined;
}

function gameOf(path: string): string | undefined {
  if (!path.startsWith(WEB)) return undefined;
  const [layer, game, ...rest] = path.slice(WEB.length).split('/');
  return layer === 'games' && rest.length > 0 ? game : undefined;
}
