import type { Seat } from '@oeillade/kernel';
import { overlaps, type Span } from '../span.ts';
import type { GazeHistory } from './gaze-history.ts';
import type { SignalTold } from './signals.ts';

/** Two who look each other in the eyes. */
export interface EyeContact extends Span {
  readonly seats: readonly [Seat, Seat];
}

/** Each time that two seats saw each other's eyes, the longest first. */
export function eyeContactsOf(eyes: GazeHistory): EyeContact[] {
  const within = { from: 0, until: Number.POSITIVE_INFINITY };
  const contacts: EyeContact[] = [];
  for (let one = 0; one < eyes.players; one++) {
    for (let other = one + 1; other < eyes.players; other++) {
      const spans = overlaps(eyes.spansSeeing(one, other, within), eyes.spansSeeing(other, one, within));
      for (const span of spans) contacts.push({ ...span, seats: [one, other] });
    }
  }
  return contacts.sort((a, b) => b.until - b.from - (a.until - a.from));
}

/** How long each seat looked where: milliseconds at each other seat, and at the board. */
export interface Attention {
  readonly faces: readonly number[];
  readonly board: number;
}

export function attentionOf(eyes: GazeHistory): Attention[] {
  return eyes.looks.map((looks) => {
    const faces = new Array<number>(eyes.players).fill(0);
    let board = 0;
    for (const { at, from, until } of looks) {
      if (at === null) board += until - from;
      else faces[at]! += until - from;
    }
    return { faces, board };
  });
}

/** What became of the signals of one seat. */
export interface WinkTally {
  readonly given: number;
  /** Seen by the caller, and by nobody else. */
  readonly clean: number;
  /** Seen by the caller, and by a spy. */
  readonly caught: number;
  /** Not seen by the caller. */
  readonly missed: number;
}

export const talliesOf = (signals: readonly SignalTold[], players: number): WinkTally[] =>
  Array.from({ length: players }, (_, seat) => {
    const own = signals.filter((signal) => signal.seat === seat);
    const received = own.filter(({ isReceived }) => isReceived);
    const clean = received.filter(({ spies }) => spies.length === 0).length;
    return {
      given: own.length,
      clean,
      caught: received.length - clean,
      missed: own.length - received.length,
    };
  });

/** How often one player winked to another, or caught another's wink. */
export interface Link {
  readonly kind: 'contact' | 'interception';
  readonly from: Seat;
  readonly to: Seat;
  readonly times: number;
}

export function linksOf(signals: readonly SignalTold[]): Link[] {
  const links = new Map<string, Link>();
  const add = (kind: Link['kind'], from: Seat, to: Seat): void => {
    const key = `${kind} ${from} ${to}`;
    links.set(key, { kind, from, to, times: (links.get(key)?.times ?? 0) + 1 });
  };
  for (const { seat, to, isReceived, spies } of signals) {
    if (isReceived) add('contact', seat, to);
    for (const spy of spies) add('interception', spy, seat);
  }
  return [...links.values()];
}
