import type { Line, Seat, Viewer } from '@oeillade/kernel';
import * as v from 'valibot';
import { NATIONS, type Nation } from './nations.ts';

/** S-40 */
export const CLOSINGS = ['pile', 'attempts'] as const;
export type Closing = (typeof CLOSINGS)[number];

export interface Dealt {
  readonly e: 'dealt';
  readonly out: Nation | null;
  readonly passports: readonly (readonly Nation[])[];
  readonly hands: readonly (readonly Nation[])[];
  readonly market: readonly Nation[];
  /** The next card first. */
  readonly pile: readonly Nation[];
  readonly first: Seat;
}

export interface Drew {
  readonly e: 'drew';
  readonly seat: Seat;
  readonly card: Nation;
  readonly why: 'turn' | 'bonus';
}

export interface Exchanged {
  readonly e: 'exchanged';
  readonly seat: Seat;
  readonly gave: Nation;
  readonly took: Nation;
}

export interface Eliminated {
  readonly e: 'eliminated';
  readonly seat: Seat;
  readonly nation: Nation;
}

export interface Filled {
  readonly e: 'filled';
  readonly cards: readonly Nation[];
}

export interface Returned {
  readonly e: 'returned';
  readonly nation: Nation;
  /** The whole pile after shuffling, the next card first. */
  readonly pile: readonly Nation[];
}

export interface Attempt {
  readonly at: Seat;
  readonly nation: Nation;
}

export interface Attempted extends Attempt {
  readonly e: 'attempted';
  readonly seat: Seat;
}

export interface TurnEnded {
  readonly e: 'turn-ended';
  readonly seat: Seat;
}

export interface Closed {
  readonly e: 'closed';
  readonly why: Closing;
  readonly by: Seat | null;
}

export interface AttemptedLast {
  readonly e: 'attempted-last';
  readonly seat: Seat;
  /** By seat, then by nationality. */
  readonly attempts: readonly Attempt[];
}

export interface Ended {
  readonly e: 'ended';
  /** There where all the players agreed to stop. */
  readonly why?: 'agreed';
  readonly scores: readonly number[];
  readonly ranks: readonly number[];
  /** S-44: n of each seat. */
  readonly own: readonly number[];
  /** S-44: g of each seat. */
  readonly right: readonly number[];
}

export type SpywhereEvent =
  | Dealt
  | Drew
  | Exchanged
  | Eliminated
  | Filled
  | Returned
  | Attempted
  | TurnEnded
  | Closed
  | AttemptedLast
  | Ended;

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const t = whole(0, Number.MAX_SAFE_INTEGER);
const seat = whole(0, 5);
const nation = v.picklist(NATIONS);
const cards = v.pipe(v.array(nation), v.maxLength(108));
const eachSeat = v.pipe(v.array(whole(0, 200)), v.maxLength(6));
const eachSeatCards = v.pipe(v.array(cards), v.maxLength(6));

/** The shape of each line of a record. Unknown keys are ignored, as the format asks. */
export const lines = {
  dealt: v.object({
    t,
    e: v.literal('dealt'),
    out: v.nullable(nation),
    passports: eachSeatCards,
    hands: eachSeatCards,
    market: cards,
    pile: cards,
    first: seat,
  }),
  drew: v.object({ t, e: v.literal('drew'), seat, card: nation, why: v.picklist(['turn', 'bonus']) }),
  exchanged: v.object({ t, e: v.literal('exchanged'), seat, gave: nation, took: nation }),
  eliminated: v.object({ t, e: v.literal('eliminated'), seat, nation }),
  filled: v.object({ t, e: v.literal('filled'), cards }),
  returned: v.object({ t, e: v.literal('returned'), nation, pile: cards }),
  attempted: v.object({ t, e: v.literal('attempted'), seat, at: seat, nation }),
  'turn-ended': v.object({ t, e: v.literal('turn-ended'), seat }),
  closed: v.object({ t, e: v.literal('closed'), why: v.picklist(CLOSINGS), by: v.nullable(seat) }),
  'attempted-last': v.object({
    t,
    e: v.literal('attempted-last'),
    seat,
    attempts: v.pipe(v.array(v.object({ at: seat, nation })), v.maxLength(5)),
  }),
  ended: v.object({
    t,
    e: v.literal('ended'),
    why: v.exactOptional(v.literal('agreed')),
    scores: eachSeat,
    ranks: eachSeat,
    own: eachSeat,
    right: eachSeat,
  }),
} satisfies {
  readonly [Kind in SpywhereEvent['e']]: v.GenericSchema<unknown, Line<SpywhereEvent & { e: Kind }>>;
};

/** What a viewer gets to know of a deal (S-10…S-14). */
export interface DealtSeen {
  readonly e: 'dealt';
  readonly out: Nation | null;
  readonly passports: readonly Nation[] | null;
  readonly hand: readonly Nation[] | null;
  readonly handSizes: readonly number[];
  readonly market: readonly Nation[];
  readonly pileSize: number;
  readonly first: Seat;
}

export type DrewSeen = Omit<Drew, 'card'>;
export type AttemptedSeen = Omit<Attempted, 'nation'>;
export type AttemptedLastSeen = Omit<AttemptedLast, 'attempts'>;

export interface ReturnedSeen {
  readonly e: 'returned';
  readonly nation: Nation;
  readonly pileSize: number;
}

export type SpywhereSeen =
  | DealtSeen
  | Drew
  | DrewSeen
  | Exchanged
  | Eliminated
  | Filled
  | ReturnedSeen
  | Attempted
  | AttemptedSeen
  | TurnEnded
  | Closed
  | AttemptedLast
  | AttemptedLastSeen
  | Ended;

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
