import * as v from 'valibot';
import { count, each } from '../shapes.ts';
import { ENDS } from './events.ts';
import { number, seat } from './fields.ts';

/** A card that lies in front of a player, from the board or from somebody's hand. */
const laidCard = v.object({ number, from: v.picklist(['board', 'hand']), faceUp: v.boolean() });
export type LaidCard = Readonly<v.InferOutput<typeof laidCard>>;

const place = v.object({
  number,
  card: v.picklist(['up', 'down', 'gone']),
  /** Whose pawn stands here. */
  pawn: v.nullable(seat),
});
export type Place = Readonly<v.InferOutput<typeof place>>;

const seatView = v.object({
  colour: v.string(),
  handSize: count,
  spies: count,
  spiesLaid: count,
  faceDown: count,
  pawn: v.nullable(number),
  /** The number it has called, while that can still be claimed. */
  called: v.nullable(number),
  laid: each(laidCard),
  score: v.number(),
});
export type SeatView = Readonly<v.InferOutput<typeof seatView>>;

/** What is shown to everyone when the game is over (W-55). */
const revealed = v.object({ why: v.picklist(ENDS), hands: each(each(number)), left: each(number) });
export type Revealed = Readonly<v.InferOutput<typeof revealed>>;

/** What one seat, or somebody who watches, may know. */
export const WinkView = v.object({
  viewer: v.nullable(seat),
  turn: v.nullable(seat),
  step: v.nullable(v.picklist(['contact', 'call'])),
  /** Has the player whose turn it is designated already? */
  contacted: v.boolean(),
  board: each(place),
  seats: each(seatView),
  /** Numbers about which nobody may accuse again (W-47). */
  banned: each(number),
  hand: v.nullable(each(number)),
  /** The callers who wait for my signal (W-20): I hold the twin. */
  partners: each(seat),
  revealed: v.nullable(revealed),
});
export type WinkView = Readonly<v.InferOutput<typeof WinkView>>;
