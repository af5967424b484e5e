import type { Line, Seat, Setup } from '@oeillade/kernel';
import type { Edition } from './edition.ts';
import type { Called, Signalled, WinkEvent } from './events.ts';
import type { WinkOptions } from './options.ts';
import { fold } from './play.ts';
import { begin, TWIN } from './state.ts';

/** A call as it is told after the end. */
export interface RevealedCall {
  readonly t: number;
  readonly caller: Seat;
  readonly number: number;
  /** Null where the twin was undealt. */
  readonly partner: Seat | null;
}

export interface Revelation {
  readonly calls: readonly RevealedCall[];
  readonly signals: readonly Line<Signalled>[];
}

/** W-55: who was whose partner at each call, and every signal with who saw it. */
export function revelation(
  edition: Edition,
  setup: Setup<WinkOptions>,
  lines: readonly Line<WinkEvent>[],
): Revelation {
  const [dealt, ...played] = lines;
  if (dealt?.e !== 'dealt') throw new Error('The story of a game begins with its deal.');
  if (played.at(-1)?.e !== 'ended') throw new Error('Nothing is revealed before the end of the game.');
  const state = begin(edition, setup, dealt);
  const calls: RevealedCall[] = [];
  const partnerOf = ({ number }: Called): Seat | null => {
    const holder = state.cells[TWIN + number]!;
    return holder < setup.players ? holder : null;
  };
  for (const line of played) {
    if (line.e === 'called') {
      calls.push({ t: line.t, caller: line.seat, number: line.number, partner: partnerOf(line) });
    }
    fold(state, line);
  }
  return { calls, signals: played.filter((line) => line.e === 'signalled') };
}
