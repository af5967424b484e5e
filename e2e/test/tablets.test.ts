import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { violations } from '../support/axe.ts';
import { boxesOf, eyeOfLit, isScrolled, touching } from '../support/boxes.ts';
import { type Guest, SMALL_PHONE } from '../support/guest.ts';
import { browser, server } from '../support/open-server.ts';
import { arrive, begin, sayGoodbye, seatBots } from '../support/party.ts';

const SIZES = [
  { width: 820, height: 1180, shape: 'standing' },
  { width: 768, height: 1024, shape: 'standing' },
  { width: 1024, height: 768, shape: 'lying' },
  // Laptops: what the bars of a browser leave of 1366 × 768, and a lower one.
  { width: 1366, height: 633, shape: 'lying' },
  { width: 1280, height: 600, shape: 'lying' },
] as const;
/** Without the bars: around a felt, faces would still be too small. */
const LAPTOP = { width: 1366, height: 768, shape: 'lying' } as const;
type Size = (typeof SIZES)[number] | typeof LAPTOP;
const SEAT = '[data-part~="wink-seat"]';
const CARD = '[data-part~="wink-card"]';
const LEAST_EYE = 28;
/** What I press, hold and read. */
const MINE = [
  '[data-part~="wink-turn"]',
  '[data-part~="wink-points"]',
  '[data-part~="icon-button"]',
  '[data-part~="wink-wink"]',
  '[data-part~="wink-me"]',
  '[data-part~="wink-hand"]',
  '[data-part~="wink-actions"] :is(button, p)',
].join(', ');

const SPY_MINE = '[data-part~="spy-actions"], [data-part~="spy-hand"] > *, [data-part~="spy-passport"]';

/** A table of so many, of whom one is a person. */
async function atTable(game: 'zwinkern' | 'wink' | 'spywhere', players: number): Promise<Guest> {
  const devices = [{ size: SMALL_PHONE }];
  const [host] = (await arrive({ browser, url: server.url, game, people: 1, devices })) as [Guest];
  await seatBots(host, players - 1);
  await begin([host]);
  return host;
}

async function turn(host: Guest, { width, height, shape }: Size): Promise<void> {
  await host.page.setViewportSize({ width, height });
  await host.sees(`[data-part~="game-table"][data-shape="${shape}"]`);
}

function assertOnScreen(boxes: readonly DOMRect[], { width, height }: Size): void {
  for (const { left, top, right, bottom } of boxes) {
    assert.ok(
      left >= 0 && top >= 0 && right <= width && bottom <= height,
      `${left}, ${top}, ${right}, ${bottom}`,
    );
  }
}

describe('on a tablet and on a low laptop faces sit around the board', () => {
  for (const players of [3, 4, 5, 6, 7, 8]) {
    test(`${players} players: nobody covers anybody, a card or what I press, and all of that is in reach`, async () => {
      const host = await atTable(players === 3 ? 'zwinkern' : 'wink', players);
      for (const size of [...SIZES, LAPTOP]) {
        await turn(host, size);
        await host.sees(CARD);
        for (let nth = 0; nth < players - 1; nth++) {
          await host.get('[data-part~="wink-face"]').nth(nth).click();
          await host.sees(`${SEAT}:nth-child(${nth + 1})[data-lit]`);
          const what = `${size.width} × ${size.height}, ${nth} lit`;
          const seats = await boxesOf(host, SEAT);
          const cards = await boxesOf(host, CARD);
          const mine = await boxesOf(host, MINE);
          assertOnScreen([...seats, ...cards, ...mine], size);
          assert.equal(cards.length, 36, what);
          for (const [at, seat] of seats.entries()) {
            for (const other of [...seats.slice(0, at), ...cards, ...mine]) {
              assert.ok(!touching(seat, other), `${what}: ${at} covers something`);
            }
          }
          const [me] = await boxesOf(host, '[data-part~="wink-me"]');
          assert.ok(!cards.some((card) => touching(card, me!)), `${what}: my portrait covers a card`);
          assert.ok((await eyeOfLit(host)) >= LEAST_EYE, `${what}: ${await eyeOfLit(host)}`);
          assert.equal(await isScrolled(host), false, what);
        }
      }
      await sayGoodbye([host]);
    });
  }

  test('by night and by day nothing is in the way of anybody', async () => {
    const host = await atTable('wink', 5);
    for (const size of SIZES) {
      await turn(host, size);
      await host.get('[data-part~="wink-face"]').first().click();
      await host.sees(`${SEAT}[data-lit]`);
      for (const theme of ['nuit', 'jour'] as const) {
        await host.page.evaluate((wished) => {
          document.documentElement.dataset['theme'] = wished;
        }, theme);
        assert.deepEqual(await violations(host), [], `${size.width} × ${size.height}, ${theme}`);
      }
    }
    assert.deepEqual(host.complaints, []);
    await sayGoodbye([host]);
  });
});

test('on a tablet and on a low laptop a table of Spywhere fits, however many play', async () => {
  for (const players of [2, 6]) {
    const host = await atTable('spywhere', players);
    for (const size of SIZES) {
      await turn(host, size);
      const what = `${players} at ${size.width} × ${size.height}`;
      const rivals = await boxesOf(host, '[data-part~="spy-table"] [data-part~="loge"]');
      const market = await boxesOf(host, '[data-part~="spy-market"] button');
      assertOnScreen([...rivals, ...market, ...(await boxesOf(host, SPY_MINE))], size);
      for (const rival of rivals) assert.ok(!market.some((card) => touching(rival, card)), what);
      assert.equal(await isScrolled(host), false, what);
    }
    await sayGoodbye([host]);
  }
});
