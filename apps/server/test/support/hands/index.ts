import { ownPartOf } from '../own-part.ts';
import type { Person } from '../person.ts';
import type { Deeds } from './hand.ts';

export type { Deeds } from './hand.ts';

/** Plays for somebody until the game is over. */
export const plays = (person: Person): Promise<Deeds> =>
  ownPartOf(person.client.lobby?.game ?? '').plays(person);
