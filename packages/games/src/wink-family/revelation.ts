import type { Line, Seat, Setup } from '@oeillade/kernel';
import type { Edition } from './edition.ts';
import type { Called, Signalled, WinkEvent, Winked } from './events.ts';
import type { WinkOptions } from './options.ts';
import { fold } from './play.ts';
import { StandingCalls } from './standing-calls.ts';
import { begin, TWIN } from './state.ts';

/** A call as it is told after the end. */
export interface RevealedCall {
  readonly t: number;
  readonly caller: Seat;
  readonly number: number;
  /** Null where the twin was undealt. */
  readonly partner: Seat | null;
}

/** A wink of real eyes as it is told after the end (D-44). */
export interface RevealedWink extends Line<Winked> {
  /** The call that it answered; null where it was nobody's signal: a wink at somebody else, or at nobody. */
  readonly number: number | null;
}

export interface Revelation {
  readonly calls: readonly RevealedCall[];
  readonly signals: readonly Line<Signalled>[];
  readonly winks: readonly RevealedWink[];
}

/** W-55, D-44: who was whose partner at each call, and every signal with who saw it. */
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
  const winks: RevealedWink[] = [];
  const standing = new StandingCalls(setup.players);
  const partnerOf = ({ number }: Called): Seat | null => {
    const holder = state.cells[TWIN + number]!;
    return holder < setup.players ? holder : null;
  };
  for (const line of played) {
    if (line.e === 'called') {
      calls.push({ t: line.t, caller: line.seat, number: line.number, partner: partnerOf(line) });
    }
    if (line.e === 'winked') winks.push({ ...line, number: answered(line, standing, setup.options) });
    standing.observe(state, line);
    fold(state, line);
  }
  return { calls, signals: played.filter((line) => line.e === 'signalled'), winks };
}

/** The call that a wink of real eyes answered, if it was in order (W-22, W-23) and of a kind that was agreed on (W-24). */
export const answered = (
  { seat, at, from, signal }: Winked,
  calls: StandingCalls,
  { signals }: Pick<WinkOptions, 'signals'>,
): number | null => (at !== null && signals.includes(signal) ? calls.numberFor(seat, at, from) : null);
