import type { Seat } from '@oeillade/kernel';

/** The end of a game, as every game has it. */
export interface Finish {
  readonly scores: readonly number[];
  /** 1 is the winner; equal ranks share. */
  readonly ranks: readonly number[];
  /** All the players agreed to stop. */
  readonly isAgreed: boolean;
  /** In milliseconds, from the deal. */
  readonly lasted: number;
}

/** The seats, the winner first; equal ranks in the order of play. */
export const seatsByRank = ({ ranks }: Pick<Finish, 'ranks'>): Seat[] =>
  ranks.map((_, seat) => seat).sort((one, other) => ranks[one]! - ranks[other]! || one - other);

export const winnersOf = ({ ranks }: Pick<Finish, 'ranks'>): Seat[] =>
  ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
