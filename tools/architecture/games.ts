import type { Node } from 'oxc-parser';
import type { GameName } from './game-name.ts';
import { GAMES, gameFolderOf, readGameNames } from './game-names.ts';
import { type Place, textOf } from './syntax.ts';
import { at, type Repo, type SourceFile, type Violation } from './workspace.ts';

export function gameViolations({ files }: Repo): Violation[] {
  const ids = readGameNames(files).filter(({ saidIn }) => saidIn !== null);
  const ofGames = files.filter((file) => file.path.startsWith(GAMES));
  return ofGames.flatMap((file) => [...gameImportingGame(file), ...mechanicNamingEdition(file, ids)]);
}

function gameImportingGame(file: SourceFile): Violation[] {
  const from = gameFolderOf(file.path);
  return file.edges.flatMap(({ target }) => {
    const to = target === undefined ? undefined : gameFolderOf(target);
    if (to === undefined || to === from) return [];
    return [{ file: file.path, message: `${from ?? 'a file that is of no game'} imports the game ${to}` }];
  });
}

/** A game with a folder of editions is their shared mechanic, and names none of them. */
function mechanicNamingEdition(file: SourceFile, ids: readonly GameName[]): Violation[] {
  const editions = `${GAMES}${gameFolderOf(file.path)}/editions/`;
  if (file.path.startsWith(editions)) return [];
  const names = ids.filter(({ saidIn }) => saidIn?.startsWith(editions));
  const imported = file.edges.filter(
    ({ target }) => target?.startsWith(editions) && target !== `${editions}index.ts`,
  );
  const namings = file.syntax.places.flatMap((place) => {
    const word = wordOf(place.node);
    if (word === null || imported.some(({ specifier }) => specifier === word)) return [];
    return names.some((name) => isNamed(name, word, place, file.source)) ? [{ node: place.node, word }] : [];
  });
  return [
    ...imported.map(({ node, specifier }) =>
      at(file, node, `the shared mechanic imports an edition: ${specifier}`),
    ),
    ...namings.map(({ node, word }) => at(file, node, `the shared mechanic names an edition: ${word}`)),
  ];
}

function wordOf(node: Node): string | null {
  if (node.type === 'Identifier') return node.name;
  return node.type === 'TemplateElement' ? node.value.raw : textOf(node);
}

function isNamed(name: GameName, word: string, place: Place, source: string): boolean {
  // What is also the signal used by default may be said in a statement on signals.
  if (!name.isDistinct) return word === name.text && !/signal/i.test(statementAround(place, source));
  return [name.text, name.camel].some((text) => word.toLowerCase().includes(text.toLowerCase()));
}

function statementAround({ node, parent }: Place, source: string): string {
  const isStatement = /(?:Statement|Declaration)$/.test(node.type);
  return isStatement || !parent ? source.slice(node.start, node.end) : statementAround(parent, source);
}
