import * as spywhereRules from '@oeillade/games/spywhere';
import type { Line, Seat, Setup } from '@oeillade/kernel';
import type { Finish } from '../../ui/end/finish.ts';
import type { Ended } from '../contract/end.ts';

type Nation = spywhereRules.Nation;
type SpywhereLines = readonly Line<spywhereRules.SpywhereEvent>[];

/** An identification card, turned over. */
export interface GuessTold {
  readonly at: Seat;
  readonly nation: Nation;
  readonly isRight: boolean;
  /** What it brought: as many points as its owner had cards of their own nationality (S-44). */
  readonly points: number;
  /** Put down in a turn, or in the last round with all the others (S-42). */
  readonly isLast: boolean;
}

/** Where somebody's points come from (S-44). */
export interface SpywhereAccount {
  readonly passports: readonly Nation[];
  readonly hand: readonly Nation[];
  /** n: cards of one's own nationality, a point each. */
  readonly own: number;
  readonly guesses: readonly GuessTold[];
  /** g */
  readonly right: number;
  /** For having identified everybody first. */
  readonly bonus: number;
  /** Who identified this player; with two players, one of both passports is enough. */
  readonly unmaskedBy: readonly Seat[];
}

export interface SpywhereEnding extends Finish {
  readonly why: spywhereRules.Revealed['why'];
  /** Who ended it by identifying everybody. */
  readonly closedBy: Seat | null;
  readonly out: Nation | null;
  readonly accounts: readonly SpywhereAccount[];
}

export const pointsOf = ({ own, guesses, bonus }: SpywhereAccount): number =>
  own + guesses.reduce((sum, { points }) => sum + points, 0) + bonus;

export function spywhereEnding({ record, finish }: Ended): SpywhereEnding {
  const lines = record.lines as SpywhereLines;
  const { revealed, closed, out } = endView(record.setup, lines);
  const seats = revealed!.seats;
  return {
    ...finish,
    why: revealed!.why,
    closedBy: closed?.by ?? null,
    out,
    accounts: seats.map(({ passports, hand, own, right, bonus, attempts }, seat) => {
      const inTurns = lines.filter((line) => line.e === 'attempted' && line.seat === seat).length;
      return {
        passports,
        hand,
        own,
        right,
        bonus,
        guesses: attempts.map(({ at, nation, right: isRight }, index) => ({
          at,
          nation,
          isRight,
          points: isRight ? own : 0,
          isLast: index >= inTurns,
        })),
        unmaskedBy: seats.flatMap((other, by) =>
          other.attempts.some((attempt) => attempt.at === seat && attempt.right) ? [by] : [],
        ),
      };
    }),
  };
}

/** What everybody is shown at the end, by the game's own hand (S-43). */
function endView(setup: Setup, lines: SpywhereLines): spywhereRules.SpywhereView {
  const { spywhere } = spywhereRules;
  const state = spywhere.begin(setup as Setup<spywhereRules.SpywhereOptions>, lines[0]!);
  for (const line of lines.slice(1)) spywhere.fold(state, line);
  return spywhere.view(state, null);
}
