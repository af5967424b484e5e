import { count, each, line, whole } from '@oeillade/games/shapes';
import * as v from 'valibot';
import { PLAYERS } from './label.ts';

export const SIDES = 6;
export const MOST_DICE = 5;

const seat = whole(0, PLAYERS.max - 1);
const face = whole(1, SIDES);
const dice = whole(1, PLAYERS.max * MOST_DICE);
const hand = each(face);
const hands = each(hand);
const counts = each(count);

export const DiceOptions = v.strictObject({
  /** L-1: how many dice everybody has at the beginning. */
  dice: v.optional(whole(1, MOST_DICE), 3),
  /** L-3: who begins, a seat or at random. */
  first: v.optional(v.union([v.literal('random'), seat]), 'random'),
});
export type DiceOptions = v.InferOutput<typeof DiceOptions>;

export const DiceCommand = v.variant('do', [
  v.strictObject({ do: v.literal('bid'), count: dice, face }),
  v.strictObject({ do: v.literal('doubt') }),
]);
export type DiceCommand = v.InferOutput<typeof DiceCommand>;

const bid = v.object({ seat, count: dice, face });
export type Bid = v.InferOutput<typeof bid>;

/** L-5: who doubted whose bid, how many dice there were, and all the dice as everybody then sees them. */
const doubt = v.object({
  seat,
  of: seat,
  count: dice,
  face,
  counted: count,
  right: v.boolean(),
  dice: hands,
});
export type Doubt = v.InferOutput<typeof doubt>;

const rolled = { dice: hands, first: seat };
const events = {
  dealt: v.object({ e: v.literal('dealt'), ...rolled }),
  rolled: v.object({ e: v.literal('rolled'), ...rolled }),
  bid: v.object({ e: v.literal('bid'), ...bid.entries }),
  doubted: v.object({ e: v.literal('doubted'), ...doubt.entries }),
  ended: v.object({
    e: v.literal('ended'),
    why: v.exactOptional(v.literal('agreed')),
    scores: counts,
    ranks: counts,
  }),
};
const event = v.variant('e', Object.values(events));
export type DiceEvent = v.InferOutput<typeof event>;
export type Dealt = v.InferOutput<typeof events.dealt>;

export const lines = {
  dealt: line(events.dealt),
  rolled: line(events.rolled),
  bid: line(events.bid),
  doubted: line(events.doubted),
  ended: line(events.ended),
};

/** L-2: of dice under somebody's cup the others know how many they are. */
const seenRoll = { dice: v.nullable(hand), counts, first: seat };
export const DiceSeen = v.variant('e', [
  v.object({ e: v.literal('dealt'), ...seenRoll }),
  v.object({ e: v.literal('rolled'), ...seenRoll }),
  events.bid,
  events.doubted,
  events.ended,
]);
export type DiceSeen = v.InferOutput<typeof DiceSeen>;

export const DiceView = v.object({
  viewer: v.nullable(seat),
  /** Null when the game is over. */
  turn: v.nullable(seat),
  bid: v.nullable(bid),
  counts,
  /** One's own; null for somebody who watches. */
  dice: v.nullable(hand),
  /** How often somebody has doubted. */
  doubts: count,
  last: v.nullable(doubt),
  /** When the game is over: what was under all the cups. */
  revealed: v.nullable(hands),
});
export type DiceView = v.InferOutput<typeof DiceView>;
