import { headerOf, type Seal, type Setup, withoutSeed, writeRecord } from '@oeillade/kernel';
import type { RecordNote } from '../messages.ts';
import { changedRules } from '../rules.ts';
import type { Seating } from '../seats/seating.ts';
import type { Round } from './round.ts';

/** A game as a record. The seed is in it once the game is over. */
export function recordOf(
  { secret, shuffleWords, sitters, rules }: Seating,
  setup: Setup,
  round: Round,
): string {
  const seats = sitters.map(({ name, kind, bot }) =>
    kind === 'bot' ? ({ name, kind, bot: bot ?? 'random' } as const) : ({ name, kind } as const),
  );
  const played = headerOf(round.play.game, setup, seats, { secret, words: shuffleWords });
  const header = { ...played, options: { ...played.options, ...changedRules(rules) } };
  return writeRecord(round.isOver ? header : withoutSeed(header), round.lines());
}

export const noteOf = ({ round }: Seating, seal: Seal): RecordNote => ({ round, ...seal });
