import { existsSync } from 'node:fs';
import { library } from '@oeillade/catalogue/testkit';
import type { GameRecord } from '@oeillade/kernel';
import { playAny } from './hands/any-hand.ts';
import type { Deeds } from './hands/hand.ts';
import type { Person } from './person.ts';
import { DisclosedKnowledge } from './secrecy/disclosed.ts';
import type { Knowledge } from './secrecy/knowledge.ts';

/** What a game brings to the tests of the server, in the folder beside this file that bears its name. */
export interface OwnPart {
  /** Plays for somebody until the game is over. */
  plays(person: Person): Promise<Deeds>;
  /** What everybody may know, worked out from the record without the game's own views. */
  knowledge(record: GameRecord): Knowledge;
  /** Options with which whole games are played as well, by people alone: what is kept secret there is something else. */
  readonly alsoWith?: readonly object[];
}

/** For games that bring nothing: any legal move, and what the game itself discloses. */
const ANY: OwnPart = { plays: playAny, knowledge: (record) => new DisclosedKnowledge(record) };

const parts = new Map<string, OwnPart>();
for (const { folder } of library.labels) {
  const file = new URL(`./${folder}/index.ts`, import.meta.url);
  if (existsSync(file)) parts.set(folder, ((await import(file.href)) as { readonly own: OwnPart }).own);
}

export const ownPartOf = (game: string): OwnPart => parts.get(library.labelOf(game)?.folder ?? '') ?? ANY;
