import { existsSync } from 'node:fs';
import type { GameRecord, Seat } from '@oeillade/kernel';
import { folderOf } from './games.ts';
import type { Guest } from './guest.ts';
import type { Held, Shown } from './held.ts';

/** What a game brings to the tests in browsers, in the folder beside this file that bears its name. */
export interface OwnPart<S extends Shown = Shown> {
  /** Somebody plays against bots, by pressing what is on the screen, to the end of the game. */
  playsAlone(guest: Guest): Promise<void>;
  /** People play among themselves to the end of the game, so that there is something to see where it may be seen. */
  playsTogether(guests: readonly Guest[], between: (step: number) => Promise<void>): Promise<void>;
  /** What a page shows at this moment that is not everybody's to see. */
  shownOn(guest: Guest): Promise<S>;
  /** Refuses what this seat cannot have known then; null is whoever watches. */
  check(held: Held<S>, seat: Seat | null, record: GameRecord): void;
}

export async function ownPartOf(game: string): Promise<OwnPart> {
  const file = new URL(`./${folderOf(game)}/index.ts`, import.meta.url);
  if (!existsSync(file)) throw new Error(`${game} brings nothing to the tests in browsers.`);
  return ((await import(file.href)) as { readonly own: OwnPart }).own;
}
