import type { Seat } from '@oeillade/kernel';
import type { Lobby } from '@oeillade/table';

type Vote = Lobby['votes'][number];

/** What is voted on, as a key of the texts. W-18: the end is asked otherwise where the table itself offers it. */
export function motionOf({ on, yes }: Vote): 'pause' | 'resume' | 'end' | 'circles' | 'replace' {
  if (on === 'end') return yes.length === 0 ? 'circles' : 'end';
  return on === 'pause' || on === 'resume' ? on : 'replace';
}

/** Whose seat a bot is to take. */
export const replacedIn = ({ on }: Vote, { seats }: Lobby): string =>
  seats[Number(on.slice('replace/'.length))]?.name ?? '';

/** Who is here and has a vote; whoever has just gone may have one too, and is not waited for by name. */
export const votersOf = ({ seats }: Lobby): readonly Seat[] =>
  seats.flatMap(({ kind, away }, seat) => (kind === 'human' && !away ? [seat] : []));
