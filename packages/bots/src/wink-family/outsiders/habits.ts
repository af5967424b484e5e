import type { Habits } from '../models/habits.ts';
import { PERSON } from '../models/habits.ts';

export { PERSON } from '../models/habits.ts';

/** As quick as an expert, watches faces whenever it has nothing to do, and accuses on sight. */
export const STARER: Habits = {
  ...PERSON,
  reaction: { usual: 250, spread: 45, tail: 110 },
  facesIdle: 1,
  facesSeeking: 1,
  winks: 'at once',
  looksAway: null,
};

/** The same, and never winks: nobody catches it, and nobody gets a point through it. */
export const PARANOID: Habits = { ...STARER, winks: 'never' };

/** Accuses whoever looks at a caller for a moment, wink or no wink. */
export const GAZER: Habits = { ...STARER, gazeThatTells: 600, counts: true };

/** Knows nothing but cards: accuses by what is likely, and names the likeliest. */
export const COUNTER: Habits = { ...PERSON, facesIdle: 0, counts: true, caution: 0, likelyEnough: 0.5 };

/** Winks only while no other eye is felt, looks away at once, and looks at nobody else without need. */
export const DISCREET: Habits = {
  ...PERSON,
  facesIdle: 0.2,
  facesSeeking: 1,
  owed: 0.9,
  looksAway: { usual: 130, spread: 10, tail: 30 },
};

/** Half a second and more to act, eyes everywhere, and half of it forgotten. */
export const CHILD: Habits = {
  ...PERSON,
  reaction: { usual: 420, spread: 80, tail: 200 },
  facesIdle: 0.4,
  facesSeeking: 0.55,
  owed: 0.5,
  notices: 0.75,
  remembers: 0.7,
  accuses: 0.8,
  winks: 'at once',
  looksAway: null,
};

/** A person who is all there: nine of ten idle looks at faces, never a look wasted on a face that looks elsewhere. */
export const KEEN: Habits = {
  ...PERSON,
  facesIdle: 0.9,
  facesSeeking: 0.95,
  owed: 0.85,
  caution: 0.1,
  counts: true,
  reads: 0.3,
  looksAway: { usual: 160, spread: 20, tail: 50 },
  unansweredLook: { least: 400, typical: 700 },
};
