import assert from 'node:assert/strict';
import type { Guest } from './guest.ts';
import { nextToAct } from './next-to-act.ts';

const MOST_STEPS = 400;
const CALLABLE = '[data-part~="wink-card"]:not([aria-disabled="true"])';
const READY = `[data-part~="wink-claim"][data-button]:not([aria-disabled="true"]), ${CALLABLE}, [data-part~="wink-call"][data-button="claim"]`;

export interface WinkPlan {
  /** So many partners wink; after that their callers know without. */
  readonly winks: number;
  /** In this turn somebody else accuses. */
  readonly accuses?: number;
  readonly most?: number;
  readonly between?: (step: number) => Promise<void>;
}

/** Plays by pressing what is on the screens, to the end of the game; gives how often somebody named somebody. */
export async function playWink(guests: readonly Guest[], plan: WinkPlan): Promise<number> {
  /** Each caller's partner, as the cards on the screens tell it. */
  const partners = new Map<Guest, Guest | null>();
  let named = 0;
  let winks = 0;
  for (let step = 0; step < (plan.most ?? MOST_STEPS); step++) {
    await plan.between?.(step);
    const guest = await nextToAct(guests, READY);
    if (!guest) return named;
    if (await guest.get('[data-part~="wink-claim"][data-button]').isVisible()) {
      const partner = partners.get(guest) ?? null;
      if (named === plan.accuses) await accuse(guests, guest, partner);
      else await name(guest, partner ?? guests.find((other) => other !== guest)!);
      named += 1;
    } else {
      const number = await call(guest);
      const partner = number === null ? null : await holderOf(number, guests, guest);
      partners.set(guest, partner);
      if (partner && number !== null && winks < plan.winks) {
        await wink(guest, partner, number);
        winks += 1;
      }
    }
  }
  if (plan.most === undefined) assert.fail(`The game did not end in ${MOST_STEPS} steps.`);
  return named;
}

/** Gives the number that was called, or null where there was none to call. */
export async function call(guest: Guest): Promise<number | null> {
  const card = guest.get(CALLABLE).first();
  const isThere = (await card.count()) > 0;
  const label = isThere ? await card.getAttribute('aria-label') : null;
  if (isThere) {
    await card.click();
    await guest.sees('[data-part~="wink-card"][data-selected]');
  }
  await guest.get('[data-part~="wink-call"][data-button="claim"]').click();
  await guest.looksAway(CALLABLE);
  return label === null ? null : Number.parseInt(label, 10);
}

const calledCard = (number: number): string =>
  `[data-part~="wink-held"][data-called] button[aria-label^="${number},"]`;

/** Who has the card, or null when nobody at the table does. */
async function holderOf(number: number, guests: readonly Guest[], caller: Guest): Promise<Guest | null> {
  for (const guest of guests) {
    if (guest === caller) continue;
    // On a phone that shows its faces the board is shut: it is there all the same.
    await guest
      .get(`[data-part~="wink-card"][data-called][aria-label^="${number},"]`)
      .waitFor({ state: 'attached' });
    if ((await guest.get(calledCard(number)).count()) > 0) return guest;
  }
  return null;
}

export const face = (guest: Guest, of: string) => guest.get(`[data-part~="wink-face"][aria-label^="${of},"]`);

/** The caller looks, the partner winks: only the one who looks sees it. */
async function wink(caller: Guest, partner: Guest, number: number): Promise<void> {
  await face(caller, partner.name).click();
  await partner.get(calledCard(number)).click();
  await partner.get('[data-part~="wink-wink"]:not([aria-disabled="true"])').click();
  await caller
    .get('[data-part~="wink-looking"] small')
    .filter({ hasText: /te fait un clin d’œil|winks at you|zwinkert dir zu/ })
    .waitFor();
}

/** Says who has the card that they have called. */
export async function name(guest: Guest, named: Guest): Promise<void> {
  await face(guest, named.name).click();
  await guest.get('[data-part~="wink-claim"][data-button]').filter({ hasText: named.name }).click();
  await guest.looksAway('[data-part~="wink-claim"][data-button]');
}

/** Somebody who has not the card has seen enough. */
async function accuse(guests: readonly Guest[], caller: Guest, holder: Guest | null): Promise<void> {
  const words = (await caller.get('[data-part~="wink-claim"][data-button]').innerText()).match(/\d+/g);
  const number = Number(words?.at(-1));
  const accuser = guests.find((other) => other !== caller && other !== holder)!;
  const suspect = holder ?? guests.find((other) => other !== caller && other !== accuser)!;
  await accuser.get('[data-part~="wink-accuse"]:not([aria-disabled="true"])').click();
  await accuser.page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${suspect.name} .*\\b${number}$`) })
    .click();
  await Promise.all(
    guests.map((guest) =>
      guest
        .get('[role="log"]')
        .getByText(/ (?:accuses?|klagt) /)
        .first()
        .waitFor({ state: 'attached' }),
    ),
  );
  // Whoever is unmasked has called for nothing; after a wrong accusation the search goes on.
  if (holder) await caller.looksAway('[data-part~="wink-claim"][data-button]');
}

/** The host says in the lobby which signals exist at this table. */
export async function agreeOnSignals(host: Guest, signals: readonly string[]): Promise<void> {
  for (const signal of signals) {
    const choice = `[data-part~="signal"]:has([data-expression="${signal}"])`;
    await host.get(choice).click();
    await host.sees(`${choice}:has(:checked)`);
  }
}

/** Calls the first card that the partner holds. */
export async function callsCardOf(caller: Guest, partner: Guest): Promise<void> {
  const label = await partner.get('[data-part~="wink-held"] [aria-label]').first().getAttribute('aria-label');
  const number = Number.parseInt(label!, 10);
  const card = caller.get(`[data-part~="wink-card"][aria-label^="${number},"]`);
  await card.click();
  await caller
    .get('[data-part~="wink-call"][data-button="claim"]')
    .filter({ hasText: String(number) })
    .click();
  await partner.sees('[data-part~="wink-held"][data-called]');
}

/** While a wink is given, its button is a lid that has shut, and lashes under it. */
export async function foldsIntoLashes({ page }: Guest): Promise<void> {
  await page.waitForFunction(() => {
    const button = document.querySelector('[data-part~="wink-wink"][data-giving]');
    const lid = button?.querySelector('[data-part~="wink-lid"]');
    const lashes = button?.querySelector('[data-part~="wink-lashes"]');
    if (!button || !lid || !lashes) return false;
    const isShut = lid.getBoundingClientRect().height < button.clientHeight / 4;
    return isShut && getComputedStyle(lashes).opacity === '1' && lashes.getBoundingClientRect().width > 20;
  });
}

/** Accuses the first of those who may be accused, right or wrong. */
export async function accuseAnybody(accuser: Guest): Promise<void> {
  await accuser.get('[data-part~="wink-accuse"]:not([aria-disabled="true"])').click();
  await accuser.get('dialog [data-part~="wink-person"]').first().click();
}
