import type { Seat } from '@oeillade/kernel';
import { type AppearanceAtSeat, appearancesOf } from './appearances.ts';
import { countGames } from './feats/count-games.ts';
import { headerIn } from './kept-game.ts';
import { keptGames } from './kept-games.ts';
import { seatInGame } from './my-seat.ts';

export interface Played {
  readonly code: string;
  readonly round: number;
  readonly seat: Seat;
  /** Who sat at the table. */
  readonly seats: readonly AppearanceAtSeat[];
  readonly record: string;
  /** In milliseconds since 1970; right now unless told. */
  readonly ended?: number;
}

/** Keeps a game that has ended, with the seat that was mine and everybody's appearance. */
export async function keep({ code, round, seat, seats, record, ended = Date.now() }: Played): Promise<void> {
  const header = headerIn(record);
  const mine = header && seatInGame(header, seat, seats[seat]?.name ?? '');
  if (!header || mine === null) return;
  const appearances = appearancesOf(header.seats, seats);
  const game = {
    code,
    round,
    game: header.game,
    ended,
    seat: mine,
    record,
    ...(appearances && { appearances }),
  };
  await countGames([game]);
  await (await keptGames())?.keep(game);
}
