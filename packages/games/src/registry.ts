import type { Game } from '@oeillade/kernel';
import { spywhere } from './spywhere/index.ts';
import { wink } from './wink/index.ts';
import { winkAgents } from './wink-agents/index.ts';
import { zwinkern } from './zwinkern/index.ts';

/** Every game of the house. A new one is a folder beside the others and a line here. */
export const games = { zwinkern, 'wink-agents': winkAgents, wink, spywhere } as const;

export type GameId = keyof typeof games;

export const gameIds = Object.keys(games) as GameId[];

/** The game of that id, with its own types left aside; null where there is none. */
export function findGame(id: string): Game | null {
  return Object.hasOwn(games, id) ? games[id as GameId] : null;
}
