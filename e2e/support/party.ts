import type { Browser } from 'playwright-core';
import { ANY_TABLE } from './games.ts';
import { type Coming, Guest, type Language } from './guest.ts';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fay'] as const;

export interface Party {
  readonly browser: Browser;
  readonly url: string;
  readonly game: string;
  readonly people: number;
  readonly language?: Language;
  readonly devices?: readonly Partial<Coming>[];
}

/** The first opens a table, the others come by its link, all are ready, and it begins. */
export async function gather(party: Party): Promise<Guest[]> {
  const guests = await arrive(party);
  await begin(guests);
  return guests;
}

export async function arrive({
  browser,
  url,
  game,
  people,
  language = 'fr',
  devices = [],
}: Party): Promise<Guest[]> {
  const guests = await Promise.all(
    NAMES.slice(0, people).map((name, index) =>
      Guest.comes(browser, { url, name, language, ...devices[index] }),
    ),
  );
  const [host, ...others] = guests as [Guest, ...Guest[]];
  const code = await host.opensTable(game);
  // One after the other, so that everybody sits in the order of the names.
  for (const guest of others) await guest.joins(code);
  return guests;
}

export async function begin(guests: readonly Guest[]): Promise<void> {
  const [host, ...others] = guests as [Guest, ...Guest[]];
  await Promise.all(others.map((guest) => guest.get('[data-part~="start"]').click()));
  await host.get('[data-part~="start"]:not([disabled])').click();
  await Promise.all(guests.map((guest) => guest.sees(ANY_TABLE)));
}

/** The host gives the free seats to bots. */
export async function seatBots(host: Guest, count: number): Promise<void> {
  const seats = host.get('[data-part~="seat"]:not(:has([data-part~="free-seat"]))');
  const people = await seats.count();
  for (let bots = 1; bots <= count; bots++) {
    await host.get('[data-part~="free-seat"]').click();
    await seats.nth(people + bots - 1).waitFor();
  }
}

export async function sayGoodbye(guests: readonly Guest[]): Promise<void> {
  await Promise.all(guests.map((guest) => guest.leaves()));
}

export async function proposePause(guest: Guest): Promise<void> {
  await guest.get('[aria-haspopup="menu"]').click();
  await guest.page.getByRole('menuitem', { name: /pause/i }).click();
  await guest.sees('[data-part~="vote"]');
}

/** With them all whose people are awaited have agreed. */
export async function agreeToPause(guests: readonly Guest[]): Promise<void> {
  for (const guest of guests) await guest.get('[data-part~="vote"] [data-button]').click();
}

/** By the menu and everybody's agreement. */
export async function agreeToEnd(guests: readonly Guest[]): Promise<void> {
  const [first, ...others] = guests as [Guest, ...Guest[]];
  await first.get('[aria-haspopup="menu"]').click();
  await first.page.getByRole('menuitem', { name: /arrêter|end|aufhören|stop/i }).click();
  await Promise.all(others.map((guest) => guest.get('[data-part~="vote"] [data-button]').click()));
  await Promise.all(guests.map((guest) => guest.sees('[data-part~="end"] [data-part~="place"]')));
}
