import assert from 'node:assert/strict';
import type { Guest } from '../support/guest.ts';
import { nextToAct } from '../support/next-to-act.ts';
import { agreeToEnd, arrive, begin, sayGoodbye } from '../support/party.ts';
import { agreeOnFaces, choose, opensScreen, peek, playInRoom, type RoomPlan } from '../support/same-room.ts';
import { playSpywhere } from '../support/spywhere.ts';
import { stagesEmpty } from '../support/stage.ts';
import { accuseAnybody } from '../support/wink.ts';
import { heldSteps } from './held-steps.ts';
import { BIG, HANDS, opened, SHEET, type Tour } from './tour.ts';

const OFFERED = '[data-part~="phone-number"][aria-disabled="false"]';
const MOST_TURNS = 50;
const NAMING = '[data-part~="wink-claim"][data-button]:not([aria-disabled="true"])';

/** One room: a television is the table, three phones are the hands. */
export async function room(tour: Tour): Promise<void> {
  const { browser, url, language, stop } = tour;
  const devices = Array.from({ length: 4 }, () => PHONE);
  const phones = await arrive({ browser, url, language, game: 'zwinkern', people: 4, devices });
  await agreeOnFaces(phones[0]!);
  const screen = await opensScreen(browser, { url, language }, codeOf(phones[0]!));
  await screen.page.clock.install();
  await screen.page.reload();
  await screen.sees('[data-part~="screen-company"]');
  await stop('screen-gathering', screen, { on: BIG });
  await begin(phones);
  await screen.sees('[data-part~="screen-board"]');
  const hands = new Map<Guest, number[]>();
  for (const phone of phones) hands.set(phone, await peek(phone));
  const plan = { hands, victim: phones[2]! };
  await calling(tour, phones, plan);
  await playInRoom(phones, { ...plan, most: 9 });
  await stop('screen-board', screen, { on: BIG });
  await accusing(tour, phones, plan, screen);
  await agreeToEnd(phones);
  await screen.sees('[data-part~="screen-ranking"] [data-part~="place"]');
  await stop('screen-ranking', screen, { on: BIG });
  await sayGoodbye([screen, ...phones]);
  await dinner(tour);
}

const PHONE = { size: { width: 390, height: 844 }, touch: true } as const;

const codeOf = (guest: Guest): string => new URL(guest.page.url()).pathname.split('/')[2] ?? '';

/** The hand: covered, open, and a card that one holds oneself. */
async function calling({ stop }: Tour, phones: readonly Guest[], { hands }: RoomPlan): Promise<void> {
  const caller = await next(phones, OFFERED);
  await stop('phone-covered', phones.find((phone) => phone !== caller)!, { on: HANDS });
  await caller.get('[data-part~="peek-keep"]').click();
  await caller.sees('[data-part~="phone-held"]');
  await stop('phone-hand', caller, { on: HANDS });
  await caller.get('[data-part~="peek-cover"]').click();
  await choose(caller, hands.get(caller)![0]!);
  await stop('phone-calling', caller, {
    on: HANDS,
    over: {
      open: async () => {
        await caller.get('[data-part~="wink-call"][data-button="claim"]').click();
        await caller.sees('[data-part~="phone-mistake"] p');
      },
      shut: async () => {},
    },
  });
}

/** Naming, accusing, and what the screen makes of it. */
async function accusing(
  { stop }: Tour,
  phones: readonly Guest[],
  plan: RoomPlan,
  screen: Guest,
): Promise<void> {
  for (let turn = 0; (await phones[0]!.get(NAMING).count()) === 0; turn++) {
    assert.ok(turn < MOST_TURNS, 'It never comes to naming.');
    const namer = await next(phones, `${NAMING}, ${OFFERED}, [data-part~="wink-call"][data-button="claim"]`);
    if ((await namer.get(NAMING).count()) > 0) break;
    await playInRoom(phones, { ...plan, most: 1 });
  }
  const namer = await next(phones, NAMING);
  await stop('phone-naming', namer, { on: HANDS, over: opened(namer, NAMING, SHEET) });
  const accuser = phones.find((phone) => phone !== namer)!;
  await stop('phone-accusing', accuser, {
    on: HANDS,
    over: opened(accuser, '[data-part~="wink-accuse"]', SHEET),
  });
  const names: Record<string, string> = { title: 'screen-accusation', 'doubt-4': 'screen-doubt' };
  const onScreen = { stop: (name: string, guest: Guest) => stop(name, guest, { on: BIG, isBrief: true }) };
  await Promise.all([
    heldSteps(onScreen, screen, 'accusation', Object.keys(names), (step) => names[step]!),
    accuseAnybody(accuser),
  ]);
  await stagesEmpty([screen]);
  await screen.sees('[data-part~="screen-ruling"] [data-say="accuses"]');
  await stop('screen-ruling', screen, { on: BIG, isBrief: true });
}

/** Spywhere on a big screen. */
async function dinner({ browser, url, language, stop }: Tour): Promise<void> {
  const guests = await arrive({ browser, url, language, game: 'spywhere', people: 4 });
  await begin(guests);
  const screen = await opensScreen(browser, { url, language }, codeOf(guests[0]!));
  await playSpywhere(guests, { most: 18 });
  await screen.sees('[data-part~="screen-market"] [data-part~="card-art"]');
  await stop('screen-spywhere', screen, { on: BIG });
  await sayGoodbye([screen, ...guests]);
}

async function next(guests: readonly Guest[], ready: string): Promise<Guest> {
  const guest = await nextToAct(guests, ready);
  assert.ok(guest, 'The game was over too soon.');
  return guest;
}
