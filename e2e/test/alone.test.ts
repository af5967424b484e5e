import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { DESKTOP, Guest, PHONE } from '../support/guest.ts';
import { nextToAct } from '../support/next-to-act.ts';
import { browser, server } from '../support/open-server.ts';
import { seatBots } from '../support/party.ts';
import { playSpywhere } from '../support/spywhere.ts';
import { call } from '../support/wink.ts';

const CALLABLE = '[data-part~="wink-card"]:not([aria-disabled="true"])';

describe('alone against bots, at once', () => {
  for (const [device, size] of [
    ['a phone', PHONE],
    ['a desktop', DESKTOP],
  ] as const) {
    test(`WINK on ${device}: I look and I call`, async () => {
      const guest = await Guest.comes(browser, { url: server.url, name: 'Ada', size });
      await guest.playsAlone('wink');
      assert.equal(await guest.get('[data-part~="wink-face"]').count(), 3);
      const face = guest.get('[data-part~="wink-face"]').nth(1);
      await face.click();
      await guest.sees('[data-part~="wink-seat"][data-lit] [data-part~="wink-face"][aria-pressed="true"]');
      await nextToAct([guest], CALLABLE);
      const card = guest.get(CALLABLE).first();
      const number = /^\d+/.exec((await card.getAttribute('aria-label')) ?? '')?.[0];
      await card.click();
      await guest.get('[data-part~="wink-call"][data-button="claim"]').click();
      const announced = guest.get('[role="log"]').getByText(`Ada appelle le ${number}`);
      await announced.first().waitFor({ state: 'attached' });
      assert.deepEqual(guest.complaints, []);
      await guest.leaves();
    });

    test(`Spywhere on ${device}: I draw and exchange`, async () => {
      const guest = await Guest.comes(browser, { url: server.url, name: 'Ada', size });
      await guest.playsAlone('spywhere');
      await playSpywhere([guest], { most: 3 });
      const announced = guest.get('[role="log"]').getByText('Ada pose');
      await announced.first().waitFor({ state: 'attached' });
      assert.deepEqual(guest.complaints, []);
      await guest.leaves();
    });
  }
});

test('WINK with a mouse: resting on a face looks at it, passing over it does not', async () => {
  const guest = await Guest.comes(browser, { url: server.url, name: 'Ada' });
  await guest.playsAlone('wink');
  await notesLooks(guest);
  await guest.get('[data-part~="wink-face"]').first().hover();
  await guest.sees('[data-part~="wink-seat"]:nth-child(1)[data-lit]');
  const [from, over] = [
    await middleOf(guest, '[data-part~="wink-board"]'),
    await middleOf(guest, '[data-part~="wink-seat"]:nth-child(2)'),
  ];
  await guest.page.mouse.move(from.x, from.y);
  await guest.page.mouse.move(over.x, over.y, { steps: 4 });
  await guest.page.mouse.move(from.x, from.y, { steps: 4 });
  await guest.get('[data-part~="wink-face"]').nth(2).hover();
  await guest.sees('[data-part~="wink-seat"]:nth-child(3)[data-lit]');
  const looked = await guest.page.evaluate(() => (window as unknown as { looked: number[] }).looked);
  assert.deepEqual(looked, [0, 2]);
  await guest.leaves();
});

/** The page notes which faces come into the light. */
async function notesLooks({ page }: Guest): Promise<void> {
  await page.evaluate(() => {
    const looked: number[] = [];
    Object.assign(window, { looked });
    const faces = document.querySelector('[data-part~="wink-faces"]')!;
    new MutationObserver(() => {
      const lit = [...faces.children].findIndex((face) => face.hasAttribute('data-lit'));
      if (lit !== -1 && lit !== looked.at(-1)) looked.push(lit);
    }).observe(faces, { subtree: true, attributeFilter: ['data-lit'] });
  });
}

async function middleOf(guest: Guest, selector: string): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await guest.get(selector).first().boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

describe('at the pace of the lobby', () => {
  test('Zwinkern on a phone: I call, the bots take their time, and I name somebody', async () => {
    const ada = { url: server.url, name: 'Ada', size: PHONE, touch: true } as const;
    const guest = await Guest.comes(browser, { ...ada, pace: 'usual', moving: true });
    await guest.opensTable('zwinkern');
    await seatBots(guest, 3);
    await guest.get('[data-part~="start"]:not([disabled])').click();
    await guest.get(CALLABLE).first().waitFor({ timeout: A_ROUND });
    await call(guest);
    await guest.get('[data-part~="wink-face"]').first().click();
    await guest.sees('[data-part~="wink-seat"][data-lit]');
    const name = guest.get('[data-part~="wink-claim"][data-button]:not([aria-disabled="true"])');
    await name.waitFor({ timeout: A_ROUND });
    await name.click();
    await guest.looksAway('[data-part~="wink-claim"][data-button]');
    const calls = callsHeardBy(guest);
    assert.ok(calls.length >= 4, 'everybody has called');
    for (const [index, at] of calls.entries()) {
      assert.ok(index === 0 || at - calls[index - 1]! >= 6_000, `D-8: ${calls.join(', ')}`);
    }
    assert.deepEqual(guest.complaints, []);
    await guest.leaves();
  });
});

/** Three bots think about it, and nobody calls sooner than six seconds after another. */
const A_ROUND = 110_000;

/** When cards were called, on the clock of the game. */
function callsHeardBy({ received }: Guest): number[] {
  const frames = received.map(({ text }) => JSON.parse(text) as { t: number; event?: { e?: string } });
  return frames.flatMap(({ t, event }) => (event?.e === 'called' ? [t] : []));
}

describe('what is of no use without people is not there', () => {
  test('in a lobby of my own: no faces in the room, no messages, nobody to distrust', async () => {
    const guest = await Guest.comes(browser, { url: server.url, name: 'Ada' });
    await guest.goesHome();
    await guest.chooses('wink');
    await guest.arrangesFirst();
    await guest.get('[data-part~="play"]').click();
    await guest.sees('[data-part~="lobby"] [data-part~="start"]');
    await guest.page.getByRole('radio', { name: 'Patient' }).waitFor();
    for (const name of ['En vrai', 'Messages libres', 'Tes mots pour le mélange']) {
      assert.equal(await guest.page.getByLabel(name).count(), 0, name);
    }
    await guest.leaves();
  });
});

describe('a hint on a phone', () => {
  for (const game of ['wink', 'spywhere'] as const) {
    test(`leaves the menu of ${game} free`, async () => {
      const look = { url: server.url, name: 'Ada', size: PHONE, touch: true, hints: true } as const;
      const guest = await Guest.comes(browser, look);
      await guest.playsAlone(game);
      await guest.sees('[data-part~="table-hint"]');
      await guest.get('[aria-haspopup="menu"]').tap();
      await guest.sees('[role="menu"]:popover-open');
      await guest.leaves();
    });
  }
});

describe('keyboard alone', () => {
  test('WINK: open, look with digits and arrows, call a card', async () => {
    const guest = await Guest.comes(browser, { url: server.url, name: 'Ada' });
    const { keyboard } = guest.page;
    await guest.goesHome();
    const play = guest.get('[data-part~="play"]');
    await tabTo(guest, () => play.evaluate((button) => button === document.activeElement));
    await keyboard.press('Enter');
    await guest.sees('[data-part~="wink-table"]');
    await keyboard.press('2');
    await guest.sees('[data-part~="wink-seat"]:nth-child(2)[data-lit]');
    await keyboard.press('ArrowRight');
    await guest.sees('[data-part~="wink-seat"]:nth-child(3)[data-lit]');
    await keyboard.press('Digit0');
    await guest.looksAway('[data-part~="wink-seat"][data-lit]');
    await nextToAct([guest], CALLABLE);
    await tabTo(guest, () =>
      guest.page.evaluate(() => !!document.activeElement?.closest('[data-part~="wink-board"]')),
    );
    for (let step = 0; step < 36; step++) {
      if (await guest.page.evaluate((callable) => document.activeElement?.matches(callable), CALLABLE)) break;
      await keyboard.press((step + 1) % 6 === 0 ? 'ArrowDown' : 'ArrowRight');
    }
    const number = await guest.page.evaluate(
      () => /^\d+/.exec(document.activeElement?.getAttribute('aria-label') ?? '')?.[0],
    );
    await keyboard.press('Enter');
    await keyboard.press('Enter');
    const announced = guest.get('[role="log"]').getByText(`Ada appelle le ${number}`);
    await announced.first().waitFor({ state: 'attached' });
    await guest.leaves();
  });

  test('Spywhere: the focus goes from the pile to my hand, to the market and to the end of my turn', async () => {
    const guest = await Guest.comes(browser, { url: server.url, name: 'Ada' });
    const { keyboard } = guest.page;
    await guest.goesHome();
    await guest.chooses('spywhere');
    await guest.get('[data-part~="play"]').focus();
    await keyboard.press('Enter');
    for (const where of [
      '[data-part~="spy-pile-cards"]',
      '[data-part~="spy-hand"] [data-part~="spy-card"]',
      '[data-part~="spy-market"] [data-part~="spy-card"]',
    ]) {
      await guest.sees(`${where}:focus`);
      await keyboard.press('Enter');
    }
    await guest.sees('[data-part~="spy-actions"] [data-button]:focus');
    const announced = guest.get('[role="log"]').getByText('Ada pose');
    await announced.first().waitFor({ state: 'attached' });
    await guest.leaves();
  });

  test('WINK: C leads to a card that can be called, wherever I was among the cards', async () => {
    const guest = await Guest.comes(browser, { url: server.url, name: 'Ada' });
    await guest.playsAlone('wink');
    await nextToAct([guest], CALLABLE);
    await guest.get('[data-part~="wink-card"][aria-disabled="true"]').first().focus();
    await guest.page.keyboard.press('c');
    await guest.sees(`${CALLABLE}:focus`);
    await guest.leaves();
  });
});

async function tabTo(guest: Guest, isThere: () => Promise<boolean>): Promise<void> {
  for (let step = 0; step < 60; step++) {
    if (await isThere()) return;
    await guest.page.keyboard.press('Tab');
  }
  assert.fail('The tabulator does not lead there.');
}
