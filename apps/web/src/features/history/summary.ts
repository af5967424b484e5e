import type { Seat } from '@oeillade/kernel';
import { array, integer, literal, number, object, pipe, safeParse } from 'valibot';
import { labelOf } from '../../games/labels.ts';
import { headerIn, type KeptGame, lastLineIn } from './kept-game.ts';

export interface PlayerSummed {
  readonly seat: Seat;
  readonly name: string;
  /** How well it plays; null for a person, and for a bot of which nobody knows. */
  readonly level: string | null;
  readonly isBot: boolean;
  readonly points: number;
  /** 1 = winner; equal ranks share. */
  readonly rank: number;
}

/** What the list shows of a game, read from its header and its last line. */
export interface Summary {
  readonly code: string;
  readonly round: number;
  readonly game: string;
  readonly ended: number;
  /** In the order of the seats. */
  readonly players: readonly PlayerSummed[];
  /** Null for a game of others. */
  readonly me: PlayerSummed | null;
}

const Numbers = array(number());
const Ended = object({ e: literal('ended'), scores: Numbers, ranks: array(pipe(number(), integer())) });

/** Null where the record is none of a finished game. */
export function summaryOf({ code, round, ended, seat, record }: KeptGame): Summary | null {
  const header = headerIn(record);
  const end = safeParse(Ended, lastLineIn(record));
  if (!header || !end.success || !labelOf(header.game)) return null;
  const { scores, ranks } = end.output;
  if (scores.length !== header.seats.length || ranks.length !== header.seats.length) return null;
  const players = header.seats.map((one, at) => ({
    seat: at,
    name: one.name,
    level: one.kind === 'bot' ? (one.bot ?? null) : null,
    isBot: one.kind === 'bot',
    points: scores[at]!,
    rank: ranks[at]!,
  }));
  const me = seat === null ? null : (players[seat] ?? null);
  return { code, round, game: header.game, ended, players, me };
}

/** The winner first; equal ranks in the order of the seats. */
export const byRank = (players: readonly PlayerSummed[]): PlayerSummed[] =>
  [...players].sort((one, other) => one.rank - other.rank || one.seat - other.seat);

export const latestFirst = (one: Summary, other: Summary): number =>
  other.ended - one.ended || other.round - one.round || (one.code < other.code ? -1 : 1);
