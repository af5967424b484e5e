import type { Line, Seat } from '@oeillade/kernel';
import * as v from 'valibot';
import { SIGNALS, type Signal } from './options.ts';

export const ENDS = ['hand-empty', 'board-empty', 'agreed'] as const;
export type End = (typeof ENDS)[number];

export interface Dealt {
  readonly e: 'dealt';
  readonly board: readonly number[];
  readonly hands: readonly (readonly number[])[];
  readonly left: readonly number[];
  readonly spies: readonly number[];
  readonly first: Seat;
}

/** D-3: only at tables whose eyes the software carries. */
export interface Looked {
  readonly e: 'looked';
  readonly seat: Seat;
  readonly at: Seat | null;
}

/** What the game knows of a signal. When it was, and who saw it, is stamped on it by the table. */
export interface Signalled {
  readonly e: 'signalled';
  readonly seat: Seat;
  readonly to: Seat;
  readonly number: number;
  readonly signal: Signal;
  readonly from?: number;
  readonly until?: number;
  readonly seenBy?: readonly Seat[];
}

export interface Designated {
  readonly e: 'designated';
  readonly seat: Seat;
  readonly named: Seat;
  readonly number: number;
  readonly right: boolean;
  /** E-12: who laid the twin face down, null if nobody held it; absent where no card is laid down. */
  readonly laidBy?: Seat | null;
}

export interface Called {
  readonly e: 'called';
  readonly seat: Seat;
  readonly number: number;
}

export interface Passed {
  readonly e: 'passed';
  readonly seat: Seat;
}

export interface Accused {
  readonly e: 'accused';
  readonly seat: Seat;
  readonly named: Seat;
  readonly number: number;
  readonly right: boolean;
}

export interface Ended {
  readonly e: 'ended';
  readonly why: End;
  readonly scores: readonly number[];
  readonly ranks: readonly number[];
  readonly spiesLeft: readonly number[];
  readonly spiesLaid: readonly number[];
  readonly faceDown: readonly number[];
}

export type WinkEvent = Dealt | Looked | Signalled | Designated | Called | Passed | Accused | Ended;

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const seat = whole(0, 7);
const number = whole(1, 36);
const time = whole(0, Number.MAX_SAFE_INTEGER);
const eachSeat = v.pipe(v.array(whole(0, 200)), v.maxLength(8));
const numbers = v.pipe(v.array(number), v.maxLength(36));

/** The shape of each line of a record. Unknown keys are ignored, as the format asks. */
export const lines = {
  dealt: v.object({
    t: time,
    e: v.literal('dealt'),
    board: numbers,
    hands: v.pipe(v.array(numbers), v.maxLength(8)),
    left: numbers,
    spies: eachSeat,
    first: seat,
  }),
  looked: v.object({ t: time, e: v.literal('looked'), seat, at: v.nullable(seat) }),
  signalled: v.object({
    t: time,
    e: v.literal('signalled'),
    seat,
    to: seat,
    number,
    signal: v.picklist(SIGNALS),
    seenBy: v.pipe(v.array(seat), v.maxLength(8)),
    from: time,
    until: time,
  }),
  designated: v.object({
    t: time,
    e: v.literal('designated'),
    seat,
    named: seat,
    number,
    right: v.boolean(),
    laidBy: v.exactOptional(v.nullable(seat)),
  }),
  called: v.object({ t: time, e: v.literal('called'), seat, number }),
  passed: v.object({ t: time, e: v.literal('passed'), seat }),
  accused: v.object({ t: time, e: v.literal('accused'), seat, named: seat, number, right: v.boolean() }),
  ended: v.object({
    t: time,
    e: v.literal('ended'),
    why: v.picklist(ENDS),
    scores: eachSeat,
    ranks: eachSeat,
    spiesLeft: eachSeat,
    spiesLaid: eachSeat,
    faceDown: eachSeat,
  }),
} satisfies { readonly [Kind in WinkEvent['e']]: v.GenericSchema<unknown, Line<WinkEvent & { e: Kind }>> };

/** What a viewer gets to know of a deal (W-3, W-4, W-5). */
export interface DealtSeen {
  readonly e: 'dealt';
  readonly board: readonly number[];
  readonly hand: readonly number[] | null;
  readonly handSizes: readonly number[];
  readonly spies: readonly number[];
  readonly first: Seat;
}

export type WinkSeen = DealtSeen | Designated | Called | Passed | Accused | Ended;

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
