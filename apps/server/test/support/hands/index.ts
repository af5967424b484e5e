import type { Person } from '../person.ts';
import type { Deeds } from './hand.ts';
import { playSpywhere } from './spywhere-hand.ts';
import { playWink } from './wink-hand.ts';

export type { Deeds } from './hand.ts';

/** Plays for somebody until the game is over. */
export const plays = (person: Person): Promise<Deeds> =>
  person.client.lobby?.game === 'spywhere' ? playSpywhere(person) : playWink(person);
