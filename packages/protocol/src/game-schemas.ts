import type * as winkFamily from '@oeillade/games/wink-family';
import * as v from 'valibot';
import { each, seat, whole, within } from './shapes.ts';

const SIGNALS = [
  'wink',
  'wink-left',
  'wink-right',
  'eyebrows',
  'nod',
  'head-tilt',
  'hand-on-chin',
] as const satisfies readonly winkFamily.Signal[];

const card = within(1, 36);
const winkEnd = v.picklist(['hand-empty', 'board-empty', 'agreed']);

/** What a seat, or somebody who watches, may know of a game of the wink family. */
export const WinkView = v.object({
  viewer: v.nullable(seat),
  turn: v.nullable(seat),
  step: v.nullable(v.picklist(['contact', 'call'])),
  contacted: v.boolean(),
  board: each(v.object({ number: card, card: v.picklist(['up', 'down', 'gone']), pawn: v.nullable(seat) })),
  seats: each(
    v.object({
      colour: v.string(),
      handSize: whole(0),
      spies: whole(0),
      spiesLaid: whole(0),
      faceDown: whole(0),
      pawn: v.nullable(card),
      called: v.nullable(card),
      laid: each(v.object({ number: card, from: v.picklist(['board', 'hand']), faceUp: v.boolean() })),
      score: v.number(),
    }),
  ),
  banned: each(card),
  hand: v.nullable(each(card)),
  partners: each(seat),
  revealed: v.nullable(v.object({ why: winkEnd, hands: each(each(card)), left: each(card) })),
});

/** What is told of the events of the wink family. */
export const WinkSeen = v.variant('e', [
  v.object({
    e: v.literal('dealt'),
    board: each(card),
    hand: v.nullable(each(card)),
    handSizes: each(whole(0)),
    spies: each(whole(0)),
    first: seat,
  }),
  v.object({
    e: v.literal('designated'),
    seat,
    named: seat,
    number: card,
    right: v.boolean(),
    laidBy: v.exactOptional(v.nullable(seat)),
  }),
  v.object({ e: v.literal('called'), seat, number: card }),
  v.object({ e: v.literal('passed'), seat }),
  v.object({ e: v.literal('accused'), seat, named: seat, number: card, right: v.boolean() }),
  v.object({
    e: v.literal('ended'),
    why: winkEnd,
    scores: each(v.number()),
    ranks: each(whole(1)),
    spiesLeft: each(whole(0)),
    spiesLaid: each(whole(0)),
    faceDown: each(whole(0)),
  }),
]);

/** What a signal may be. */
export const Signal = v.picklist(SIGNALS);

const nation = v.picklist(['italy', 'france', 'japan', 'britain', 'germany', 'usa']);
const closing = v.picklist(['pile', 'attempts']);

/** What a seat, or somebody who watches, may know of a game of Spywhere. */
export const SpywhereView = v.object({
  viewer: v.nullable(seat),
  turn: v.nullable(seat),
  step: v.nullable(v.picklist(['draw', 'exchange', 'act', 'attempt', 'last'])),
  out: v.nullable(nation),
  market: each(nation),
  pileSize: whole(0),
  seats: each(
    v.object({
      colour: v.string(),
      handSize: whole(0),
      clues: each(nation),
      attempts: each(v.object({ at: seat, nation: v.nullable(nation) })),
      turnsTaken: whole(0),
      lastAttemptsIn: v.boolean(),
    }),
  ),
  own: v.nullable(v.object({ passports: each(nation), hand: each(nation), cards: each(nation) })),
  closed: v.nullable(v.object({ why: closing, by: v.nullable(seat) })),
  revealed: v.nullable(
    v.object({
      why: v.picklist(['pile', 'attempts', 'agreed']),
      seats: each(
        v.object({
          passports: each(nation),
          hand: each(nation),
          attempts: each(v.object({ at: seat, nation, right: v.boolean() })),
          own: whole(0),
          right: whole(0),
          bonus: whole(0),
          score: v.number(),
          rank: whole(1),
        }),
      ),
    }),
  ),
});

const attempts = each(v.object({ at: seat, nation }));
const turnOrBonus = v.picklist(['turn', 'bonus']);

/** What is told of the events of Spywhere. Of two shapes the fuller one is for the seat itself. */
export const SpywhereSeen = v.union([
  v.object({
    e: v.literal('dealt'),
    out: v.nullable(nation),
    passports: v.nullable(each(nation)),
    hand: v.nullable(each(nation)),
    handSizes: each(whole(0)),
    market: each(nation),
    pileSize: whole(0),
    first: seat,
  }),
  v.object({ e: v.literal('drew'), seat, card: nation, why: turnOrBonus }),
  v.object({ e: v.literal('drew'), seat, why: turnOrBonus }),
  v.object({ e: v.literal('exchanged'), seat, gave: nation, took: nation }),
  v.object({ e: v.literal('eliminated'), seat, nation }),
  v.object({ e: v.literal('filled'), cards: each(nation) }),
  v.object({ e: v.literal('returned'), nation, pileSize: whole(0) }),
  v.object({ e: v.literal('attempted'), seat, at: seat, nation }),
  v.object({ e: v.literal('attempted'), seat, at: seat }),
  v.object({ e: v.literal('turn-ended'), seat }),
  v.object({ e: v.literal('closed'), why: closing, by: v.nullable(seat) }),
  v.object({ e: v.literal('attempted-last'), seat, attempts }),
  v.object({ e: v.literal('attempted-last'), seat }),
  v.object({
    e: v.literal('ended'),
    why: v.exactOptional(v.literal('agreed')),
    scores: each(v.number()),
    ranks: each(whole(1)),
    own: each(whole(0)),
    right: each(whole(0)),
  }),
]);
