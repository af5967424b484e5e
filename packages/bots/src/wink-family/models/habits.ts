import type { Span } from '../../player/pace.ts';

/** How a modelled person winks. Where nobody feels eyes there is nothing to wait for. */
export const MANNERS = {
  /** As soon as their eyes meet, for as long as a wink lasts. */
  plain: { waitsUntilAlone: false, looksAway: false },
  /** Only while they feel exactly one pair of eyes, and it is the caller who looks at them. */
  discreet: { waitsUntilAlone: true, looksAway: false },
  /** The same, and they look away as soon as they can, which ends the wink. */
  quick: { waitsUntilAlone: true, looksAway: true },
} as const;

export type Manner = keyof typeof MANNERS;

/**
 * How attentive people are supposed to play, the same for everybody. They are no level of the bots and sit at no table of
 * the app; they are there to see what a rule does to a game among people. Reaction and stopping are of the size that people
 * have. That one holds a wink for its whole time, and stays on a face that looks at a caller, was chosen with a look at how
 * many winks are then caught at blind tables: that figure is an assumption, the difference which a rule makes is not.
 */
export const HABITS = {
  /** From seeing something to acting on it: 0.3 s typically, as for a choice between few things. */
  reaction: { least: 200, typical: 300 } satisfies Span,
  /** What was begun within so many milliseconds can no longer be stopped. */
  stopping: 200,
  /** The share of glances that go to faces: of somebody with nothing to do, and of a caller who looks for the partner. */
  facesIdle: 0.5,
  facesSeeking: 0.75,
  /** The share of glances that go to the caller to whom a wink is owed. */
  owed: 0.7,
} as const;
