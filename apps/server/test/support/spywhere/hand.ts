import { playKinds } from '../hands/any-hand.ts';
import type { Deeds } from '../hands/hand.ts';
import type { Person } from '../person.ts';

/** Not too keen on attempts: the game would be over before it has begun. */
export const playSpywhere = (person: Person): Promise<Deeds> =>
  playKinds(person, (kind, hand) => kind !== 'attempt' || hand.random.happens(0.3));
