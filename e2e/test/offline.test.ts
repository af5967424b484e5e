import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { eventually } from '../../tools/eventually.ts';
import { playAgainstBots } from '../support/alone.ts';
import { Guest } from '../support/guest.ts';
import { browser, server } from '../support/open-server.ts';
import { playSpywhere } from '../support/spywhere.ts';
import { Versions } from '../support/versions.ts';

let guest: Guest;
before(async () => {
  guest = await Guest.comes(browser, { url: server.url, name: 'Ada', keepsApp: true });
});

/** Waits until the browser has everything. */
const isKept = (by: Guest): Promise<void> =>
  by.page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });

describe('the app is kept by the browser', () => {
  test('with the first visit, whole, and can be installed', async () => {
    await guest.goesHome();
    await isKept(guest);
    const tools = await guest.context.newCDPSession(guest.page);
    const { installabilityErrors } = await tools.send('Page.getInstallabilityErrors');
    // This browser is a guest's, as in a private window: nothing else may stand in the way.
    assert.deepEqual(
      installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito'),
      [],
    );
    const { errors } = await tools.send('Page.getAppManifest');
    assert.deepEqual(errors, []);
  });
});

describe('the network is cut, and the server is gone', () => {
  before(async () => {
    await server.isKilled();
    await guest.context.setOffline(true);
  });
  after(async () => {
    await guest.context.setOffline(false);
    await server.starts();
  });

  test('home opens, says so, and a table elsewhere cannot be reached', async () => {
    await guest.page.reload();
    await guest.sees('[data-part~="no-network"]');
    await guest.get('[data-part~="code-link"]').click();
    await guest.get('[data-part~="code-field"]').fill('ACDE3');
    await guest.get('[data-part~="join"] [data-button]').click();
    await guest.page.getByRole('alert').filter({ hasText: 'Pas de réseau' }).waitFor();
    await guest.page.goto('/');
    await guest.get('[data-part~="open-table"]').click();
    await guest.page.getByRole('alert').filter({ hasText: 'Pas de réseau' }).waitFor();
  });

  describe('a whole game against bots', { concurrency: 2 }, () => {
    for (const game of ['zwinkern', 'wink-agents', 'wink'] as const) {
      test(game, async () => {
        const player = await guest.opensPage();
        await player.playsAlone(game);
        await playAgainstBots(player, game);
        await theEnd(player);
      });
    }

    test('Spywhere, left in the middle, the page closed, and taken up where it was', async () => {
      const first = await guest.opensPage();
      await first.playsAlone('spywhere');
      await playSpywhere([first], { most: 4 });
      const held = await hand(first);
      await first.page.close();

      const second = await guest.opensPage();
      await second.page.goto('/');
      const unfinished = second
        .get('[data-part~="unfinished"] [data-part~="recent-open"]')
        .filter({ hasText: 'Spywhere' });
      await unfinished.click();
      assert.deepEqual(await hand(second), held);
      await second.page.reload();
      assert.deepEqual(await hand(second), held);
      await playAgainstBots(second, 'spywhere');
      await theEnd(second);
      await second.page.goto('/');
      await second.sees('[data-part~="game"]');
      assert.equal(await unfinished.count(), 0);
    });
  });

  test('a table opened in a second page goes on there, and can be taken back', async () => {
    await guest.playsAlone('wink');
    const second = await guest.opensPage();
    await second.page.goto(guest.page.url());
    await second.sees('[data-part~="wink-table"]');
    await guest.sees('[data-part~="trouble-page"]');
    await guest.get('[data-part~="trouble-ways"] [data-button="claim"]').click();
    await guest.sees('[data-part~="wink-table"]');
    await second.sees('[data-part~="trouble-page"]');
    assert.deepEqual([...guest.complaints, ...second.complaints], []);
  });

  test('a game is deleted, after being asked', async () => {
    await guest.page.goto('/');
    const games = guest.get('[data-part~="unfinished"]');
    await games.first().waitFor();
    const before = await games.count();
    await games.first().locator('[data-part~="icon-button"]').click();
    await guest.get('[data-part~="unfinished-asks"] [data-button="danger"]').click();
    await guest.looksAway('[data-part~="unfinished-asks"]');
    assert.equal(await games.count(), before - 1);
  });

  test('opponents are chosen one by one, and the pace with them', async () => {
    await guest.page.goto('/');
    await guest.chooses('wink');
    await guest.arrangesFirst();
    await guest.get('[data-part~="play"]').click();
    await guest.sees('[data-part~="lobby"] [data-part~="start"]');
    assert.equal(await guest.get('[data-part~="share-code"]').count(), 0, 'nobody else can come');
    await guest.get('[data-part~="free-seat"]').click();
    await guest.get('[data-part~="seat"]:not(:has([data-part~="free-seat"]))').nth(4).waitFor();
    await guest.get('[data-part~="start"]:not([disabled])').click();
    await guest.sees('[data-part~="wink-table"]');
    assert.equal(await guest.get('[data-part~="wink-face"]').count(), 4);
  });
});

test('a browser that keeps nothing plays all the same, and says so', async () => {
  const stranger = await Guest.comes(browser, { url: server.url, name: 'Zoé' });
  const refuse = 'Object.defineProperty(self, "indexedDB", { value: undefined });';
  await stranger.context.addInitScript({ content: refuse });
  await stranger.context.route('**/assets/worker-*.js', async (route) => {
    const script = await (await route.fetch()).text();
    await route.fulfill({ contentType: 'text/javascript', body: `${refuse}\n${script}` });
  });
  await stranger.playsAlone('spywhere');
  await stranger.get('[data-part~="unkept"] [data-button]').click();
  await playSpywhere([stranger], { most: 3 });
  await stranger.page.reload();
  await stranger.sees('[data-part~="trouble-page"]');
  await stranger.leaves();
});

test('a new version comes with the next page, and breaks none that still runs', async (context) => {
  const versions = await Versions.open();
  context.after(() => versions.closes());
  const old = await Guest.comes(browser, { url: versions.url, name: 'Noé', keepsApp: true });
  await old.goesHome();
  await isKept(old);
  versions.changes();
  const fresh = await old.opensPage();
  await fresh.page.goto('/');
  assert.equal(await fresh.page.title(), 'Second');
  await keeps(fresh, 2);
  // The old page needs files that the server has no longer.
  await old.chooses('spywhere');
  await old.get('[data-part~="play"]').click();
  await old.sees('[data-part~="spy-table"]');
  assert.deepEqual(old.complaints, []);
  await old.page.close();
  await fresh.page.reload();
  await keeps(fresh, 1);
  await versions.closes();
  await fresh.page.reload();
  assert.equal(await fresh.page.title(), 'Second');
  await fresh.leaves();
});

/** Waits until the browser keeps so many versions of the app, and the latest has taken over. */
async function keeps(by: Guest, versions: number): Promise<void> {
  const isSo = (wanted: number) =>
    by.page.evaluate(async (count) => {
      const { installing, waiting } = await navigator.serviceWorker.ready;
      return (await caches.keys()).length === count && !installing && !waiting;
    }, wanted);
  await eventually(`a browser that keeps ${versions} of the app’s versions`, () => isSo(versions));
}

async function hand(of: Guest): Promise<string[]> {
  await of.sees('[data-part~="spy-hand"] [data-part~="spy-card"]');
  return of
    .get('[data-part~="spy-hand"] [data-part~="spy-card"]')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? ''));
}

async function theEnd(player: Guest): Promise<void> {
  await player.sees('[data-part~="end"] [data-part~="place"]');
  assert.match(await player.get('[data-part~="end"] h1').innerText(), /gagne|Victoire partagée|gagné/);
  assert.deepEqual(player.complaints, []);
}
