import type { Span } from '../span.ts';
import type { Moment } from '../story.ts';
import type { AccusationTold } from './accusations.ts';
import type { EyeContact } from './contacts.ts';
import type { NearMiss, SignalTold } from './signals.ts';

/** The best moments of a game, each with when it was and whose it was. */
export type WinkMoment = Moment &
  (
    | { readonly kind: 'closest-escape'; readonly signal: SignalTold; readonly spy: NearMiss }
    | { readonly kind: 'boldest-accusation'; readonly accusation: AccusationTold }
    | { readonly kind: 'longest-contact'; readonly contact: EyeContact }
  );

export function winkMoments(
  signals: readonly SignalTold[],
  accusations: readonly AccusationTold[],
  contacts: readonly EyeContact[],
): WinkMoment[] {
  return [closestEscape(signals), boldestAccusation(accusations), longestContact(contacts)].filter(
    (moment) => moment !== null,
  );
}

/** A signal that only its caller saw, while somebody else came nearer to it than to any other. */
function closestEscape(signals: readonly SignalTold[]): WinkMoment | null {
  const escapes = signals
    .filter(({ isReceived, spies }) => isReceived && spies.length === 0)
    .flatMap((signal) => {
      const spy = signal.nearMisses.find(({ who }) => who !== signal.to);
      return spy ? [{ signal, spy }] : [];
    });
  const [closest] = escapes.sort((one, other) => one.spy.by - other.spy.by);
  if (!closest) return null;
  const { signal, spy } = closest;
  const margin = spy.by;
  return {
    kind: 'closest-escape',
    signal,
    spy,
    blink: spanOf(signal),
    from: spy.eyes === 'left-early' ? signal.from - margin : signal.from,
    until: spy.eyes === 'came-late' ? signal.until + margin : signal.until,
    seats: [signal.seat, signal.to, spy.who],
  };
}

const spanOf = ({ from, until }: SignalTold): Span => ({ from, until });

/** How much an accuser had to go by. */
const KNEW = { nothing: 0, eyes: 1, 'other-signal': 2, signal: 3 } as const;

/** The one that was right with the least to go by; where none was right, the one with the least. */
function boldestAccusation(accusations: readonly AccusationTold[]): WinkMoment | null {
  const knew = ({ saw }: AccusationTold): number =>
    KNEW[saw.what] + (saw.what === 'eyes' ? 1 - 1 / (1 + saw.ms) : 0);
  const [boldest] = [...accusations].sort(
    (one, other) => Number(other.right) - Number(one.right) || knew(one) - knew(other),
  );
  if (!boldest) return null;
  const { seat, named, caller, t, right, saw } = boldest;
  return {
    kind: 'boldest-accusation',
    accusation: boldest,
    ...(right && saw.what === 'signal' ? { blink: spanOf(saw.signal) } : {}),
    from: t,
    until: t,
    seats: [seat, named, caller],
  };
}

function longestContact([contact]: readonly EyeContact[]): WinkMoment | null {
  if (!contact) return null;
  const { from, until, seats } = contact;
  return { kind: 'longest-contact', contact, from, until, seats };
}
