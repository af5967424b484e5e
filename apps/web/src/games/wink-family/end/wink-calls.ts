import * as winkFamily from '@oeillade/games/wink-family';
import type { Line, Seat, Setup } from '@oeillade/kernel';

type WinkLines = readonly Line<winkFamily.WinkEvent>[];

/** What a call came to. */
export type CallOutcome =
  | { readonly is: 'found' }
  | { readonly is: 'missed'; readonly named: Seat }
  | { readonly is: 'intercepted'; readonly by: Seat }
  /** Nobody was named. */
  | { readonly is: 'left' }
  /** The game ended before. */
  | { readonly is: 'open' };

/** W-55: a call with all that was hidden about it. */
export interface CallTold extends winkFamily.RevealedCall {
  readonly outcome: CallOutcome;
  readonly signals: number;
  /** Whether the caller saw one of them. */
  readonly isReceived: boolean;
  /** Others who saw one. */
  readonly spies: readonly Seat[];
}

export function callsTold(edition: winkFamily.Edition, setup: Setup, lines: WinkLines): CallTold[] {
  const told = winkFamily.revelation(edition, setup as Setup<winkFamily.WinkOptions>, lines);
  const { calls } = told;
  // D-44: those that cameras saw, as far as they answered a call.
  const signals = [...told.signals, ...told.winks.map((wink) => ({ ...wink, to: wink.at }))];
  const outcomes = outcomesOf(lines);
  return calls.map((call, index) => {
    const until = calls.slice(index + 1).find(({ caller }) => caller === call.caller)?.t ?? Infinity;
    const given = signals.filter(
      ({ to, number, from = 0 }) =>
        to === call.caller && number === call.number && from >= call.t && from <= until,
    );
    const seen = new Set(given.flatMap(({ seenBy = [] }) => seenBy));
    return {
      ...call,
      outcome: outcomes[index]!,
      signals: given.length,
      isReceived: seen.has(call.caller),
      spies: [...seen].filter((seat) => seat !== call.caller).sort((one, other) => one - other),
    };
  });
}

/** One for each call, in their order. */
function outcomesOf(lines: WinkLines): CallOutcome[] {
  const outcomes: CallOutcome[] = [];
  const open = new Map<Seat, { readonly call: number; readonly number: number }>();
  const settle = (caller: Seat, outcome: CallOutcome) => {
    const call = open.get(caller)?.call;
    if (call !== undefined) outcomes[call] = outcome;
    open.delete(caller);
  };
  for (const line of lines) {
    if (line.e === 'designated') {
      settle(line.seat, line.right ? { is: 'found' } : { is: 'missed', named: line.named });
    } else if (line.e === 'accused' && line.right) {
      const [caller] = [...open].find(([, { number }]) => number === line.number) ?? [];
      if (caller !== undefined) settle(caller, { is: 'intercepted', by: line.seat });
    } else if (line.e === 'passed') settle(line.seat, { is: 'left' });
    else if (line.e === 'called') {
      settle(line.seat, { is: 'left' });
      open.set(line.seat, { call: outcomes.length, number: line.number });
      outcomes.push({ is: 'open' });
    }
  }
  return outcomes;
}
