/** What is set apart in a sentence: a name, or a number, a nationality, whatever the game speaks of. */
export interface SentencePiece {
  readonly is: 'text' | 'name' | 'thing';
  readonly text: string;
}

/** Marks around what is set apart; no language and no name has them. */
const NAME = '\uE000';
const THING = '\uE001';
const END = '\uE002';
const PIECES = new RegExp(`([${NAME}${THING}][^${END}]*${END})`, 'u');

export const markName = (name: string): string => `${NAME}${name}${END}`;
export const markThing = (thing: string | number): string => `${THING}${thing}${END}`;

/** A translated sentence in its pieces, wherever each language puts them. */
export const piecesOf = (sentence: string): SentencePiece[] =>
  sentence
    .split(PIECES)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const is = piece.startsWith(NAME) ? 'name' : piece.startsWith(THING) ? 'thing' : 'text';
      return { is, text: is === 'text' ? piece : piece.slice(1, -1) };
    });
