import type { Line, Viewer } from '@oeillade/kernel';
import * as v from 'valibot';
import { atMost, count, each, line, whole } from '../shapes.ts';
import { nation, seat } from './fields.ts';
import { PLAYERS } from './players.ts';

/** S-40 */
export const CLOSINGS = ['pile', 'attempts'] as const;
export type Closing = (typeof CLOSINGS)[number];

const cards = atMost(108, nation);
const eachSeat = atMost(PLAYERS.max, whole(0, 200));
const eachSeatCards = atMost(PLAYERS.max, cards);
const attempt = v.object({ at: seat, nation });
const why = v.picklist(['turn', 'bonus']);

const events = {
  dealt: v.object({
    e: v.literal('dealt'),
    out: v.nullable(nation),
    passports: eachSeatCards,
    hands: eachSeatCards,
    market: cards,
    /** The next card first. */
    pile: cards,
    first: seat,
  }),
  drew: v.object({ e: v.literal('drew'), seat, card: nation, why }),
  exchanged: v.object({ e: v.literal('exchanged'), seat, gave: nation, took: nation }),
  eliminated: v.object({ e: v.literal('eliminated'), seat, nation }),
  filled: v.object({ e: v.literal('filled'), cards }),
  /** The whole pile after shuffling, the next card first. */
  returned: v.object({ e: v.literal('returned'), nation, pile: cards }),
  attempted: v.object({ e: v.literal('attempted'), seat, at: seat, nation }),
  'turn-ended': v.object({ e: v.literal('turn-ended'), seat }),
  closed: v.object({ e: v.literal('closed'), why: v.picklist(CLOSINGS), by: v.nullable(seat) }),
  /** The attempts by seat, then by nationality. */
  'attempted-last': v.object({
    e: v.literal('attempted-last'),
    seat,
    attempts: atMost(PLAYERS.max - 1, attempt),
  }),
  ended: v.object({
    e: v.literal('ended'),
    /** There where all the players agreed to stop. */
    why: v.exactOptional(v.literal('agreed')),
    scores: eachSeat,
    ranks: eachSeat,
    /** S-44: n of each seat. */
    own: eachSeat,
    /** S-44: g of each seat. */
    right: eachSeat,
  }),
};

type EventOf<Kind extends keyof typeof events> = Readonly<v.InferOutput<(typeof events)[Kind]>>;

export type Attempt = Readonly<v.InferOutput<typeof attempt>>;
export type Dealt = EventOf<'dealt'>;
export type Drew = EventOf<'drew'>;
export type Eliminated = EventOf<'eliminated'>;
export type Closed = EventOf<'closed'>;
export type Ended = EventOf<'ended'>;

export type SpywhereEvent = { [Kind in keyof typeof events]: EventOf<Kind> }[keyof typeof events];

/** The shape of each line of a record. Unknown keys are ignored, as the format asks. */
export const lines = {
  dealt: line(events.dealt),
  drew: line(events.drew),
  exchanged: line(events.exchanged),
  eliminated: line(events.eliminated),
  filled: line(events.filled),
  returned: line(events.returned),
  attempted: line(events.attempted),
  'turn-ended': line(events['turn-ended']),
  closed: line(events.closed),
  'attempted-last': line(events['attempted-last']),
  ended: line(events.ended),
} satisfies {
  readonly [Kind in SpywhereEvent['e']]: v.GenericSchema<unknown, Line<SpywhereEvent & { e: Kind }>>;
};

/** What a viewer gets to know of a deal (S-10…S-14). */
const dealtSeen = v.object({
  e: v.literal('dealt'),
  out: v.nullable(nation),
  passports: v.nullable(each(nation)),
  hand: v.nullable(each(nation)),
  handSizes: each(count),
  market: each(nation),
  pileSize: count,
  first: seat,
});
const drewSeen = v.object({ e: v.literal('drew'), seat, why });
const returnedSeen = v.object({ e: v.literal('returned'), nation, pileSize: count });
const attemptedSeen = v.object({ e: v.literal('attempted'), seat, at: seat });
const attemptedLastSeen = v.object({ e: v.literal('attempted-last'), seat });

export type DealtSeen = Readonly<v.InferOutput<typeof dealtSeen>>;
export type DrewSeen = Readonly<v.InferOutput<typeof drewSeen>>;

/** The shape of what is told of events. Of two shapes the fuller one is for the seat itself. */
export const SpywhereSeen = v.union([
  dealtSeen,
  events.drew,
  drewSeen,
  events.exchanged,
  events.eliminated,
  events.filled,
  returnedSeen,
  events.attempted,
  attemptedSeen,
  events['turn-ended'],
  events.closed,
  events['attempted-last'],
  attemptedLastSeen,
  events.ended,
]);
export type SpywhereSeen = Readonly<v.InferOutput<typeof SpywhereSeen>>;

/** Who may know what of each event. */
export function disclose(event: SpywhereEvent, viewer: Viewer): SpywhereSeen {
  switch (event.e) {
    case 'dealt':
      return {
        e: 'dealt',
        out: event.out,
        passports: viewer === null ? null : event.passports[viewer]!,
        hand: viewer === null ? null : event.hands[viewer]!,
        handSizes: event.hands.map((hand) => hand.length),
        market: event.market,
        pileSize: event.pile.length,
        first: event.first,
      };
    case 'drew':
      return event.seat === viewer ? event : { e: 'drew', seat: event.seat, why: event.why };
    case 'returned':
      return { e: 'returned', nation: event.nation, pileSize: event.pile.length };
    case 'attempted':
      return event.seat === viewer ? event : { e: 'attempted', seat: event.seat, at: event.at };
    case 'attempted-last':
      // Not even how many: who left some out would be told before all are in (S-42).
      return event.seat === viewer ? event : { e: 'attempted-last', seat: event.seat };
    case 'exchanged':
    case 'eliminated':
    case 'filled':
    case 'turn-ended':
    case 'closed':
    case 'ended':
      return event;
  }
}
