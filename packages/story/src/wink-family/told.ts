import type * as winkFamily from '@oeillade/games/wink-family';
import type { Seat, Viewer } from '@oeillade/kernel';
import { type Beat, inOrder } from '../beat.ts';
import type { AccusationTold, Saw } from './accusations.ts';
import type { Call, WinkLine } from './lines.ts';
import type { NearMiss, SignalShown, SignalTold } from './signals.ts';

/** What is told of a game of winks. Keys that may be null are known only to those who see all, or to that seat. */
export type WinkTold =
  | { readonly is: 'dealt'; readonly first: Seat }
  | { readonly is: 'passed'; readonly seat: Seat }
  | {
      readonly is: 'called';
      readonly seat: Seat;
      readonly number: number;
      /** Who holds the twin, `nobody`, or null where the viewer does not know. */
      readonly partner: Seat | 'nobody' | null;
    }
  | {
      readonly is: 'signalled';
      readonly signal: Pick<
        SignalTold,
        'seat' | 'to' | 'number' | 'signal' | 'from' | 'until' | 'isByCamera'
      >;
      readonly seen: Pick<SignalTold, 'isReceived' | 'spies'> | null;
    }
  /** Real eyes have winked, in answer to no call. */
  | {
      readonly is: 'winked';
      readonly wink: Pick<SignalShown, 'seat' | 'to' | 'signal' | 'from' | 'until'>;
      readonly seenBy: readonly Seat[] | null;
    }
  | { readonly is: 'nearly-seen'; readonly seat: Seat; readonly to: Seat; readonly miss: NearMiss }
  | ({ readonly is: 'designated' } & Omit<winkFamily.Designated, 'e'>)
  | ({ readonly is: 'accused'; readonly saw: Saw | null } & Omit<winkFamily.Accused, 'e'>)
  | {
      readonly is: 'ended';
      readonly why: winkFamily.End;
      readonly winners: readonly Seat[];
      readonly score: number;
    };

interface Parts {
  readonly lines: readonly WinkLine[];
  readonly calls: readonly Call[];
  readonly signals: readonly SignalTold[];
  readonly strays: readonly SignalShown[];
  readonly accusations: readonly AccusationTold[];
}

/** All that this viewer gets to know, in the order of time; null sees all. */
export function winkBeats(parts: Parts, viewer: Viewer): Beat<WinkTold>[] {
  const announced = parts.lines.flatMap((event, line) => {
    const told = announcement(event, line, parts, viewer);
    return told ? [{ t: event.t, line, told }] : [];
  });
  return inOrder([
    ...announced,
    ...parts.signals.flatMap((signal) => signalBeats(signal, viewer)),
    ...parts.strays.flatMap((wink) => strayBeats(wink, viewer)),
  ]);
}

function announcement(event: WinkLine, line: number, parts: Parts, viewer: Viewer): WinkTold | null {
  switch (event.e) {
    case 'dealt':
      return { is: 'dealt', first: event.first };
    case 'passed':
      return { is: 'passed', seat: event.seat };
    case 'called': {
      const partner = parts.calls.find((call) => call.line === line)!.partner;
      const isKnown = viewer === null || partner === viewer;
      const { seat, number } = event;
      return { is: 'called', seat, number, partner: isKnown ? (partner ?? 'nobody') : null };
    }
    case 'designated': {
      const { e: _e, t: _t, ...rest } = event;
      return { is: 'designated', ...rest };
    }
    case 'accused': {
      const { e: _e, t: _t, ...rest } = event;
      const isKnown = viewer === null || viewer === event.seat;
      const { saw } = parts.accusations.find((accusation) => accusation.line === line)!;
      return { is: 'accused', ...rest, saw: isKnown ? saw : null };
    }
    case 'ended': {
      const winners = event.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
      return { is: 'ended', why: event.why, winners, score: event.scores[winners[0]!]! };
    }
    case 'looked':
    case 'signalled':
    case 'winked':
      return null;
  }
}

/** A signal is told when it begins; who nearly saw it when it is over. A seat is told what it saw or did (D-6). */
function signalBeats(told: SignalTold, viewer: Viewer): Beat<WinkTold>[] {
  const { seat, to, number, signal, from, until, isByCamera, line } = told;
  if (!isKnownTo(viewer, told)) return [];
  const seen = viewer === null ? { isReceived: told.isReceived, spies: told.spies } : null;
  const made = {
    t: from,
    line,
    told: { is: 'signalled', signal: { seat, to, number, signal, from, until, isByCamera }, seen } as const,
  };
  if (viewer !== null) return [made];
  const misses = told.nearMisses.map((miss) => ({
    t: until,
    line,
    told: { is: 'nearly-seen', seat, to, miss } as const,
  }));
  return [made, ...misses];
}

function strayBeats(wink: SignalShown, viewer: Viewer): Beat<WinkTold>[] {
  if (!isKnownTo(viewer, wink)) return [];
  const { seat, to, signal, from, until, line } = wink;
  const seenBy = viewer === null ? wink.seenBy : null;
  return [{ t: from, line, told: { is: 'winked', wink: { seat, to, signal, from, until }, seenBy } }];
}

const isKnownTo = (viewer: Viewer, { seat, seenBy }: SignalShown): boolean =>
  viewer === null || viewer === seat || seenBy.includes(viewer);
