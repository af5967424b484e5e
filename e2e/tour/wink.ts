import assert from 'node:assert/strict';
import { predicts } from '../support/gallery.ts';
import type { Guest } from '../support/guest.ts';
import { nextToAct } from '../support/next-to-act.ts';
import { agreeToEnd, agreeToPause, arrive, begin, proposePause, sayGoodbye } from '../support/party.ts';
import { stagesEmpty } from '../support/stage.ts';
import { accuseAnybody, agreeOnSignals, call, callsCardOf, face } from '../support/wink.ts';
import { CHAT, comes, MENU, type Over, opened, POPOVER, SHEET, type Tour } from './tour.ts';

const CALLABLE = '[data-part~="wink-card"]:not([aria-disabled="true"])';
/** Long enough to look at a wink twice. */
const LONG_WINKS = { lasting: 3_000, watching: 'looking' } as const;

/** Five people at a table of WINK, from the first call to the ranking. */
export async function wink(tour: Tour): Promise<void> {
  const { browser, url, language, stop } = tour;
  const devices = [LONG_WINKS, { hints: true }, {}, {}, {}];
  const guests = await arrive({ browser, url, language, game: 'wink', people: 5, devices });
  await begin(guests);
  const watcher = await comes(tour, 'Zoé');
  await watcher.watches(new URL(guests[0]!.page.url()).pathname);
  const caller = await callerOf(guests);
  const [partner, ...others] = guests.filter((guest) => guest !== caller) as [Guest, ...Guest[]];
  await caller.get(CALLABLE).first().click();
  await face(caller, partner.name).click();
  await stop('wink-calling', caller);
  await overTable(tour, caller);
  await callsCardOf(caller, partner);
  await face(partner, caller.name).click();
  await partner.sees('[data-part~="wink-seat"][data-lit]');
  await stop('wink-asked', partner);
  await face(others[0]!, partner.name).click();
  await stop('wink-watched', partner);
  await others[0]!.page.keyboard.press('Digit0');
  await stop('wink-board', partner, { on: ['small', 'phone', 'lying'], over: boardOf(partner) });
  await stop('wink-seen', caller, { over: winking(partner, caller) });
  await face(watcher, partner.name).click();
  await predicts(watcher, /./, partner.name);
  await stop('wink-watching', watcher);
  await pausing(tour, guests);
  await judging(tour, guests, others[0]!);
  await agreeToEnd(guests);
  await caller.get('[data-part~="end-accounts"] > summary').click();
  await caller.sees('[data-part~="end"] [data-part~="accounts"]');
  await caller.get('[data-part~="end-calls"] summary').click();
  await stop('wink-end', caller);
  await sayGoodbye([...guests, watcher]);
  await signals(tour);
}

/** What opens over the table. */
async function overTable({ stop }: Tour, guest: Guest): Promise<void> {
  await stop('wink-menu', guest, { over: opened(guest, MENU, '[role="menu"]') });
  await stop('wink-chat', guest, { over: opened(guest, CHAT, POPOVER) });
  await stop('wink-keys', guest, { on: ['desktop'], over: opened(guest, '?', SHEET) });
  await stop('wink-points', guest, { over: opened(guest, 'p', SHEET) });
  await stop('wink-cheat-sheet', guest, { over: cheatSheetOf(guest) });
}

function cheatSheetOf(guest: Guest): Over {
  const menu = opened(guest, MENU, '[role="menu"]');
  const sheet = '[data-part~="cheat-sheet"]';
  return {
    open: async () => {
      await menu.open();
      await guest.page.getByRole('menuitem', { name: /Aide-mémoire|Cheat sheet|Spickzettel/ }).click();
      await guest.sees(sheet);
    },
    shut: async () => {
      await guest.page.keyboard.press('Escape');
      await guest.looksAway(sheet);
    },
  };
}

/** Somebody proposes a pause, all agree, and one goes on. */
async function pausing({ stop }: Tour, guests: readonly Guest[]): Promise<void> {
  const [first, ...others] = guests as [Guest, ...Guest[]];
  await proposePause(first);
  await others[0]!.sees('[data-part~="vote"]');
  await stop('wink-vote', others[0]!);
  await agreeToPause(others);
  await first.sees('[data-part~="paused"]');
  await stop('wink-paused', first);
  await first.get('[data-part~="paused"] [data-button]').click();
  await Promise.all(guests.map((guest) => guest.looksAway('[data-part~="paused"]')));
}

/** Everybody has called: somebody is to name, somebody accuses, and is judged. */
async function judging({ stop }: Tour, guests: readonly Guest[], accuser: Guest): Promise<void> {
  const namer = await isToName(guests);
  await face(namer, guests.find((guest) => guest !== namer)!.name).click();
  await stop('wink-naming', namer);
  await namer.page.keyboard.press('Digit0');
  await stop('wink-claim', namer, { over: opened(namer, '[data-part~="wink-claim"]', SHEET) });
  const spy = guests.find((guest) => guest !== namer && guest !== accuser) ?? accuser;
  await stop('wink-accuse', spy, { over: opened(spy, '[data-part~="wink-accuse"]', SHEET) });
  await accuseAnybody(spy);
  await stagesEmpty(guests);
  await namer.sees('[data-part~="ticket"] [data-part~="wink-outcome"]');
  await stop('wink-judged', namer);
  const [away, ...present] = guests.filter((guest) => guest !== namer) as [Guest, ...Guest[]];
  await away.context.setOffline(true);
  await away.sees('[data-part~="trouble"]');
  await stop('wink-line-lost', away);
  await present[0]!.sees('[data-part~="wink-away"]');
  await stop('wink-away', present[0]!);
  await away.context.setOffline(false);
  await away.looksAway('[data-part~="trouble"]');
  await present[0]!.looksAway('[data-part~="wink-away"]');
}

/** Zwinkern with every signal that can be told from the others. */
async function signals({ browser, url, language, stop }: Tour): Promise<void> {
  const devices = [LONG_WINKS, {}, {}];
  const guests = await arrive({ browser, url, language, game: 'zwinkern', people: 3, devices });
  await agreeOnSignals(guests[0]!, SIGNALS);
  await begin(guests);
  const caller = await callerOf(guests);
  const partner = guests.find((guest) => guest !== caller)!;
  await callsCardOf(caller, partner);
  await face(partner, caller.name).click();
  await partner.sees('[data-part~="wink-wink"]:not([aria-disabled="true"])');
  await stop('wink-signals', partner);
  await face(caller, partner.name).click();
  await stop('wink-signal-seen', caller, { over: winking(partner, caller, 'hand-on-chin') });
  await sayGoodbye(guests);
}

const SIGNALS = ['wink-left', 'wink-right', 'eyebrows', 'nod', 'head-tilt', 'hand-on-chin'] as const;

async function callerOf(guests: readonly Guest[]): Promise<Guest> {
  const caller = await nextToAct(guests, CALLABLE);
  assert.ok(caller, 'Nobody may call.');
  return caller;
}

/** The partner winks for as long as the caller is looked at, and may do so again. */
function winking(partner: Guest, caller: Guest, signal?: string): Over {
  const button =
    signal === undefined
      ? '[data-part~="wink-wink"]'
      : `[data-part~="wink-wink"]:has([data-expression="${signal}"])`;
  return {
    open: async () => {
      await partner.get(`${button}:not([aria-disabled="true"])`).click();
      await caller.sees('[data-part~="wink-seat"][data-lit] [data-part~="loge"][data-expression]');
    },
    shut: async () => {
      await caller.looksAway('[data-part~="wink-seat"][data-lit] [data-part~="loge"][data-expression]');
      await partner.looksAway('[data-part~="wink-wink"][data-giving]');
    },
  };
}

/** The board of a phone, in the stead of the faces. */
function boardOf(guest: Guest): Over {
  return {
    open: async () => {
      // It is open already where they must call.
      const strip = guest.get('[data-part~="wink-strip"]');
      if ((await strip.count()) > 0) await strip.click();
      await guest.sees('[data-part~="wink-to-faces"]');
    },
    shut: async () => {
      await guest.get('[data-part~="wink-to-faces"]').click();
      await guest.sees('[data-part~="wink-strip"]');
    },
  };
}

/** Everybody calls until it comes to naming. */
async function isToName(guests: readonly Guest[]): Promise<Guest> {
  for (;;) {
    const next = await nextToAct(
      guests,
      `[data-part~="wink-claim"][data-button], ${CALLABLE}, [data-part~="wink-call"][data-button="claim"]`,
    );
    assert.ok(next, 'The game was over before anybody was named.');
    if (await next.get('[data-part~="wink-claim"][data-button]').isVisible()) return next;
    await call(next);
  }
}
