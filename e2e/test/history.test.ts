import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { botGame } from '@oeillade/catalogue/testkit';
import { knownEvening } from '@oeillade/story/testkit/wink-family';
import { playAgainstBots } from '../support/alone.ts';
import { violations } from '../support/axe.ts';
import { DESKTOP, Guest, SMALL_PHONE } from '../support/guest.ts';
import { browser, server } from '../support/open-server.ts';
import { agreeToEnd, gather, sayGoodbye } from '../support/party.ts';

const EVENING = knownEvening().evening.record();
const BOTS = botGame({ game: 'spywhere', players: 4, seed: 'history', level: 'novice' }).record;

const comes = (more: Partial<Parameters<typeof Guest.comes>[1]> = {}) =>
  Guest.comes(browser, { url: server.url, name: 'Ada', ...more });

const fileOf = (text: string) => ({
  name: 'games.jsonl',
  mimeType: 'application/jsonl',
  buffer: Buffer.from(text),
});

async function looksAtGames(guest: Guest): Promise<void> {
  await guest.page.goto('/games');
  await guest.sees('[data-part~="my-files"]');
}

const imports = (guest: Guest, text: string) =>
  guest.get('[data-part~="my-import"] input').setInputFiles(fileOf(text));

/** What a press gives as a file. */
async function saved(guest: Guest, selector: string): Promise<string> {
  const [file] = await Promise.all([
    guest.page.waitForEvent('download'),
    guest.get(selector).first().click(),
  ]);
  return readFileSync(await file.path(), 'utf8');
}

/** The first line of an exported history. */
interface Exported {
  readonly likes: { readonly person: { readonly name: string; readonly face: number } };
  readonly games: readonly { readonly looks: readonly { readonly face: number }[] }[];
}

const list = (guest: Guest): Promise<string> => guest.get('[data-part~="my-games"]').innerText();
const sum = (guest: Guest, name: string): Promise<string> => guest.get(`[data-sum="${name}"] dd`).innerText();
const nameKept = (guest: Guest): Promise<string | null> =>
  guest.page.evaluate(() => localStorage.getItem('oeillade/person'));

/** One after the other: each begins where the one before has ended. */
describe('a game played alone', () => {
  let ada: Guest;
  let record: string;
  let history: string;
  let listed: string;
  before(async () => {
    ada = await comes({ keepsApp: true });
    await ada.playsAlone('zwinkern');
    await playAgainstBots(ada, 'zwinkern');
    record = await saved(ada, '[data-part~="end"] a[download][href]');
  });
  after(() => ada?.leaves());

  test('is listed with its result, and counts', async () => {
    const { scores, ranks } = JSON.parse(record.trimEnd().split('\n').at(-1)!) as Record<string, number[]>;
    const hasWon = ranks![0] === 1 && ranks!.some((rank) => rank > 1);
    await looksAtGames(ada);
    assert.equal(await ada.get('[data-part~="my-game"]').count(), 1);
    const result = await ada.get('[data-part~="my-result"]').innerText();
    assert.match(result, hasWon ? /Gagné/ : new RegExp(`Place ${ranks![0]} sur 4`));
    assert.match(result, new RegExp(`\\b${scores![0]} point`));
    assert.match(
      await ada.get('[data-part~="my-players"] [data-me]').innerText(),
      new RegExp(`^${ranks![0]}\\. Ada`),
    );
    assert.deepEqual(
      [
        await sum(ada, 'played'),
        await sum(ada, 'won'),
        await sum(ada, 'streak'),
        await sum(ada, 'bestStreak'),
      ],
      ['1', ...Array.from({ length: 3 }, () => (hasWon ? '1' : '0'))],
    );
    const behind = ranks!.filter((rank) => rank > ranks![0]!).length;
    assert.match(await ada.get('[data-level="regular"]').innerText(), new RegExp(`${behind} sur 3`));
    listed = await list(ada);
  });

  test('is given as it was at its end, alone or with everything', async () => {
    assert.equal(await saved(ada, '[data-do="save"]'), record);
    history = await saved(ada, '[data-do="export"]');
    const [head, ...rest] = history.split('\n');
    assert.equal(rest.join('\n'), record);
    const { likes, games } = JSON.parse(head!) as Exported;
    assert.equal(likes.person.name, 'Ada');
    assert.equal(games[0]!.looks[0]!.face, likes.person.face);
    assert.equal(new Set(games[0]!.looks.map(({ face }) => face)).size, 4);
    assert.ok(!history.includes('"token"'));
  });

  test('everything is cleared, after being asked', async () => {
    await ada.get('[data-do="clear"]').click();
    await ada.get('[data-part~="sheet"] [data-button]').first().click();
    await ada.looksAway('[data-part~="sheet"]');
    assert.equal(await ada.get('[data-part~="my-game"]').count(), 1);
    await ada.get('[data-do="clear"]').click();
    await ada.get('[data-do="clear-all"]').click();
    await ada.sees('[data-part~="my-none"]');
    assert.equal(await nameKept(ada), null);
    await ada.page.reload();
    await ada.sees('[data-part~="my-none"]');
  });

  test('and comes back with its file, once', async () => {
    await imports(ada, history);
    await ada.get('[data-part~="my-note"]').getByText('1 partie ajoutée.').waitFor();
    assert.equal(await list(ada), listed);
    assert.match((await nameKept(ada)) ?? '', /"name":"Ada"/);
    await imports(ada, history);
    await ada.get('[data-part~="my-note"]').getByText('Rien de nouveau').waitFor();
    await imports(ada, record);
    await ada.get('[data-part~="my-note"]').getByText('Rien de nouveau').waitFor();
    await ada.page.reload();
    await ada.sees('[data-part~="my-game"]');
    assert.equal(await list(ada), listed);
  });

  test('a broken file changes nothing, and is told by its line', async () => {
    await imports(ada, history.slice(0, -30));
    await ada
      .get('[data-part~="my-refused"]')
      .getByText(`Ligne ${history.trimEnd().split('\n').length}`)
      .waitFor();
    await imports(ada, 'Chère tante,');
    await ada.get('[data-part~="my-refused"]').getByText('Ligne 1').waitFor();
    assert.equal(await list(ada), listed);
  });

  test('is watched again and proven without the server, and once more when the page is loaded again', async () => {
    await ada.page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await ada.context.setOffline(true);
    await ada.page.reload();
    await ada.get('[data-do="watch"]').click();
    await ada.sees('[data-part~="replay-theatre"]');
    await ada.page.reload();
    await ada.sees('[data-part~="replay-theatre"]');
    await ada.page.goBack();
    await ada.get('[data-do="prove"]').click();
    await ada.sees('h2[data-state="proven"]');
    await ada.page.reload();
    await ada.sees('h2[data-state="proven"]');
    await ada.page.getByRole('button', { name: 'Revoir cette partie' }).click();
    await ada.sees('[data-part~="replay-theatre"]');
    await ada.context.setOffline(false);
  });

  test('an address of a game that is not kept here says so, and opens files', async () => {
    await ada.page.goto('/replay?kept=ZZZZZ-1');
    await ada.get('[role="alert"]').getByText('Cet appareil ne garde pas cette partie').waitFor();
    await ada.get('[data-part~="replay-drop"] input').setInputFiles(fileOf(EVENING));
    await ada.sees('[data-part~="replay-theatre"]');
    assert.equal(new URL(ada.page.url()).search, '');
  });

  test('is deleted, after being asked, and its table does not bring it back', async () => {
    await ada.playsAlone('spywhere');
    const table = ada.page.url();
    await agreeToEnd([ada]);
    await looksAtGames(ada);
    assert.equal(await ada.get('[data-part~="my-game"]').count(), 2);
    const latest = ada.get('[data-part~="my-game"]').first();
    await latest.locator('[data-do="delete"]').click();
    await latest.locator('[data-button="danger"]').click();
    await ada.get('[data-part~="my-game"]').nth(1).waitFor({ state: 'detached' });
    await ada.page.goto(table);
    await ada.sees('[data-part~="end"]');
    await looksAtGames(ada);
    assert.equal(await list(ada), listed);
    assert.deepEqual(ada.complaints, []);
  });
});

test('a game with others is kept by each of them, with the seat that was theirs', async () => {
  const guests = await gather({ browser, url: server.url, game: 'spywhere', people: 2 });
  await agreeToEnd(guests);
  for (const guest of guests) {
    await guest.page.reload();
    await guest.sees('[data-part~="end"] [data-part~="place"]');
    await looksAtGames(guest);
    assert.equal(await guest.get('[data-part~="my-game"]').count(), 1);
    assert.match(await guest.get('[data-part~="my-players"] [data-me]').innerText(), new RegExp(guest.name));
    assert.deepEqual(guest.complaints, []);
  }
  await sayGoodbye(guests);
});

test('a game with others is proven by each of them: their own words, those of the others, and their cards', async () => {
  const guests = await gather({ browser, url: server.url, game: 'wink', people: 4 });
  await agreeToEnd(guests);
  for (const guest of guests) {
    await looksAtGames(guest);
    await guest.get('[data-do="prove"]').click();
    await guest.sees('h2[data-state="proven"]');
    for (const step of ['mine', 'others', 'agreed', 'dealt'])
      await guest.sees(`[data-step="${step}"][data-state="right"]`);
    assert.deepEqual(guest.complaints, []);
  }
  await sayGoodbye(guests);
});

test('a game whose end somebody missed is kept when they come back, and nothing of it before', async () => {
  const guests = await gather({ browser, url: server.url, game: 'spywhere', people: 4 });
  const [ada, ben, cleo, dora] = guests as [Guest, Guest, Guest, Guest];
  // What is noted is what everybody at the table sees: who sits where, and how they look.
  const noted = await cleo.page.evaluate(() => localStorage.getItem('oeillade/pending'));
  const [note] = JSON.parse(noted ?? '[]') as { seats: object[] }[];
  assert.deepEqual(Object.keys(note!).sort(), ['code', 'round', 'seat', 'seats']);
  for (const seat of note!.seats) assert.deepEqual(Object.keys(seat).sort(), ['colour', 'face', 'name']);
  await Promise.all([cleo.page.close(), dora.page.close()]);
  const early = await cleo.opensPage();
  await looksAtGames(early);
  await early.sees('[data-part~="my-none"]');
  await early.page.close();
  await agreeToEnd([ada, ben]);
  const [home, games] = [await cleo.opensPage(), await dora.opensPage()];
  const fetched = home.page.waitForResponse((answer) => /\/games\/1$/.test(answer.url()));
  await home.page.goto('/');
  await fetched;
  await home.page.waitForFunction(() => localStorage.getItem('oeillade/pending') === '[]');
  await looksAtGames(home);
  await games.page.goto('/games');
  for (const guest of [home, games]) {
    await guest.sees('[data-part~="my-game"]');
    assert.match(await guest.get('[data-part~="my-players"] [data-me]').innerText(), new RegExp(guest.name));
    assert.deepEqual(guest.complaints, []);
  }
  await sayGoodbye(guests);
});

test('the pages for after a game lead to each other', async () => {
  const guest = await comes();
  await guest.goesHome();
  const follow = (name: string) => guest.page.getByRole('link', { name, exact: true }).click();
  await follow('Mes parties');
  await guest.sees('[data-part~="my-files"]');
  await follow('Revoir une partie');
  await guest.sees('[data-part~="replay-drop"]');
  await follow('Vérifier une partie');
  await guest.sees('[data-part~="replay-how"]');
  await follow('Mes parties');
  await guest.sees('[data-part~="my-files"]');
  await guest.leaves();
});

test('a browser that keeps nothing says so', async () => {
  const zoe = await comes({ name: 'Zoé' });
  await zoe.context.addInitScript('Object.defineProperty(self, "indexedDB", { value: undefined });');
  await zoe.page.goto('/games');
  await zoe.get('[data-part~="my-note"]').getByText('ne garde rien').waitFor();
  await zoe.leaves();
});

describe('axe finds nothing on the page of my games', () => {
  const devices = [
    { theme: 'nuit', size: DESKTOP, language: 'fr' },
    { theme: 'jour', size: DESKTOP, language: 'en' },
    { theme: 'nuit', size: SMALL_PHONE, language: 'de' },
    { theme: 'jour', size: SMALL_PHONE, language: 'fr' },
  ] as const;
  for (const { theme, size, language } of devices) {
    test(`${theme}, ${size.width} px, ${language}`, async () => {
      const guest = await comes({ theme, size, language });
      await guest.goesHome();
      await looksAtGames(guest);
      const found = await violations(guest);
      await imports(guest, EVENING + BOTS);
      await guest.get('[data-part~="my-game"]').nth(1).waitFor();
      found.push(...(await violations(guest)));
      await imports(guest, EVENING.slice(0, -30));
      await guest.sees('[data-part~="my-refused"]');
      await guest.get('[data-part~="my-game"] [data-do="delete"]').first().click();
      await guest.sees('[data-part~="my-asks"]');
      found.push(...(await violations(guest)));
      await guest.get('[data-do="clear"]').click();
      await guest.sees('[data-part~="sheet"]');
      found.push(...(await violations(guest)));
      assert.deepEqual(found, []);
      const overflow = await guest.page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      assert.equal(overflow, 0);
      assert.deepEqual(guest.complaints, []);
      await guest.leaves();
    });
  }
});
