import * as v from 'valibot';
import { count, each } from '../shapes.ts';
import { CLOSINGS } from './events.ts';
import { nation, seat } from './fields.ts';

export const STEPS = ['draw', 'exchange', 'act', 'attempt', 'last'] as const;

/** An identification card in front of somebody: its nationality is null where it lies face down for this viewer. */
const attemptView = v.object({ at: seat, nation: v.nullable(nation) });
export type AttemptView = Readonly<v.InferOutput<typeof attemptView>>;

const seatView = v.object({
  colour: v.string(),
  handSize: count,
  /** The nationalities that it has eliminated, in order: three cards each. */
  clues: each(nation),
  attempts: each(attemptView),
  turnsTaken: count,
  /** S-42 */
  lastAttemptsIn: v.boolean(),
});
export type SeatView = Readonly<v.InferOutput<typeof seatView>>;

/** What a player sees of what is theirs alone. */
const ownView = v.object({
  passports: each(nation),
  hand: each(nation),
  /** The identification cards not yet used. */
  cards: each(nation),
});
export type OwnView = Readonly<v.InferOutput<typeof ownView>>;

const closedView = v.object({ why: v.picklist(CLOSINGS), by: v.nullable(seat) });
export type ClosedView = Readonly<v.InferOutput<typeof closedView>>;

const attemptRevealed = v.object({ at: seat, nation, right: v.boolean() });

/** S-43: what is shown of a seat to everyone when the game is over. */
const seatRevealed = v.object({
  passports: each(nation),
  hand: each(nation),
  attempts: each(attemptRevealed),
  /** S-44: n, g, the three points of whoever attempted everyone, and what they come to. */
  own: count,
  right: count,
  bonus: count,
  score: v.number(),
  rank: count,
});

const revealed = v.object({ why: v.picklist([...CLOSINGS, 'agreed']), seats: each(seatRevealed) });
export type Revealed = Readonly<v.InferOutput<typeof revealed>>;

/** What one seat, or somebody who watches, may know. */
export const SpywhereView = v.object({
  viewer: v.nullable(seat),
  /** Null when no turns are played any more. */
  turn: v.nullable(seat),
  step: v.nullable(v.picklist(STEPS)),
  out: v.nullable(nation),
  market: each(nation),
  pileSize: count,
  seats: each(seatView),
  own: v.nullable(ownView),
  closed: v.nullable(closedView),
  revealed: v.nullable(revealed),
});
export type SpywhereView = Readonly<v.InferOutput<typeof SpywhereView>>;
