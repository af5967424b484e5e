/** What a new game is called, in every way that code and ledgers call it. */
export interface NewGame {
  /** `secret-pebbles`: tables play by it, and its folders are called so. */
  readonly id: string;
  /** `secretPebbles`: what its parts are called. */
  readonly camel: string;
  /** `Secret pebbles`: what stands on its box until somebody thinks of more. */
  readonly title: string;
  /** The letter of its clauses. */
  readonly letter: string;
  /** Where it stands on the shelf. */
  readonly place: number;
}

const ID = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

export const isId = (text: string): boolean => ID.test(text);

export function nameGame(id: string, usedLetters: readonly string[], places: readonly number[]): NewGame {
  const camel = id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const words = id.replaceAll('-', ' ');
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  return { id, camel, title, letter: letterFor(id, usedLetters), place: Math.max(0, ...places) + 10 };
}

/** Its own first letter, or the first of its letters and then of the alphabet that no ledger has. */
function letterFor(id: string, used: readonly string[]): string {
  const wanted = [...id.toUpperCase(), ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const free = wanted.find((letter) => /[A-Z]/.test(letter) && !used.includes(letter));
  if (free === undefined) throw new Error('Every letter is taken by a ledger.');
  return free;
}
