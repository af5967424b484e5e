import type { Seat } from '@oeillade/kernel';
import { headerIn } from './kept-game.ts';
import { keptGames } from './kept-games.ts';
import { seatInGame } from './my-seat.ts';

export interface Played {
  readonly code: string;
  readonly round: number;
  readonly seat: Seat;
  readonly name: string;
  readonly record: string;
}

/** Keeps a game that has ended, with the seat that was mine. */
export async function keep({ code, round, seat, name, record }: Played): Promise<void> {
  const header = headerIn(record);
  const mine = header && seatInGame(header, seat, name);
  if (!header || mine === null) return;
  const games = await keptGames();
  await games?.keep({ code, round, game: header.game, ended: Date.now(), seat: mine, record });
}
