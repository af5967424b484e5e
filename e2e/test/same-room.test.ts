import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verified } from '../../apps/server/test/support/records.ts';
import { leaksIn } from '../../apps/server/test/support/secrecy/check.ts';
import { violations } from '../support/axe.ts';
import { Guest, PHONE } from '../support/guest.ts';
import { nextToAct } from '../support/next-to-act.ts';
import { browser, server } from '../support/open-server.ts';
import { arrive, begin, sayGoodbye } from '../support/party.ts';
import {
  agreeOnFaces,
  awaitedNumber,
  BIG_SCREEN,
  choose,
  holds,
  opensScreen,
  peek,
  playInRoom,
} from '../support/same-room.ts';
import { STAGE } from '../support/stage.ts';
import { agreeOnSignals } from '../support/wink.ts';

const OFFERED = '[data-part~="phone-number"][aria-disabled="false"]';

test('D-1 a room plays Zwinkern: three phones are the hands, a television is the table', async (t) => {
  const devices = Array.from({ length: 3 }, () => ({ size: PHONE, touch: true }));
  const phones = await arrive({ browser, url: server.url, game: 'zwinkern', people: 3, devices });
  const [ada, ben, cleo] = phones as [Guest, Guest, Guest];
  await agreeOnFaces(ada);
  const code = ((await ada.get('[data-part~="share-code"]').textContent()) ?? '').trim();
  const screen = await opensScreen(browser, { url: server.url, size: BIG_SCREEN }, code);
  const faults: string[] = [];
  const look = async (where: string, guest: Guest) =>
    faults.push(...(await inBothThemes(guest)).map((fault) => `${where}: ${fault}`));
  const glances: Glance[] = [];

  await t.test(
    'before the game the screen says what is played, who is there and how a phone gets in',
    async () => {
      const words = await screen.get('[data-part~="screen"]').innerText();
      for (const word of ['Zwinkern', code]) assert.ok(words.includes(word), word);
      await screen.page.getByRole('img', { name: `${server.url}/t/${code}` }).waitFor();
      for (const { name } of phones) await screen.page.getByRole('img', { name }).waitFor();
      await look('gathering', screen);
    },
  );

  await t.test('one tap gives the screen a voice', async () => {
    await screen.page.evaluate(listen);
    await screen.get('[data-part~="screen-voice"]').click();
    await hears(screen, 'à voix haute');
  });

  await begin(phones);
  await screen.sees('[data-part~="screen-board"] [data-part~="replay-board"]');
  const hands = new Map<Guest, number[]>();

  await t.test('a hand is shown while I press, and not one moment longer', async () => {
    for (const phone of phones) {
      assert.equal(await phone.get('[data-part~="phone-held"]').count(), 0, 'covered from the start');
      hands.set(phone, await peek(phone));
      assert.equal(hands.get(phone)?.length, 9);
    }
    assert.equal(new Set([...hands.values()].flat()).size, 27);
  });

  await t.test('it is covered when the phone is put down, and when I turn to something else', async () => {
    // A browser without a screen has no sensors: the page is told what they would tell it.
    const lies = (beta: number) =>
      ada.page.evaluate((tilt) => {
        const told = { alpha: 0, beta: tilt, gamma: 0 };
        window.dispatchEvent(new DeviceOrientationEvent('deviceorientation', told));
      }, beta);
    await lies(50);
    await holds(ada);
    await lies(0);
    await ada.looksAway('[data-part~="phone-held"]');
    await ada.page.mouse.up();
    await ada.get('[data-part~="peek-hold"]').filter({ hasText: 'Relève' }).waitFor();
    await lies(50);
    await ada.get('[data-part~="peek-hold"]').filter({ hasText: 'Maintiens' }).waitFor();
    await ada.get('[data-part~="peek-keep"]').click();
    await ada.sees('[data-part~="phone-held"]');
    await look('open hand', ada);
    await lies(179);
    await ada.looksAway('[data-part~="phone-held"]');
    await lies(50);
    await ada.get('[data-part~="peek-keep"]').click();
    await ada.sees('[data-part~="phone-held"]');
    await ada.page.evaluate(() => window.dispatchEvent(new Event('blur')));
    await ada.looksAway('[data-part~="phone-held"]');
  });

  await t.test(
    'W-12 a card that I hold looks like any other, and is refused without a word to the room',
    async () => {
      const caller = (await nextToAct(phones, OFFERED))!;
      const own = hands.get(caller)![0]!;
      await choose(caller, own);
      await caller.get('[data-part~="wink-call"][data-button="claim"]').click();
      await caller.get('[data-part~="phone-mistake"] p').waitFor();
      await look('covered phone', caller);
      assert.equal(await screen.get('[data-part~="screen-called"]').count(), 0);
    },
  );

  await t.test(
    'a phone that sleeps when its turn comes wakes by itself, and nobody has played for it',
    async () => {
      await playInRoom(phones, { hands, victim: cleo, most: 4 });
      await ben.context.setOffline(true);
      await ben.sees('[data-part~="trouble"]');
      const turn = ada.get('[data-part~="wink-turn"] h2');
      for (let step = 0; !(await turn.innerText()).includes(ben.name); step++) {
        assert.ok(step < 20, 'Ben’s turn does not come.');
        await playInRoom([ada, cleo], { hands, victim: cleo, most: 1 });
      }
      await screen
        .get('[data-part~="screen-people"] li[data-turn]')
        .filter({ hasText: /Ben.*pas là/ })
        .waitFor();
      await ben.context.setOffline(false);
      await ben.looksAway('[data-part~="trouble"]');
      assert.ok(!screen.received.some(({ text }) => text.includes('"standIn":true')));
      assert.deepEqual(
        (await peek(ben)).filter((card) => !hands.get(ben)!.includes(card)),
        [],
      );
    },
  );

  await t.test(
    'an accusation fills the screen as theatre, and its verdict is read below the board',
    async () => {
      const { accuser, caller, number, suspect } = await somebodyToAccuse(phones, hands);
      await accuser.get('[data-part~="wink-accuse"]').click();
      await look('accusing phone', accuser);
      await accuser.page
        .getByRole('dialog')
        .getByRole('button', { name: `${suspect.name} a le ${number}`, exact: true })
        .click();
      await screen.sees('[data-part~="stage"][data-scene="accusation"]');
      await fitsTheScreen(screen);
      await screen.looksAway('[data-part~="stage"]');
      const ruling = screen.get('[data-part~="screen-ruling"] [data-say="accuses"]');
      await ruling.waitFor();
      const words = await ruling.innerText();
      for (const word of [accuser.name, suspect.name, String(number), 'Démasqué'])
        assert.ok(words.includes(word), words);
      await hears(screen, `${accuser.name} accuse ${suspect.name} pour le ${number}`);
      await hears(screen, 'Démasqué');
      await fitsTheScreen(screen);
      await look('ruling', screen);
      assert.ok(caller !== accuser);
    },
  );

  await t.test('to the ranking', async () => {
    await screen.looksAway('[data-part~="screen-ruling"]');
    await look('board', screen);
    await playInRoom(phones, {
      hands,
      victim: cleo,
      between: async (step) => {
        if (step % 6 === 0) glances.push(...(await Promise.all([screen, ...phones].map(glanceAt))));
      },
    });
    await screen.sees(`${STAGE}[data-scene="unmasking"]`);
    await fitsTheScreen(screen);
    await screen.looksAway(STAGE);
    await screen.sees('[data-part~="screen-ranking"] [data-part~="place"]');
    assert.equal(await screen.get('[data-part~="screen-ranking"] [data-part~="place"]').count(), 3);
    await hears(screen, await screen.get('[data-part~="screen-ranking"] h1').innerText());
    await look('ranking', screen);
  });

  await t.test(
    'the screen was told nothing that a room may not know, and covered phones show nothing',
    async () => {
      const told = ada.received.findLast(({ text }) => text.includes('"m":"record"'));
      const { round } = JSON.parse(told?.text ?? '{}') as { round: number };
      const answer = await fetch(`${server.url}/api/tables/${code}/games/${round}`);
      const { record } = verified(await answer.text());
      const tokens = await Promise.all(phones.map((phone) => phone.token()));
      const { name, received, asked } = screen;
      assert.ok(received.length > 20);
      assert.equal(await screen.seat(), null);
      assert.deepEqual(leaksIn({ name, seat: null, received, asked }, { record, tokens }), []);
      const { seed, fair } = record.header;
      const secrets = [...tokens, seed, fair?.secret].filter(
        (text) => text !== undefined && text !== '',
      ) as string[];
      assert.ok(glances.length > 4);
      for (const { guest, page, storage, isOver } of glances) {
        assert.doesNotMatch(page, /ph-held|wk-held|appelle ta carte|l’appelle/, `${guest.name} shows a hand`);
        const strange = guest === screen ? secrets : secrets.filter((secret) => !tokens.includes(secret));
        if (!isOver)
          for (const secret of strange) assert.ok(!page.includes(secret) && !storage.includes(secret));
        if (guest === screen) assert.doesNotMatch(storage, /recent|token/);
      }
    },
  );

  assert.deepEqual(faults, []);
  for (const guest of [screen, ...phones]) assert.deepEqual(guest.complaints, []);
  await sayGoodbye([screen, ...phones]);
});

test('somebody new at such a table is told how to see their cards, once', async () => {
  const devices = [0, 1, 2].map((index) => ({ size: PHONE, touch: true, hints: index === 1 }));
  const phones = await arrive({ browser, url: server.url, game: 'zwinkern', people: 3, devices });
  await agreeOnFaces(phones[0]!);
  await begin(phones);
  const [, ben] = phones as [Guest, Guest, Guest];
  await ben.sees('[data-hint="peek"]');
  assert.deepEqual(await violations(ben), []);
  await peek(ben);
  await ben.page.getByRole('button', { name: 'Compris' }).click();
  await ben.looksAway('[data-hint="peek"]');
  await ben.page.reload();
  await ben.sees('[data-part~="peek-hold"]');
  assert.equal(await ben.get('[data-hint="peek"]').count(), 0);
  await sayGoodbye(phones);
});

test('W-24 before the game the screen teaches the signals that were agreed on', async () => {
  const host = await Guest.comes(browser, { url: server.url, name: 'Ada' });
  const code = await host.opensTable('zwinkern');
  await agreeOnFaces(host);
  const screen = await opensScreen(browser, { url: server.url, size: BIG_SCREEN }, code);
  assert.equal(await screen.get('[data-part~="screen-signals"]').count(), 0, 'a wink needs no words');
  await agreeOnSignals(host, ['nod', 'hand-on-chin']);
  await screen.sees('[data-part~="screen-signals"] [data-part~="loge"][data-expression="hand-on-chin"]');
  assert.match(
    await screen.get('[data-part~="screen-signals"]').innerText(),
    /Clin d’œil[\s\S]*Hochement[\s\S]*Main au menton/,
  );
  assert.deepEqual(await inBothThemes(screen), []);
  await sayGoodbye([host, screen]);
});

test('on the machine of the server itself, lobby and screen show the address that phones can reach', async () => {
  const host = await Guest.comes(browser, { url: server.url, name: 'Ada' });
  await host.context.route('**/api/address', (route) => route.fulfill({ json: { url: IN_THE_NETWORK } }));
  const code = await host.opensTable('wink');
  await host.page.getByRole('img', { name: `${IN_THE_NETWORK}/t/${code}` }).waitFor();
  await host.page.goto(`/t/${code}/screen`);
  await host.page.getByRole('img', { name: `${IN_THE_NETWORK}/t/${code}` }).waitFor();
  assert.match(await host.get('[data-part~="screen-address"]').innerText(), /^192\.168\.1\.20:8080/);
  await host.leaves();
});

const IN_THE_NETWORK = 'http://192.168.1.20:8080';

/** What anybody sees who looks at this device, and what it keeps. */
interface Glance {
  readonly guest: Guest;
  readonly page: string;
  readonly storage: string;
  readonly isOver: boolean;
}

async function glanceAt(guest: Guest): Promise<Glance> {
  const [page, storage] = await Promise.all([guest.page.content(), guest.storage()]);
  return { guest, page, storage, isOver: /class="(?:end|tv-ranking)"/.test(page) };
}

async function inBothThemes(guest: Guest): Promise<string[]> {
  const found: string[] = [];
  for (const theme of ['jour', 'nuit']) {
    await guest.page.evaluate((wished) => {
      document.documentElement.dataset['theme'] = wished;
    }, theme);
    found.push(...(await violations(guest)).map((fault) => `${theme}: ${fault}`));
  }
  return found;
}

interface Case {
  readonly accuser: Guest;
  readonly caller: Guest;
  readonly suspect: Guest;
  readonly number: number;
}

/** Plays on until somebody is to name a partner whom a third one could unmask. */
async function somebodyToAccuse(
  phones: readonly Guest[],
  hands: ReadonlyMap<Guest, readonly number[]>,
): Promise<Case> {
  for (;;) {
    const caller = await nextToAct(phones, `[data-part~="wink-claim"][data-button], ${OFFERED}`);
    assert.ok(caller, 'The game was over too soon.');
    if (await caller.get('[data-part~="wink-claim"][data-button]').isVisible()) {
      const number = await awaitedNumber(caller);
      const suspect = phones.find((phone) => phone !== caller && hands.get(phone)?.includes(number));
      const accuser = phones.find((phone) => phone !== caller && phone !== suspect);
      if (suspect && accuser) return { accuser, caller, suspect, number };
    }
    await playInRoom(phones, { hands, victim: phones[2]!, most: 1 });
  }
}

/** Runs in the page: what the browser is told to say. */
function listen(): void {
  const said: string[] = [];
  Object.assign(window, { said });
  window.speechSynthesis.speak = ({ text }) => said.push(text);
}

const hears = (screen: Guest, words: string) =>
  screen.page.waitForFunction(
    (wanted) => (window as unknown as { said: string[] }).said.some((text) => text.includes(wanted)),
    words,
  );

/** Nothing of what is staged or read runs off a television. */
async function fitsTheScreen({ page }: Guest): Promise<void> {
  const over = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    const ruling = document.querySelector('[data-part~="screen-ruling"]');
    const isCut = ruling !== null && ruling.scrollHeight > ruling.clientHeight;
    return { right: scrollWidth - innerWidth, below: scrollHeight - innerHeight, isCut };
  });
  assert.deepEqual(over, { right: 0, below: 0, isCut: false });
}
