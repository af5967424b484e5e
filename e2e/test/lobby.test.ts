import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { violations } from '../support/axe.ts';
import { DESKTOP, Guest, PHONE, SMALL_PHONE } from '../support/guest.ts';
import { browser, server } from '../support/open-server.ts';
import { arrive, sayGoodbye, seatBots } from '../support/party.ts';

/** What is drawn stands over the browser's own button, and presses it. */
const HIDDEN = { force: true } as const;

const role = (guest: Guest, ...[name, options]: Parameters<Guest['page']['getByRole']>) =>
  guest.page.getByRole(name, options);

/** The seat of somebody, as a guest sees it. */
const seatOf = (guest: Guest, name: string) =>
  guest.get('[data-part~="seat"]').filter({ has: role(guest, 'img', { name, exact: true }) });

/** One line of what is agreed, as somebody reads it who is not the host. */
const agreed = (guest: Guest, about: string) =>
  guest.get('[data-part~="agreed-one"]').filter({ has: guest.page.locator('dt', { hasText: about }) });

/** Seen at somebody's mouth, and told to screen readers. */
const hears = (guest: Guest, words: string): Promise<void> =>
  guest.get('[role="status"] [data-part~="bubble"]').filter({ hasText: words }).waitFor();

async function reads(guest: Guest, about: string, text: string): Promise<void> {
  await agreed(guest, about).filter({ hasText: text }).waitFor();
}

describe('two people arrange a table of WINK', () => {
  test('the host decides, and the other reads it all', async () => {
    const guests = await arrive({
      browser,
      url: server.url,
      game: 'wink',
      people: 2,
      devices: [{}, { size: PHONE }],
    });
    const [ada, ben] = guests as [Guest, Guest];
    assert.equal(
      await ben.get('[data-part~="options"] input, [data-part~="options"] select').count(),
      0,
      'no form that does nothing',
    );
    await reads(ben, 'Le signe convenu', 'Clin d’œil');
    await role(ada, 'radio', { name: 'Hochement' }).click(HIDDEN);
    await reads(ben, 'Le signe convenu', 'Hochement');
    assert.equal(await agreed(ben, 'Le signe convenu').locator('[data-expression="nod"]').count(), 1);

    await role(ada, 'combobox', { name: 'Qui commence' }).selectOption({ label: 'Ben' });
    await reads(ben, 'Qui commence', 'Ben');
    await role(ada, 'radio', { name: 'Patient' }).click(HIDDEN);
    await reads(ben, 'Rythme', '15 secondes entre deux appels, 5 minutes par tour.');
    await role(ada, 'checkbox', { name: 'Vision périphérique' }).click(HIDDEN);
    await reads(ben, 'Vision périphérique', 'Oui');
    await sayGoodbye(guests);
  });

  test('name, face and colour are mine to change, and nobody else’s colour is offered', async () => {
    const guests = await arrive({
      browser,
      url: server.url,
      game: 'wink',
      people: 2,
      devices: [{}, { size: PHONE }],
    });
    const [ada, ben] = guests as [Guest, Guest];
    await role(ada, 'button', { name: 'Changer de tête' }).click();
    const sheet = role(ada, 'dialog', { name: 'Toi, à cette table' });
    assert.equal(await sheet.getByRole('radio', { name: 'Violette, étoile' }).count(), 0, 'Ben wears it');
    await sheet.getByRole('radio', { name: 'Rose, cœur' }).click(HIDDEN);
    await sheet.getByRole('radio', { name: 'Visage 8', exact: true }).click(HIDDEN);
    await sheet.getByRole('textbox', { name: 'Ton nom' }).fill('Adèle');
    await sheet.getByRole('button', { name: 'C’est bien moi' }).click();
    await seatOf(ben, 'Adèle').waitFor();
    const { seats } = await lastLobby(ben);
    assert.deepEqual([seats[0]?.name, seats[0]?.colour, seats[0]?.face], ['Adèle', 'rose', 7]);
    await sayGoodbye(guests);
  });

  test('a bot of the level that the host likes, another instead, and none among real faces', async () => {
    const guests = await arrive({ browser, url: server.url, game: 'wink', people: 2 });
    const [ada, ben] = guests as [Guest, Guest];
    await role(ada, 'button', { name: 'Niveau du prochain bot' }).click();
    await role(ada, 'menuitemradio', { name: 'Malin' }).click();
    await seatBots(ada, 1);
    await seatOf(ben, 'Fleur').filter({ hasText: 'Malin' }).waitFor();
    await seatBots(ada, 1);
    await role(ada, 'button', { name: 'Niveau de Fleur' }).click();
    await role(ada, 'menuitemradio', { name: 'Débutant' }).click();
    await seatOf(ben, 'Fleur').filter({ hasText: 'Débutant' }).waitFor();
    const { seats } = await lastLobby(ben);
    assert.deepEqual(
      seats.map(({ name }) => name),
      ['Ada', 'Ben', 'Fleur', 'Yuki'],
      'everybody keeps their seat',
    );
    await role(ada, 'button', { name: 'Niveau de Yuki' }).click();
    await role(ada, 'menuitem', { name: 'Enlever Yuki' }).click();
    await seatOf(ben, 'Yuki').waitFor({ state: 'detached' });

    await role(ada, 'radio', { name: 'En vrai' }).click(HIDDEN);
    await ada.get('[data-part~="trouble"]').filter({ hasText: /bot/i }).waitFor();
    await role(ada, 'button', { name: 'Niveau de Fleur' }).click();
    await role(ada, 'menuitem', { name: 'Enlever Fleur' }).click();
    await seatOf(ben, 'Fleur').waitFor({ state: 'detached' });
    await role(ada, 'radio', { name: 'En vrai' }).click(HIDDEN);
    await reads(ben, 'Les regards', 'En vrai');
    assert.equal(await ada.get('[data-part~="free-seat"]').count(), 0);
    await sayGoodbye(guests);
  });

  test('words for the shuffle are marked, another game is chosen, and the host’s role is handed over', async () => {
    const guests = await arrive({ browser, url: server.url, game: 'wink', people: 2 });
    const [ada, ben] = guests as [Guest, Guest];
    await ben.get('[data-part~="words"] > summary').click();
    await role(ben, 'textbox', { name: 'Tes mots pour le mélange' }).fill('abracadabra');
    await role(ben, 'button', { name: 'Ajouter', exact: true }).click();
    await role(ben, 'status').filter({ hasText: 'Tes mots sont dans le mélange' }).waitFor();
    await seatOf(ada, 'Ben').getByRole('img', { name: 'a ajouté ses mots au mélange' }).waitFor();

    await role(ada, 'button', { name: 'Changer de jeu' }).click();
    await role(ada, 'menuitemradio', { name: 'Zwinkern' }).click();
    await role(ben, 'heading', { name: 'Zwinkern' }).waitFor();
    await role(ada, 'checkbox', { name: 'Sourcils' }).click(HIDDEN);
    await reads(ben, 'Les signes convenus', 'Sourcils');

    await seatOf(ada, 'Ben').getByRole('button').click();
    await role(ada, 'menuitem', { name: 'Confier l’accueil à Ben' }).click();
    await role(ben, 'combobox', { name: 'Qui commence' }).waitFor();
    await reads(ada, 'Les signes convenus', 'Clin d’œil');
    await seatOf(ben, 'Ada').getByRole('button').click();
    await role(ben, 'menuitem', { name: 'Enlever Ada' }).click();
    await seatOf(ben, 'Ada').waitFor({ state: 'detached' });
    await sayGoodbye(guests);
  });
});

describe('a menu by keys', () => {
  test('opens at what is chosen, arrows and letters go through it, and the tabulator leaves it', async () => {
    const guest = await Guest.comes(browser, { url: server.url, name: 'Ada' });
    await guest.opensTable('wink');
    const { keyboard } = guest.page;
    const isOn = (name: string) => role(guest, 'menuitemradio', { name }).and(guest.get(':focus')).waitFor();
    await role(guest, 'button', { name: 'Changer de jeu' }).focus();
    await keyboard.press('Enter');
    await isOn('WINK 4');
    await keyboard.press('ArrowDown');
    await isOn('Spywhere');
    await keyboard.press('ArrowDown');
    await isOn('Zwinkern');
    await keyboard.press('w');
    await isOn('WINK agents');
    await keyboard.press('Tab');
    await guest.looksAway(':popover-open');
    await keyboard.press('Shift+Tab');
    await role(guest, 'button', { name: 'Changer de jeu' }).and(guest.get(':focus')).waitFor();
    await guest.leaves();
  });
});

describe('what people say', () => {
  test('a phrase is read by the other in their own language, and a message where the host allows it', async () => {
    const devices = [{}, { size: PHONE, language: 'de' as const }];
    const guests = await arrive({ browser, url: server.url, game: 'wink', people: 2, devices });
    const [ada, ben] = guests as [Guest, Guest];
    await role(ada, 'button', { name: 'Dire ou montrer quelque chose' }).click();
    assert.equal(await role(ada, 'textbox', { name: 'Ton message' }).count(), 0);
    // Whoever listens does so before anything is said: words stay at a mouth for as long as it takes to read them.
    const praised = hears(ben, 'Ada Gut gespielt!');
    await role(ada, 'button', { name: 'Bien joué !' }).click();
    await praised;

    await role(ada, 'checkbox', { name: 'Messages libres' }).click(HIDDEN);
    await role(ben, 'button', { name: 'Etwas sagen oder zeigen' }).click();
    await role(ben, 'textbox', { name: 'Deine Nachricht' }).fill('Wer ist noch da?');
    const asked = hears(ada, 'Ben Wer ist noch da?');
    await role(ben, 'button', { name: 'Senden' }).click();
    await asked;
    await sayGoodbye(guests);
  });
});

describe('somebody comes by a link', () => {
  for (const language of ['fr', 'en', 'de'] as const) {
    test(`${language}: three rules and a seat on one screen of a small phone, for every game`, async () => {
      const host = await Guest.comes(browser, { url: server.url, name: 'Ada' });
      const look = { url: server.url, name: 'Ben', size: SMALL_PHONE, language, touch: true };
      const stranger = await Guest.comes(browser, look);
      for (const game of ['zwinkern', 'wink-agents', 'wink', 'spywhere'] as const) {
        const code = await host.opensTable(game);
        await stranger.page.goto(`/t/${code}`);
        await stranger.sees('[data-part~="welcome"] [data-button="claim"]');
        assert.equal(await stranger.get('[data-part~="three-rules"] li').count(), 3);
        const bottoms = await stranger
          .get('[data-part~="welcome"] [data-button]')
          .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().bottom));
        assert.equal(bottoms.length, 2);
        assert.ok(Math.max(...bottoms) <= SMALL_PHONE.height, `${game}: the buttons end at ${bottoms}`);
        await stranger.get('[data-part~="welcome"] [data-button="claim"]').tap();
        await stranger.sees('[data-part~="lobby"] [data-part~="start"]');
      }
      assert.deepEqual(stranger.complaints, []);
      await sayGoodbye([host, stranger]);
    });
  }

  test('and finds every seat taken: they watch', async () => {
    const host = await Guest.comes(browser, { url: server.url, name: 'Ada' });
    const code = await host.opensTable('zwinkern');
    await seatBots(host, 5);
    const late = await Guest.comes(browser, { url: server.url, name: 'Ben', size: PHONE });
    await late.page.goto(`/t/${code}`);
    await late.get('[data-part~="welcome"]').filter({ hasText: 'Toutes les places sont prises' }).waitFor();
    await role(late, 'button', { name: 'Regarder' }).click();
    await late.sees('[data-part~="lobby"] [data-part~="seat"]');
    await sayGoodbye([host, late]);
  });

  test('and there is no such table: they are told, and can type another code or link', async () => {
    const host = await Guest.comes(browser, { url: server.url, name: 'Ada' });
    const code = await host.opensTable('wink');
    const lost = await Guest.comes(browser, { url: server.url, name: 'Ben', size: PHONE });
    await lost.page.goto('/t/ACDE3');
    await role(lost, 'heading', { name: 'Pas de table ici' }).waitFor();
    await role(lost, 'textbox').fill(`Viens : ${server.url}/t/${code}`);
    assert.equal(await role(lost, 'textbox').inputValue(), code);
    await role(lost, 'button', { name: 'Entrer' }).click();
    await lost.sees('[data-part~="welcome"] [data-button="claim"]');
    await sayGoodbye([host, lost]);
  });
});

test('alone at a table, one press fills it up with bots and begins', async () => {
  const host = await Guest.comes(browser, { url: server.url, name: 'Ada' });
  await host.opensTable('wink');
  assert.equal(await host.get('[data-part~="seat"]:not(:has([data-part~="free-seat"]))').count(), 1);
  await host.get('[data-part~="start"][data-fills]').click();
  await host.sees('[data-part~="wink-table"]');
  assert.equal(await host.get('[data-part~="wink-face"]').count(), 3, 'WINK begins at four');
  await sayGoodbye([host]);
});

test('a table that I have sat at is remembered by its game, and forgotten when I like', async () => {
  const guest = await Guest.comes(browser, { url: server.url, name: 'Ada' });
  const code = await guest.opensTable('spywhere');
  await guest.goesHome();
  const table = guest.get('[data-part~="recent-table"]').filter({ hasText: code });
  await table.getByRole('button', { name: 'Spywhere' }).waitFor();
  await table.getByRole('button', { name: `Oublier la table ${code}` }).click();
  await table.waitFor({ state: 'detached' });
  await guest.leaves();
});

describe('axe finds nothing in the lobby, whatever is open', () => {
  for (const theme of ['nuit', 'jour'] as const) {
    for (const size of [DESKTOP, PHONE]) {
      test(`${theme}, ${size.width} px`, async () => {
        const devices = [
          { theme, size },
          { theme, size },
        ];
        const guests = await arrive({ browser, url: server.url, game: 'zwinkern', people: 2, devices });
        const [ada, ben] = guests as [Guest, Guest];
        await seatBots(ada, 1);
        const found: string[] = [];
        const look = async (guest: Guest, what: string) => {
          found.push(...(await violations(guest)).map((violation) => `${what}: ${violation}`));
        };
        await look(ada, 'the host’s lobby');
        await look(ben, 'the guest’s lobby');
        for (const name of ['Changer de jeu', 'Niveau de Bo', 'Ben, ', 'Dire ou montrer quelque chose']) {
          await role(ada, 'button', { name }).click();
          await ada.sees(':popover-open');
          await look(ada, name);
          await ada.page.keyboard.press('Escape');
          await ada.looksAway(':popover-open');
        }
        await role(ada, 'button', { name: 'Changer de tête' }).click();
        await role(ada, 'dialog').waitFor();
        await look(ada, 'the sheet for my face');
        await ben.goesHome();
        await look(ben, 'the first page');
        await role(ben, 'button', { name: 'J’ai un code' }).click();
        await look(ben, 'the code');
        await ben.page.keyboard.press('Escape');
        await role(ben, 'button', { name: 'Réglages' }).click();
        await look(ben, 'the settings');
        await role(ben, 'button', { name: 'Changer de visage' }).click();
        await ben.sees(':popover-open');
        await look(ben, 'the faces at home');
        assert.deepEqual(found, []);
        assert.deepEqual([...ada.complaints, ...ben.complaints], []);
        await sayGoodbye(guests);
      });
    }
  }
});

interface SeatSeen {
  readonly name: string;
  readonly colour: string;
  readonly face: number;
}

/** The table as it was told to a guest last. */
async function lastLobby(guest: Guest): Promise<{ readonly seats: readonly SeatSeen[] }> {
  const last = guest.received.findLast(({ text }) => text.includes('"m":"lobby"'));
  return JSON.parse(last?.text ?? '{}') as { seats: SeatSeen[] };
}
