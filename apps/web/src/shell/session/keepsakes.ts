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

export function recall<T>(key: string): T | null {
  try {
    const text = localStorage.getItem(key);
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Private windows may refuse to remember: then the seat lasts as long as the page.
  }
}

export const readPerson = (): Person | null => recall<Person>(PERSON);
export const keepPerson = (person: Person): void => remember(PERSON, person);

export const readRecent = (): readonly Recent[] => recall<Recent[]>(RECENT) ?? [];

export function keepSeat(recent: Recent): void {
  const others = readRecent().filter(({ code }) => code !== recent.code);
  remember(RECENT, [recent, ...others].slice(0, MOST_RECENT));
}

export function forgetSeat(code: string): void {
  remember(
    RECENT,
    readRecent().filter((recent) => recent.code !== code),
  );
}

export const tokenFor = (code: string): string | null =>
  readRecent().find((recent) => recent.code === code)?.token ?? null;
