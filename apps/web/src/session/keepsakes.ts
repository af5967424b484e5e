import type { Person, Seated } from './api.ts';

/** What this browser remembers: who I am, and at which tables I have sat lately. */
export interface Recent extends Seated {
  readonly game: string;
  readonly at: number;
}

const PERSON = 'oeillade/person';
const RECENT = 'oeillade/recent';
const MOST_RECENT = 12;

function read<T>(key: string): T | null {
  try {
    const text = localStorage.getItem(key);
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Private windows may refuse to remember: then the seat lasts as long as the page.
  }
}

export const readPerson = (): Person | null => read<Person>(PERSON);
export const keepPerson = (person: Person): void => write(PERSON, person);

export const readRecent = (): readonly Recent[] => read<Recent[]>(RECENT) ?? [];

export function keepSeat(recent: Recent): void {
  const others = readRecent().filter(({ code }) => code !== recent.code);
  write(RECENT, [recent, ...others].slice(0, MOST_RECENT));
}

export function forgetSeat(code: string): void {
  write(
    RECENT,
    readRecent().filter((recent) => recent.code !== code),
  );
}

export const tokenFor = (code: string): string | null =>
  readRecent().find((recent) => recent.code === code)?.token ?? null;
