import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { Library, offered } from '@oeillade/catalogue';
import { openBrowser } from '@oeillade/e2e/browser';
import { type Coming, Guest, PHONE } from '@oeillade/e2e/guest';
import { TestServer } from '../../../apps/server/test/support/test-server.ts';
import { buildPagesWith } from '../../../tools/plug-in/build-pages.ts';
import { liarsDice } from '../src/plugin.ts';
import { playDice } from './play-dice.ts';

const GAME = 'liars-dice';
const NEXT = '[data-part~="coach"] [data-button="claim"]';
const QUICK = { mostForTurn: null } as const;

const webFolder = mkdtempSync(join(tmpdir(), 'oeillade-example-'));
await buildPagesWith('examples/liars-dice', webFolder);
const library = new Library([...offered, liarsDice]);
await library.loadAll();

const server = await TestServer.open({}, undefined, { library, webFolder });
const browser = await openBrowser();
after(async () => {
  await browser.close();
  rmSync(webFolder, { recursive: true, force: true });
});

const comes = (name: string, look: Partial<Coming> = {}): Promise<Guest> =>
  Guest.comes(browser, { url: server.url, name, ...look });

/** Somebody whose browser holds the first seat of a new table. */
async function hosts(name: string, look: Partial<Coming> = {}): Promise<{ host: Guest; code: string }> {
  const host = await comes(name, look);
  const seat = await server.openTable({ game: GAME, options: { dice: 2 }, rules: QUICK, name });
  const kept = JSON.stringify([{ ...seat, game: GAME, at: Date.now() }]);
  await host.context.addInitScript((seats) => localStorage.setItem('oeillade/recent', seats), kept);
  await host.page.goto(`/t/${seat.code}`);
  await host.sees('[data-part~="lobby"] [data-part~="start"]');
  return { host, code: seat.code };
}

async function atTheEnd(guests: readonly Guest[], players: number): Promise<void> {
  for (const guest of guests) {
    await guest.sees('[data-part~="end"] [data-part~="place"]');
    assert.equal(await guest.get('[data-part~="place"]').count(), players);
    await guest.get('[data-part~="end-accounts"] > summary').click();
    await guest.sees('[data-part~="accounts"]');
    assert.deepEqual(guest.complaints, []);
    await guest.leaves();
  }
}

describe('the example in a browser, with its three lines', () => {
  test('is on the first page and has its rules, in three languages', async () => {
    for (const [language, name] of [
      ['fr', 'Le dé menteur'],
      ['en', 'Liar’s dice'],
      ['de', 'Lügenwürfel'],
    ] as const) {
      const guest = await comes('Ada', { language });
      await guest.page.goto('/');
      await guest.page.getByText(name, { exact: true }).first().waitFor();
      await guest.page.goto(`/rules/${GAME}`);
      await guest.sees('[data-part~="rules-text"]');
      assert.deepEqual(guest.complaints, []);
      await guest.leaves();
    }
  });

  test('two people play from the lobby to the ranking, one of them on a phone', async () => {
    const { host, code } = await hosts('Ada');
    const ben = await comes('Ben', { size: PHONE, touch: true });
    await ben.joins(code);
    await ben.get('[data-part~="start"]').click();
    await host.get('[data-part~="start"]:not([disabled])').click();
    await playDice([host, ben]);
    await atTheEnd([host, ben], 2);
  });

  test('a big screen shows the table, and no dice', async () => {
    const { host, code } = await hosts('Ada');
    const screen = await comes('screen');
    await host.get('[data-part~="free-seat"]').first().click();
    await host.get('[data-part~="start"]:not([disabled])').click();
    await host.sees('[data-part~="dice-mine"] [data-part~="die"]');
    await screen.page.goto(`/t/${code}/screen`);
    await screen.sees('[data-part~="screen-board"] [data-part~="dice-cup"]');
    assert.equal(await screen.get('[data-part~="dice-cup"] [data-part~="die"] circle').count(), 0);
    assert.deepEqual(screen.complaints, []);
    await screen.leaves();
    await playDice([host]);
    await host.page
      .getByRole('link', { name: /Revoir|replay/i })
      .first()
      .click();
    await host.sees('[data-part~="replay-dice-seat"]');
    assert.deepEqual(host.complaints, []);
    await host.leaves();
  });

  test('its lesson goes from the first look to the lifted cups', async () => {
    const guest = await comes('Ada');
    await guest.page.goto(`/learn/${GAME}`);
    await guest.sees('[data-part~="dice-mine"]');
    await guest.get(NEXT).click();
    await guest.get('[data-part~="dice-bid"]').click();
    await guest.get('[data-part~="dice-doubt"]').click();
    await guest.get(NEXT).click();
    await guest.sees('[data-part~="coach"][data-over]');
    assert.deepEqual(guest.complaints, []);
    await guest.leaves();
  });
});
