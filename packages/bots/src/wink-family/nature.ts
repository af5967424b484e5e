import type { ReactionTime, Span } from '../pace.ts';

/** What everybody has who plays in the wink family, whatever they do with it: quickness, patience and a memory. */
export interface Nature {
  /** From seeing something to acting on it. */
  readonly reaction: ReactionTime;
  /** How much longer they may wait before they signal, once eyes meet: nobody shall know them by their rhythm. */
  readonly poise: number;
  /** How long a look rests on a face that gives nothing away. */
  readonly look: Span;
  /** How long a look stays on a face that looks back, or at a caller. */
  readonly hold: Span;
  /** How long a look rests on the board. */
  readonly rest: Span;
  /** From the beginning of the turn to naming somebody. */
  readonly thinking: Span;
  /** From the first moment at which one may call to calling. */
  readonly calling: Span;
  /** How likely a signal that was seen is understood at all. */
  readonly notices: number;
  /** How likely what was understood is still there when it is needed. */
  readonly remembers: number;
  /** How likely it accuses whom it has seen. */
  readonly accuses: number;
  /** How sure it wants to be before it names somebody where it need not. */
  readonly caution: number;
  /** Counts cards: who cannot hold what, which numbers went unanswered. */
  readonly counts: boolean;
  /** How far it trusts what gazes tell: 0 not at all, 1 as much as they are worth. */
  readonly reads: number;
}
