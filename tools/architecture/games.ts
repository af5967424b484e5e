import { lineOf } from './scan.ts';
import type { Repo, SourceFile, Violation } from './workspace.ts';

const GAMES = 'packages/games/src/';
const SHARED = 'wink-family';
const EDITIONS = ['zwinkern', 'wink-agents', 'wink'];
const MAY_IMPORT_GAMES = ['registry.ts', 'index.ts'];

export function gameViolations({ files }: Repo): Violation[] {
  const ofGames = files.filter((file) => file.path.startsWith(GAMES));
  return ofGames.flatMap((file) => [...gameImportingGame(file), ...mechanicNamingEdition(file)]);
}

function gameImportingGame(file: SourceFile): Violation[] {
  const from = gameOf(file.path);
  if (from === undefined && MAY_IMPORT_GAMES.includes(file.path.slice(GAMES.length))) return [];
  return file.edges.flatMap(({ target }) => {
    const to = target === undefined ? undefined : gameOf(target);
    if (to === undefined || to === from) return [];
    if (to === SHARED && from !== undefined && EDITIONS.includes(from)) return [];
    return [
      { file: file.path, message: `${from ?? 'a file that is not the registry'} imports the game ${to}` },
    ];
  });
}

/** Every folder directly in packages/games/src is a game, or the mechanic that the editions share. */
function gameOf(path: string): string | undefined {
  const [folder, ...rest] = path.startsWith(GAMES) ? path.slice(GAMES.length).split('/') : [];
  return rest.length > 0 ? folder : undefined;
}

function mechanicNamingEdition(file: SourceFile): Violation[] {
  if (gameOf(file.path) !== SHARED || file.path.startsWith(`${GAMES}${SHARED}/editions/`)) return [];
  const { code, literals } = file.scan;
  const complain = (index: number, name: string) => ({
    file: `${file.path}:${lineOf(code, index)}`,
    message: `the shared mechanic names an edition: ${name}`,
  });

  const identifiers = [...code.matchAll(/\w*(?:zwinkern|wink_?agents)\w*/gi)].map((m) =>
    complain(m.index, m[0]),
  );
  const strings = [...code.matchAll(/«(\d+)»/g)].flatMap((match) => {
    const text = literals[Number(match[1])] ?? '';
    if (/zwinkern|wink-agents/i.test(text)) return [complain(match.index, text)];
    // `wink` is an edition and also the signal used by default: only a statement on signals may say it.
    const isSignal = /signal/i.test(statementAround(code, match.index));
    return text === 'wink' && !isSignal ? [complain(match.index, text)] : [];
  });
  return [...identifiers, ...strings];
}

function statementAround(code: string, index: number): string {
  const end = code.indexOf(';', index);
  return code.slice(code.lastIndexOf(';', index) + 1, end < 0 ? code.length : end);
}
