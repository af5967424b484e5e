import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Locator } from 'playwright-core';
import { violations } from '../support/axe.ts';
import { DESKTOP, type Guest, PHONE } from '../support/guest.ts';
import { nextToAct } from '../support/next-to-act.ts';
import { browser, server } from '../support/open-server.ts';
import { arrive, begin, sayGoodbye } from '../support/party.ts';
import { agreeOnSignals, call, callsCardOf, face } from '../support/wink.ts';

const CALLABLE = '[data-part~="wink-card"]:not([aria-disabled="true"])';
const LIT = '[data-part~="wink-seat"][data-lit] [data-part~="loge"]';
/** As they are called, a plain wink first: whoever tells the eyes apart has none. */
const NAMES = {
  wink: 'Clin d’œil',
  'wink-left': 'Œil à gauche',
  'wink-right': 'Œil à droite',
  eyebrows: 'Sourcils',
  nod: 'Hochement',
  'head-tilt': 'Tête penchée',
  'hand-on-chin': 'Main au menton',
} as const;
type Signal = keyof typeof NAMES;
const SIGNALS = Object.keys(NAMES) as Signal[];
const TOLD_APART = SIGNALS.filter((signal) => signal !== 'wink');

describe('W-24 the signals that a table may agree on', () => {
  test('are taught in the lobby by a face for each, and no two look alike', async () => {
    const guests = await arrive({ browser, url: server.url, game: 'zwinkern', people: 2 });
    const [host, guest] = guests as [Guest, Guest];
    const faces = new Map<Signal, Portrait>();
    const pictures = new Set<string>();
    for (const signal of SIGNALS) {
      const shown = host.get(`[data-part~="signal"] [data-part~="loge"][data-expression="${signal}"]`);
      faces.set(signal, await portrait(shown));
      pictures.add((await shown.screenshot()).toString('base64'));
    }
    assert.equal(new Set([...faces.values()].map((seen) => JSON.stringify(seen))).size, SIGNALS.length);
    assert.equal(pictures.size, SIGNALS.length);
    assert.deepEqual(shutEyes(faces.get('wink-left')), ['left']);
    assert.deepEqual(shutEyes(faces.get('wink-right')), ['right']);
    for (const signal of ['eyebrows', 'nod', 'head-tilt', 'hand-on-chin'] as const) {
      assert.deepEqual(shutEyes(faces.get(signal)), [], signal);
    }

    await agreeOnSignals(host, ['wink-left', 'nod']);
    await guest.sees('[data-part~="agreed"] [data-part~="loge"][data-expression="wink-left"]');
    assert.equal(
      await guest.get('[data-part~="agreed"] [data-part~="loge"][data-expression="wink"]').count(),
      0,
      'it could be either',
    );
    await agreeOnSignals(host, ['wink']);
    await guest.sees('[data-part~="agreed"] [data-part~="loge"][data-expression="wink"]');
    assert.equal(
      await guest.get('[data-part~="agreed"] [data-part~="loge"][data-expression="wink-left"]').count(),
      0,
    );
    await sayGoodbye(guests);
  });

  for (const motion of ['moving', 'still'] as const) {
    test(`E-19 each is seen and heard by whoever looks, and by nobody else; faces are ${motion}`, async () => {
      const moving = motion === 'moving';
      const devices = [
        { size: DESKTOP, moving },
        { size: PHONE, touch: true, moving },
        { size: DESKTOP, moving },
      ];
      const guests = await arrive({ browser, url: server.url, game: 'zwinkern', people: 3, devices });
      await agreeOnSignals(guests[0]!, TOLD_APART);
      await begin(guests);
      const caller = (await nextToAct(guests, CALLABLE))!;
      const [partner, bystander] = guests.filter((guest) => guest !== caller) as [Guest, Guest];
      await callsCardOf(caller, partner);
      await face(caller, partner.name).click();
      await face(partner, caller.name).click();
      await face(bystander, caller.name).click();
      await partner.sees('[data-part~="wink-wink"]:not([aria-disabled="true"])');
      assert.deepEqual(await partner.get('[data-part~="wink-wink"]').allInnerTexts(), namesOf(TOLD_APART));
      if (!moving) assert.deepEqual(await violations(partner), []);
      await bystander.page.evaluate(noteExpressions, partner.name);

      const seen: string[] = [];
      for (const signal of TOLD_APART) {
        await gives(partner, signal);
        await caller.sees(`${LIT}[data-expression="${signal}"]`);
        await says(caller, signal);
        if (!moving) seen.push(JSON.stringify(await portrait(caller.get(LIT))));
        await partner.looksAway('[data-part~="wink-wink"][data-giving]');
        await caller.looksAway(`${LIT}[data-expression]`);
      }
      if (!moving) assert.equal(new Set(seen).size, TOLD_APART.length);

      assert.ok(!bystander.received.some(({ text }) => text.includes('"m":"signal"')));
      assert.deepEqual(await bystander.page.evaluate(() => (window as unknown as Noted).noted), []);
      await call((await nextToAct(guests, CALLABLE))!);
      await call((await nextToAct(guests, CALLABLE))!);
      await caller.get('[data-part~="wink-claim"][data-button]').filter({ hasText: partner.name }).click();
      await bystander.get('[role="log"]').getByText('Juste').first().waitFor({ state: 'attached' });
      for (const guest of guests) assert.deepEqual(guest.complaints, []);
      await sayGoodbye(guests);
    });
  }

  test('E-19 WINK with a nod instead of the wink: it is drawn on its button, and no wink is left', async () => {
    const guests = await arrive({ browser, url: server.url, game: 'wink', people: 4 });
    await agreeOnSignals(guests[0]!, ['nod']);
    await begin(guests);
    const caller = (await nextToAct(guests, CALLABLE))!;
    const partner = guests.find((guest) => guest !== caller)!;
    await callsCardOf(caller, partner);
    await face(caller, partner.name).click();
    await face(partner, caller.name).click();
    assert.deepEqual(await partner.get('[data-part~="wink-wink"]').allInnerTexts(), [NAMES.nod]);
    await partner.sees('[data-part~="wink-wink"] [data-expression="nod"]');
    await gives(partner, 'nod');
    await says(caller, 'nod');
    await sayGoodbye(guests);
  });
});

const namesOf = (signals: readonly Signal[]): string[] => signals.map((signal) => NAMES[signal]);

const gives = (partner: Guest, signal: Signal): Promise<void> =>
  partner
    .get('[data-part~="wink-wink"]:not([aria-disabled="true"])')
    .filter({ hasText: NAMES[signal] })
    .click();

/** In words beside the face, and at once to a screen reader. */
async function says(caller: Guest, signal: Signal): Promise<void> {
  await caller.get('[data-part~="wink-looking"] small').filter({ hasText: NAMES[signal] }).waitFor();
  await caller
    .get('[aria-live="assertive"]')
    .filter({ hasText: NAMES[signal] })
    .waitFor({ state: 'attached' });
}

/** What can be seen of a face, in the units of its drawing. */
interface Portrait {
  /** How far down each lid is. */
  readonly lids: { readonly left: number; readonly right: number };
  readonly head: string;
  readonly brows: number;
  readonly hands: number;
}

const portrait = (loge: Locator): Promise<Portrait> =>
  loge.evaluate((drawing) => {
    const transformOf = (part: string) => getComputedStyle(drawing.querySelector(part)!).transform;
    const lid = (side: string) =>
      Math.round(new DOMMatrix(transformOf(`[data-part~="eye-${side}"] [data-part~="lid"]`)).f);
    return {
      lids: { left: lid('left'), right: lid('right') },
      head: transformOf('[data-part~="head"]'),
      brows: drawing.querySelectorAll('[data-part~="gesture-brows"] path').length,
      hands: drawing.querySelectorAll('[data-part~="gesture-hand"]').length,
    };
  });

/** An eye is 16 units high. */
const SHUT = 16;

const shutEyes = (seen: Portrait | undefined): string[] =>
  Object.entries(seen?.lids ?? {})
    .filter(([, down]) => down >= SHUT)
    .map(([side]) => side);

interface Noted {
  noted: string[];
}

/** Runs in the page: notes every signal that is ever drawn on somebody's face there, or said of them. */
function noteExpressions(name: string): void {
  const noted: string[] = [];
  Object.assign(window, { noted });
  new MutationObserver(() => {
    const drawn = document.querySelector(
      `[data-part~="wink-face"][aria-label^="${name},"] [data-part~="loge"][data-expression]`,
    );
    const said = document.querySelector('[aria-live="assertive"]')?.textContent;
    if (drawn) noted.push(drawn.getAttribute('data-expression')!);
    if (said) noted.push(said);
  }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
}
