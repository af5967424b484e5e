import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { playDice } from '../../examples/liars-dice/e2e/play-dice.ts';
import { CopiedRepo } from '../../tools/new-game/copied-repo.ts';
import { openBrowser } from '../browser.ts';
import { Guest } from '../support/guest.ts';
import { TestServer } from '../test-server.ts';

const GAME = 'pebbles';

const browser = await openBrowser();
const copy = new CopiedRepo();
let server: TestServer;

before(async () => {
  await copy.run('tools/new-game/main.ts', GAME);
  await copy.run('tools/build.ts');
  server = await TestServer.openBuilt(copy.folder);
});

after(async () => {
  await browser.close();
  await server?.closes();
  copy.remove();
});

test('what npm run new-game writes is on the first page, and is played against bots to the ranking', async () => {
  const guest = await Guest.comes(browser, { url: server.url, name: 'Ada' });
  await guest.playsAlone(GAME);
  await playDice([guest]);
  assert.ok((await guest.get('[data-part~="end"] [data-part~="place"]').count()) > 1);
  await guest.page.goto(`/rules/${GAME}`);
  await guest.sees('[data-part~="rules-text"]');
  assert.deepEqual(guest.complaints, []);
  await guest.leaves();
});
