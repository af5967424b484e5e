import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { eventually } from '../../tools/eventually.ts';
import { violations } from '../support/axe.ts';
import { Guest, PHONE } from '../support/guest.ts';
import { browser, server } from '../support/open-server.ts';
import { agreeToEnd, begin, gather, sayGoodbye } from '../support/party.ts';
import { playSpywhere } from '../support/spywhere.ts';
import { stagesEmpty } from '../support/stage.ts';

const ENDED = '[data-part~="end"] [data-part~="place"]';
const LOBBY = '[data-part~="lobby"]';
const ASKED = '[data-part~="asked"]';

const codeOf = (guest: Guest): string => new URL(guest.page.url()).pathname.split('/')[2]!;
const says = (guest: Guest, selector: string, text: string | RegExp) =>
  guest.get(selector).filter({ hasText: text }).first().waitFor();
const SCORE = '[data-part~="evening-score"] li';
const score = (guest: Guest) => guest.get(SCORE);

/** The score of the evening comes after the page: everybody who played is in it. */
async function seesScoreOf(guest: Guest, players: number): Promise<void> {
  await guest.sees(SCORE);
  assert.equal(await score(guest).count(), players);
}

async function comesToWatch(code: string): Promise<Guest> {
  const cleo = await Guest.comes(browser, { url: server.url, name: 'Cleo' });
  await cleo.watches(`/t/${code}`);
  return cleo;
}

async function showsScreen(code: string): Promise<Guest> {
  const screen = await Guest.comes(browser, { url: server.url, name: 'screen' });
  await screen.page.goto(`/t/${code}/screen`);
  await screen.sees('[data-part~="screen"]');
  return screen;
}

/** Whoever has won the evening has it among their feats, and nobody else. */
async function seesVictoryCounted(guests: readonly Guest[]): Promise<void> {
  for (const guest of guests) {
    const title = await guest.get('[data-part~="evening"] h1').innerText();
    const hasWon = title.includes('à toi') || title.includes('partage');
    const won = () =>
      guest.page.evaluate(() => {
        const kept = JSON.parse(localStorage.getItem('oeillade/feats') ?? '{}');
        return (kept as { counts?: { evenings?: number } }).counts?.evenings ?? 0;
      });
    if (hasWon) await eventually('the evening to be counted', async () => (await won()) === 1);
    else assert.equal(await won(), 0, `${guest.name} has not won: ${title}`);
  }
}

/** Somebody who watched sits down, by the way that the page offers. */
async function sitsDown(guest: Guest): Promise<void> {
  await guest.get('[data-part~="sit-down"]').click();
  await guest.get('[data-part~="person-name"] input').fill(guest.name);
  await guest.get('[data-part~="welcome"] [data-button="claim"]').click();
  await guest.sees(`${LOBBY} [data-part~="start"]`);
}

async function choosesGame(host: Guest, opener: string, game: string): Promise<void> {
  await host.page.getByRole('button', { name: opener }).click();
  await host.page.getByRole('menuitemradio', { name: game }).first().click();
}

describe('an evening of three games, two phones and somebody who watches', () => {
  test('ask, stay, come along, another game, a leaver, a newcomer, and how it all went', async () => {
    const devices = [{ size: PHONE }, { size: PHONE }];
    const [ada, ben] = (await gather({ browser, url: server.url, game: 'spywhere', people: 2, devices })) as [
      Guest,
      Guest,
    ];
    const cleo = await comesToWatch(codeOf(ada));
    const screen = await showsScreen(codeOf(ada));
    await playSpywhere([ada, ben]);
    await Promise.all([ada, ben, cleo].map((guest) => guest.sees(ENDED)));
    await stagesEmpty([ada, ben, cleo]);
    await seesScoreOf(ada, 2);
    await says(cleo, '[data-part~="end-actions"]', 'prendre une place libre');
    await screen.sees(`[data-part~="screen-ranking"] ${SCORE}`);

    // Anybody asks; nobody is torn from what they look at.
    await ben.get('[data-part~="another"]').click();
    await ben.sees(LOBBY);
    await says(ada, ASKED, 'Ben en voudrait une autre');
    await says(cleo, ASKED, 'Ben en voudrait une autre');
    for (const guest of [ada, cleo]) {
      assert.equal(await guest.get(ENDED).count(), 2, `${guest.name} still sees the end`);
      assert.equal(await guest.get(LOBBY).count(), 0);
    }
    await ada.sees('[data-part~="end-moments"]');
    assert.deepEqual(await violations(ada), []);
    await says(ben, '[data-part~="evening-score"]', 'La soirée');

    // Who began is last; whoever watched takes a seat, and the host another game in the lobby.
    await ada.get('[data-part~="go-along"]').click();
    await ada.sees(LOBBY);
    assert.deepEqual([await ben.seat(), await ada.seat()], [0, 1]);
    await sitsDown(cleo);
    await says(ada, '[data-part~="start-awaited"]', 'On attend Cleo');
    await screen.sees(`[data-part~="screen"][data-phase="gathering"] ${SCORE}`);
    await choosesGame(ada, 'Changer de jeu', 'Zwinkern');
    await Promise.all([ben, cleo].map((guest) => guest.sees('[data-part~="start"][aria-pressed="false"]')));
    await begin([ada, ben, cleo]);
    await agreeToEnd([ada, ben, cleo]);

    // The newcomer leaves; a guest proposes the third game from the end of the second.
    await seesScoreOf(ada, 3);
    await cleo.get('[data-part~="end-leave"]').click();
    await cleo.sees('[data-part~="play"]');
    await choosesGame(ben, 'Jouer à autre chose', 'Spywhere');
    await ben.sees(LOBBY);
    await says(ada, ASKED, 'Ben propose une partie de Spywhere');
    assert.equal(await ada.get(ENDED).count(), 3);
    await ada.get('[data-part~="go-along"]').click();
    await ada.sees(LOBBY);
    await ada.sees('[data-part~="evening-score"] li[data-left]');
    assert.deepEqual(await violations(ada), []);
    await ada.get('[data-part~="start"]:not([disabled])').click();
    await Promise.all([ada, ben].map((guest) => guest.sees('[data-part~="spy-table"]')));
    await playSpywhere([ada, ben]);
    await Promise.all([ada, ben].map((guest) => guest.sees(ENDED)));
    await stagesEmpty([ada, ben]);

    // The account is the table's own: a page that is opened anew has it.
    const before = await score(ben).allInnerTexts();
    await ben.page.reload();
    await ben.sees(SCORE);
    assert.deepEqual(await score(ben).allInnerTexts(), before);

    await ada.get('[data-part~="evening-end"]').click();
    await ada.sees('[data-part~="evening"]');
    await says(ben, '[data-part~="evening-over"]', 'La soirée est finie');
    assert.equal(await ben.get(ENDED).count(), 2, 'and stays where he is');
    await ben.get('[data-part~="evening-over"] [data-button]').click();
    for (const guest of [ada, ben]) {
      await guest.sees('[data-part~="evening-games"] li');
      assert.equal(await guest.get('[data-part~="evening-games"] li').count(), 3);
      assert.equal(await guest.get('[data-part~="evening"] [data-part~="place"]').count(), 3);
      await says(guest, '[data-part~="evening-games"]', 'arrêtée en route');
      await says(guest, '[data-part~="evening"] h1', /soirée/);
      assert.deepEqual(await violations(guest), []);
      assert.deepEqual(guest.complaints, []);
    }
    await says(screen, '[data-part~="screen-evening"] h1', /soirée/);
    assert.equal(await screen.get('[data-part~="screen-evening"] [data-part~="place"]').count(), 3);
    assert.deepEqual(await violations(screen), []);
    assert.deepEqual(screen.complaints, []);
    await seesVictoryCounted([ada, ben]);
    await ben.page.getByRole('button', { name: 'Retour à la table' }).click();
    await ben.sees(ENDED);
    await sayGoodbye([ada, ben, cleo, screen]);
  });

  test('one after whom nobody is left: the company has broken up', async () => {
    const [ada, ben] = (await gather({ browser, url: server.url, game: 'spywhere', people: 2 })) as [
      Guest,
      Guest,
    ];
    await agreeToEnd([ada, ben]);
    await ben.get('[data-part~="end-leave"]').click();
    await says(ada, '[data-part~="evening-over"]', 'La soirée est finie');
    await sayGoodbye([ada, ben]);
  });
});

describe('alone', () => {
  test('the menu really pauses: the table’s time stands still until it is shut', async () => {
    const ada = await Guest.comes(browser, { url: server.url, name: 'Ada', size: PHONE });
    await ada.page.addInitScript(() => {
      const told: string[] = [];
      Object.assign(window, { told });
      const post = MessagePort.prototype.postMessage;
      MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown, ...rest: never[]) {
        const { page } = (message ?? {}) as { page?: string };
        if (page !== undefined) told.push(page);
        return post.call(this, message, ...rest);
      };
    });
    await ada.playsAlone('zwinkern');
    const told = () => ada.page.evaluate(() => (window as unknown as { told: string[] }).told.at(-1));
    await ada.get('[aria-haspopup="menu"]').click();
    await ada.page.getByRole('menuitem', { name: 'Aide-mémoire' }).waitFor();
    await ada.page.getByRole('menuitem', { name: /règles/i }).waitFor();
    assert.equal(await told(), 'hidden');
    await ada.page.keyboard.press('Escape');
    await ada.page.waitForFunction(() => (window as unknown as { told: string[] }).told.at(-1) === 'shown');
    await sayGoodbye([ada]);
  });

  test('one press begins the same game again, and by keys alone', async () => {
    const ada = await Guest.comes(browser, { url: server.url, name: 'Ada', size: PHONE });
    await ada.playsAlone('zwinkern');
    await ada.get('[aria-haspopup="menu"]').click();
    await ada.page.getByRole('menuitem', { name: /arrêter/i }).click();
    await ada.sees(ENDED);
    await ada.get('[data-part~="another"]').focus();
    await ada.page.keyboard.press('Enter');
    await ada.sees('[data-part~="wink-table"]');
    assert.deepEqual(ada.complaints, []);
    await sayGoodbye([ada]);
  });
});
