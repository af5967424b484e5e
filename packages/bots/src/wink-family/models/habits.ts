import type { ReactionTime, Span } from '../../pace.ts';
import type { Nature } from '../nature.ts';
import { TEMPERS } from '../temper.ts';

/**
 * How a modelled person plays: fixed habits, simpler than any level of the bots. They are offered at no table; they are
 * there to see what a rule does to a game among people, and how the levels do against people and against simple plans.
 */
export interface Habits extends Nature {
  /** When they wink: never, as soon as their eyes meet, or while they feel exactly one pair of eyes, the caller's. */
  readonly winks: 'never' | 'at once' | 'alone';
  /** From the wink to looking away, which ends it; null for staying until it is over. */
  readonly looksAway: ReactionTime | null;
  /** The share of looks that go to faces: of somebody with nothing to do, and of a caller who looks for the partner. */
  readonly facesIdle: number;
  readonly facesSeeking: number;
  /** The share of looks that go to the caller to whom a wink is owed. */
  readonly owed: number;
  /** How long a look rests on a face that may owe a wink and does not look back. */
  readonly unansweredLook: Span;
  /** Accuses whoever looks at a caller for so long, in milliseconds; null for nobody. */
  readonly gazeThatTells: number | null;
  /** Accuses whoever holds a card with this likelihood, by counting cards; null for nobody. */
  readonly likelyEnough: number | null;
}

/** What was begun within so many milliseconds can no longer be stopped. */
export const STOPPING = 200;

/**
 * Half-attentive: 0.3 s from seeing to acting, as for a choice between few things; half of their idle looks go to faces; they
 * accuse what they see. How long they look and think is as for bots of the middle level. They name only whom they have
 * seen, unless they must name somebody or a card is called again and again.
 */
export const PERSON: Habits = {
  ...TEMPERS.regular,
  reaction: { usual: 230, spread: 40, tail: 75 },
  poise: 150,
  notices: 1,
  remembers: 1,
  accuses: 1,
  caution: 0.9,
  reads: 0,
  winks: 'alone',
  looksAway: { usual: 230, spread: 40, tail: 75 },
  facesIdle: 0.5,
  facesSeeking: 0.75,
  owed: 0.7,
  gazeThatTells: null,
  likelyEnough: null,
};

/** How a modelled person winks. Where nobody feels eyes there is nothing to wait for. */
export const MANNERS = {
  /** As soon as their eyes meet, for as long as a wink lasts. */
  plain: { ...PERSON, winks: 'at once', looksAway: null },
  /** Only while they feel exactly one pair of eyes, and it is the caller who looks at them. */
  discreet: { ...PERSON, winks: 'alone', looksAway: null },
  /** The same, and they look away as soon as they can, which ends the wink. */
  quick: PERSON,
} as const satisfies Readonly<Record<string, Habits>>;

export type Manner = keyof typeof MANNERS;
