import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { playAgainstBots } from '../support/alone.ts';
import { violations } from '../support/axe.ts';
import { Guest } from '../support/guest.ts';
import { browser, server } from '../support/open-server.ts';
import { sayGoodbye, seatBots } from '../support/party.ts';
import { BIG_SCREEN, opensScreen } from '../support/same-room.ts';
import { STAGE } from '../support/stage.ts';

const SMALLER = { width: 1280, height: 720 } as const;
/** As long as a name may be, and longer than any drawing has room for at its usual size. */
const LONG_NAME = 'Maximiliane-Sophie Wieck';

/** A table with one person and bots, and the screen of its room. */
async function roomOf(
  game: string,
  bots: number,
  size = BIG_SCREEN,
  moving = false,
): Promise<[Guest, Guest]> {
  const host = await Guest.comes(browser, { url: server.url, name: LONG_NAME });
  const code = await host.opensTable(game);
  await seatBots(host, bots);
  const screen = await opensScreen(browser, { url: server.url, size, moving }, code);
  return [host, screen];
}

async function begins(host: Guest, screen: Guest): Promise<void> {
  await host.get('[data-part~="start"]:not([disabled])').click();
  await screen.sees('[data-part~="screen-board"]');
}

/** What runs off the screen, which names are cut, and which loges lie over a card. */
const faultsOf = ({ page }: Guest) =>
  page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    const boxes = (selector: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
    const overlap = (one: DOMRect, other: DOMRect) =>
      one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
    const loges = boxes('[data-part~="screen-people"] [data-part~="loge"]');
    const cards = boxes('[data-part~="screen-board"] [data-part~="replay-cell"]');
    const inside = ({ left, top, right, bottom }: DOMRect) =>
      left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    return {
      over: [scrollWidth - innerWidth, scrollHeight - innerHeight],
      cut: [...document.querySelectorAll('[data-part~="loge"] text')]
        .map((text) => text.textContent ?? '')
        .filter((text) => text.includes('…')),
      outside: [...loges, ...cards].filter((box) => !inside(box)).length,
      onCards: loges.filter((loge) => cards.some((card) => overlap(loge, card))).length,
      onEachOther: loges.filter((one, nth) => loges.some((other, at) => at > nth && overlap(one, other)))
        .length,
    };
  });

const NONE = { over: [0, 0], cut: [], outside: 0, onCards: 0, onEachOther: 0 };

describe('the big screen', () => {
  test('eight sit in loges around the cards, with their whole names, on every television', async () => {
    const [host, screen] = await roomOf('wink', 7);
    assert.deepEqual((await faultsOf(screen)).cut, [], 'before the game');
    await begins(host, screen);
    assert.equal(await screen.get('[data-part~="screen-people"] li').count(), 8);
    for (const size of [BIG_SCREEN, SMALLER]) {
      await screen.page.setViewportSize(size);
      await screen.looksAway(STAGE);
      assert.deepEqual(await faultsOf(screen), NONE, `${size.width} px`);
      for (const theme of ['jour', 'nuit']) {
        await screen.page.evaluate((wished) => {
          document.documentElement.dataset['theme'] = wished;
        }, theme);
        assert.deepEqual(await violations(screen), []);
      }
    }
    assert.deepEqual(screen.complaints, []);
    await sayGoodbye([host, screen]);
  });

  test('six of Spywhere too', async () => {
    const [host, screen] = await roomOf('spywhere', 5);
    await begins(host, screen);
    for (const size of [BIG_SCREEN, SMALLER]) {
      await screen.page.setViewportSize(size);
      const { over, cut } = await faultsOf(screen);
      assert.deepEqual({ over, cut }, { over: [0, 0], cut: [] });
      assert.deepEqual(await violations(screen), []);
    }
    await sayGoodbye([host, screen]);
  });

  test('a pawn walks from card to card, and says nothing of where anybody looks', async () => {
    const [host, screen] = await roomOf('wink', 4, BIG_SCREEN, true);
    await begins(host, screen);
    // Whoever leaves plays no more.
    const playing = playAgainstBots(host, 'wink').catch(() => {});
    const pawn = screen.get('[data-part~="screen-pawn"]').first();
    await pawn.waitFor();
    const card = (await pawn.getAttribute('data-on'))!;
    await pawn.evaluate((element) => Object.assign(window, { pawn: element }));
    assert.equal(await pawn.evaluate((element) => getComputedStyle(element).transitionProperty), 'transform');
    await standsOn(screen, card);
    const next = await screen.page.waitForFunction((before) => {
      const moved = (window as unknown as { pawn: HTMLElement }).pawn;
      return moved.isConnected && moved.dataset['on'] !== before ? moved.dataset['on'] : null;
    }, card);
    assert.notEqual(await next.jsonValue(), card);
    const gazes = await screen
      .get('[data-part~="screen-people"] [data-eye]')
      .evaluateAll((eyes) => eyes.map((pair) => pair.getAttribute('style') ?? ''));
    assert.deepEqual([...new Set(gazes)], ['']);
    await sayGoodbye([host, screen]);
    await playing;
  });

  test('after one tap, and not before, a voice announces calls, and points when they change; at the end masks come off', async () => {
    const [host, screen] = await roomOf('wink', 4);
    await screen.page.evaluate(listen);
    await begins(host, screen);
    const playing = playAgainstBots(host, 'wink');
    await screen.sees('[data-part~="screen-called"]');
    assert.deepEqual(await said(screen), []);
    await screen.get('[data-part~="screen-voice"]').click();
    await hears(screen, / appelle le \d+/);
    await hears(screen, /, \d+ points?\./);
    const [first] = await said(screen);
    assert.deepEqual(first?.language, 'fr');
    await playing;
    await screen.sees(`${STAGE}[data-scene="unmasking"]`);
    await screen.looksAway(STAGE);
    await screen.sees('[data-part~="screen-ranking"] [data-part~="place"]');
    const { over } = await faultsOf(screen);
    assert.deepEqual(over, [0, 0]);
    assert.deepEqual(screen.complaints, []);
    await sayGoodbye([host, screen]);
  });

  test('how much of a show a verdict is can be chosen there', async () => {
    const [host, screen] = await roomOf('wink', 3);
    await screen.get('[data-part~="screen-theatre"] button').last().click();
    await screen.sees('[data-part~="screen-theatre"] button:last-child[aria-pressed="true"]');
    assert.match(await screen.storage(), /theatre\\*":\\*"plain/);
    assert.deepEqual(await violations(screen), []);
    await sayGoodbye([host, screen]);
  });
});

/** The pawn has come to the middle of its card, or near it. */
const standsOn = (screen: Guest, number: string) =>
  screen.page.waitForFunction((card) => {
    const pawn = document.querySelector(`[data-part~="screen-pawn"][data-on="${card}"]`);
    const cell = document.querySelector(`[data-part~="replay-cell"][data-number="${card}"]`);
    if (!pawn || !cell) return false;
    const [one, other] = [pawn.getBoundingClientRect(), cell.getBoundingClientRect()];
    return Math.abs(one.left - other.left) < 2 && Math.abs(one.top - other.top) < 2;
  }, number);

interface SaidAloud {
  readonly text: string;
  readonly language: string;
}

/** Runs in the page: notes what the browser's own voice is given, and lets it speak. */
function listen(): void {
  const aloud: object[] = [];
  Object.assign(window, { aloud });
  const speak = window.speechSynthesis.speak.bind(window.speechSynthesis);
  window.speechSynthesis.speak = (utterance) => {
    aloud.push({ text: utterance.text, language: utterance.lang });
    speak(utterance);
  };
}

const said = ({ page }: Guest): Promise<readonly SaidAloud[]> =>
  page.evaluate(() => (window as unknown as { aloud: SaidAloud[] }).aloud);

const hears = ({ page }: Guest, words: RegExp) =>
  page.waitForFunction(
    (wanted) =>
      (window as unknown as { aloud: SaidAloud[] }).aloud.some(({ text }) => new RegExp(wanted).test(text)),
    words.source,
  );
