import type { Node } from 'oxc-parser';
import type { GameName } from './game-name.ts';
import { type Place, textOf, textUnder } from './syntax.ts';
import { isUsedAsGame } from './used-as-game.ts';
import type { SourceFile } from './workspace.ts';

export const GAMES = 'packages/games/src/';
const IN_GAME = /^(?:packages\/games\/src|examples)\/([^/]+)\//;

/** A wink is also a signal, an icon and an expression of a face: it names the game only where it is used as one. */
const ALSO_WORDS = ['wink'];

/** Games are the folders of packages/games/src, and the examples; their ids stand there, beside the titles. */
export function readGameNames(files: readonly SourceFile[]): GameName[] {
  const names = new Map<string, GameName>();
  const add = (text: string, folder: string, saidIn: string | null) => {
    const camel = text.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    names.set(text, { text, camel, folder, saidIn, isDistinct: !ALSO_WORDS.includes(text) });
  };
  for (const file of files) {
    const folder = gameFolderOf(file.path);
    if (folder === undefined) continue;
    if (!names.has(folder)) add(folder, folder, null);
    for (const { node } of file.syntax.places) {
      const id = idOf(node);
      if (id !== null) add(id, folder, file.path);
    }
  }
  return [...names.values()];
}

export function gameFolderOf(path: string): string | undefined {
  return IN_GAME.exec(path)?.[1];
}

const idOf = (node: Node): string | null =>
  textUnder(node, 'title') === null ? null : textUnder(node, 'id');

/** The names that a node writes: in a text, in a template, in the path of an import, or as the name of something. */
export function namesWritten(place: Place, names: readonly GameName[]): GameName[] {
  const { node } = place;
  const text =
    node.type === 'TemplateElement' ? node.value.raw : node.type === 'Literal' ? textOf(node) : null;
  const identifier = node.type === 'Identifier' || node.type === 'JSXIdentifier' ? node.name : null;
  return names.filter((name) => {
    if (!name.isDistinct) return (text ?? identifier) === name.text && isUsedAsGame(place, names);
    return isWord(name.camel, identifier ?? '') || isWord(name.text, text ?? '');
  });
}

/** Alone or at the head of longer names: `spywhere`, `spywhereRules`, `./spywhere-board.tsx`. */
function isWord(name: string, text: string): boolean {
  return new RegExp(`(?<![A-Za-z0-9])${name}(?![a-z0-9])`).test(text);
}
