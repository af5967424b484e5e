import { onDevice } from '../storage.ts';
import type { Person, Seated } from './api.ts';

/** What this browser remembers: who I am, and at which tables I have sat lately. */
export interface Recent extends Seated {
  readonly game: string;
  readonly at: number;
}

const PERSON = 'oeillade/person';
const RECENT = 'oeillade/recent';
/** Games of which this browser has not seen the end. */
export const PENDING = 'oeillade/pending';
const MOST_RECENT = 12;

export const readPerson = (): Person | null => onDevice.readValue<Person>(PERSON);
export const keepPerson = (person: Person): void => onDevice.writeValue(PERSON, person);

export const readRecent = (): readonly Recent[] => onDevice.readValue<Recent[]>(RECENT) ?? [];

export function keepSeat(recent: Recent): void {
  const others = readRecent().filter(({ code }) => code !== recent.code);
  onDevice.writeValue(RECENT, [recent, ...others].slice(0, MOST_RECENT));
}

export function forgetSeat(code: string): void {
  onDevice.writeValue(
    RECENT,
    readRecent().filter((recent) => recent.code !== code),
  );
}

export const tokenFor = (code: string): string | null =>
  readRecent().find((recent) => recent.code === code)?.token ?? null;
