import type { Browser } from 'playwright-core';
import { type Coming, Guest } from './guest.ts';
import { nextToAct } from './next-to-act.ts';

/** A television. */
export const BIG_SCREEN = { width: 1920, height: 1080 } as const;

const OFFERED = '[data-part~="phone-number"][aria-disabled="false"]';
const READY = `[data-part~="wink-claim"][data-button]:not([aria-disabled="true"]), ${OFFERED}, [data-part~="wink-call"][data-button="claim"]`;
const MOST_STEPS = 200;

/** The host says in the lobby that the faces are real. */
export async function agreeOnFaces(host: Guest): Promise<void> {
  await host
    .get('[data-part~="choice-one"]')
    .filter({ hasText: /En vrai|For real|In echt/ })
    .click();
  // Bots have no face to look at.
  await host.looksAway('[data-part~="free-seat"]');
}

/** The board for the whole room. */
export async function opensScreen(
  browser: Browser,
  coming: Omit<Coming, 'name'>,
  code: string,
): Promise<Guest> {
  const screen = await Guest.comes(browser, { ...coming, name: 'Écran' });
  await screen.page.goto(`/t/${code}/screen`);
  await screen.sees('[data-part~="screen"]');
  return screen;
}

/** Holds the button, reads the cards, lets go. */
export async function peek(guest: Guest): Promise<number[]> {
  await holds(guest);
  const cards = await guest
    .get('[data-part~="phone-held"] svg')
    .evaluateAll((held) => held.map((card) => Number.parseInt(card.getAttribute('aria-label') ?? '', 10)));
  await letsGo(guest);
  return cards;
}

export async function holds(guest: Guest): Promise<void> {
  await guest.get('[data-part~="peek-hold"]').hover();
  await guest.page.mouse.down();
  await guest.sees('[data-part~="phone-held"]');
}

async function letsGo(guest: Guest): Promise<void> {
  await guest.page.mouse.up();
  await guest.looksAway('[data-part~="phone-held"]');
}

/** Chooses a number and calls it. */
async function callNumber(guest: Guest, number: number): Promise<void> {
  await choose(guest, number);
  await guest.get('[data-part~="wink-call"][data-button="claim"]').click();
  await guest.looksAway(OFFERED);
}

export const choose = (guest: Guest, number: number): Promise<void> =>
  guest.get(`${OFFERED}[aria-label^="${number},"]`).click();

export interface RoomPlan {
  /** Everybody's cards as they were dealt. */
  readonly hands: ReadonlyMap<Guest, readonly number[]>;
  /** Whose cards are called whenever that is possible: this hand is empty first. */
  readonly victim: Guest;
  readonly most?: number;
  readonly between?: (step: number) => Promise<void>;
}

/** Plays as people do who have seen the wink across the room: they name the right one. To the end of the game. */
export async function playInRoom(guests: readonly Guest[], plan: RoomPlan): Promise<void> {
  for (let step = 0; step < (plan.most ?? MOST_STEPS); step++) {
    await plan.between?.(step);
    const guest = await nextToAct(guests, READY);
    if (!guest) return;
    if (await guest.get('[data-part~="wink-claim"][data-button]').isVisible())
      await name(guest, guests, plan);
    else await call(guest, guests, plan);
  }
}

/** Which number somebody waits for, as their phone says it. */
export async function awaitedNumber(guest: Guest): Promise<number> {
  return Number((await guest.get('[data-part~="wink-claim"][data-button]').innerText()).match(/\d+/)?.[0]);
}

async function name(guest: Guest, guests: readonly Guest[], { hands }: RoomPlan): Promise<void> {
  const number = await awaitedNumber(guest);
  const others = guests.filter((other) => other !== guest);
  const holder = others.find((other) => hands.get(other)?.includes(number)) ?? others[0]!;
  await guest.get('[data-part~="wink-claim"][data-button]').click();
  await guest.get('[data-part~="sheet"] [data-part~="wink-person"]').filter({ hasText: holder.name }).click();
  await guest.looksAway('[data-part~="wink-claim"][data-button]');
}

async function call(guest: Guest, guests: readonly Guest[], { hands, victim }: RoomPlan): Promise<void> {
  const labels = await guest
    .get(OFFERED)
    .evaluateAll((numbers) => numbers.map((number) => Number(number.textContent)));
  const order = [victim, ...guests].filter((other) => other !== guest);
  const wanted = order.flatMap((other) => hands.get(other) ?? []).find((number) => labels.includes(number));
  const own = hands.get(guest) ?? [];
  const number = wanted ?? labels.find((offered) => !own.includes(offered));
  if (number !== undefined) return callNumber(guest, number);
  await guest.get('[data-part~="wink-call"][data-button="claim"]').click();
  await guest.looksAway('[data-part~="wink-call"][data-button="claim"]');
}
