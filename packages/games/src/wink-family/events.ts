import type { Line, Seat } from '@oeillade/kernel';
import * as v from 'valibot';
import { atMost, count, each, line, time, whole } from '../shapes.ts';
import { number, seat, signal } from './fields.ts';

export const ENDS = ['hand-empty', 'board-empty', 'agreed'] as const;
export type End = (typeof ENDS)[number];

const eachSeat = atMost(8, whole(0, 200));
const numbers = atMost(36, number);

const events = {
  dealt: v.object({
    e: v.literal('dealt'),
    board: numbers,
    hands: atMost(8, numbers),
    left: numbers,
    spies: eachSeat,
    first: seat,
  }),
  /** D-3: only at tables whose eyes the software carries. */
  looked: v.object({ e: v.literal('looked'), seat, at: v.nullable(seat) }),
  signalled: v.object({ e: v.literal('signalled'), seat, to: seat, number, signal }),
  /**
   * D-44: a signal of real eyes, as the player's own device saw it. `from` is when it was made, and all else is of that moment:
   * where they looked, and whose eyes rested on their face. The line comes when the device tells of it.
   */
  winked: v.object({
    e: v.literal('winked'),
    seat,
    signal,
    at: v.nullable(seat),
    seenBy: atMost(8, seat),
    from: time,
    by: v.literal('camera'),
  }),
  designated: v.object({
    e: v.literal('designated'),
    seat,
    named: seat,
    number,
    right: v.boolean(),
    /** E-12: who laid the twin face down, null if nobody held it; absent where no card is laid down. */
    laidBy: v.exactOptional(v.nullable(seat)),
  }),
  called: v.object({ e: v.literal('called'), seat, number }),
  passed: v.object({ e: v.literal('passed'), seat }),
  accused: v.object({ e: v.literal('accused'), seat, named: seat, number, right: v.boolean() }),
  ended: v.object({
    e: v.literal('ended'),
    why: v.picklist(ENDS),
    scores: eachSeat,
    ranks: eachSeat,
    spiesLeft: eachSeat,
    spiesLaid: eachSeat,
    faceDown: eachSeat,
  }),
};

/** When a signal was, and who saw it: the game does not know it, the table stamps it on the line. */
const stamps = v.object({ seenBy: atMost(8, seat), from: time, until: time });

type EventOf<Kind extends keyof typeof events> = Readonly<v.InferOutput<(typeof events)[Kind]>>;

export type Dealt = EventOf<'dealt'>;
export type Looked = EventOf<'looked'>;
export type Signalled = EventOf<'signalled'> & Readonly<Partial<v.InferOutput<typeof stamps>>>;
export type Winked = EventOf<'winked'>;
export type Designated = EventOf<'designated'>;
export type Called = EventOf<'called'>;
export type Passed = EventOf<'passed'>;
export type Accused = EventOf<'accused'>;
export type Ended = EventOf<'ended'>;

export type WinkEvent = Dealt | Looked | Signalled | Winked | Designated | Called | Passed | Accused | Ended;

/** The shape of each line of a record. Unknown keys are ignored, as the format asks. */
export const lines = {
  dealt: line(events.dealt),
  looked: line(events.looked),
  signalled: v.object({ ...line(events.signalled).entries, ...stamps.entries }),
  winked: line(events.winked),
  designated: line(events.designated),
  called: line(events.called),
  passed: line(events.passed),
  accused: line(events.accused),
  ended: line(events.ended),
} satisfies { readonly [Kind in WinkEvent['e']]: v.GenericSchema<unknown, Line<WinkEvent & { e: Kind }>> };

/** What a viewer gets to know of a deal (W-3, W-4, W-5). */
const dealtSeen = v.object({
  e: v.literal('dealt'),
  board: each(number),
  hand: v.nullable(each(number)),
  handSizes: each(count),
  spies: each(count),
  first: seat,
});

/** The shape of what is told of events. Eyes are told by the table. */
export const WinkSeen = v.variant('e', [
  dealtSeen,
  events.designated,
  events.called,
  events.passed,
  events.accused,
  events.ended,
]);
export type WinkSeen = Readonly<v.InferOutput<typeof WinkSeen>>;
export type DealtSeen = Readonly<v.InferOutput<typeof dealtSeen>>;

/** Who may know what of each event. */
export function disclose(event: WinkEvent, viewer: Seat | null): WinkSeen | null {
  switch (event.e) {
    case 'dealt':
      return {
        e: 'dealt',
        board: event.board,
        hand: viewer === null ? null : event.hands[viewer]!,
        handSizes: event.hands.map((hand) => hand.length),
        spies: event.spies,
        first: event.first,
      };
    case 'looked':
    case 'signalled':
    case 'winked':
      // Eyes reach those who look, at the moment, by the table (D-3). The line itself is kept for the end (D-6).
      return null;
    case 'designated':
    case 'called':
    case 'passed':
    case 'accused':
    case 'ended':
      return event;
  }
}
