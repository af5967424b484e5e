import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Guest, PHONE } from '../support/guest.ts';
import { browser, server } from '../support/open-server.ts';
import { seatBots } from '../support/party.ts';
import { playSpywhere } from '../support/spywhere.ts';

test('somebody on a phone plays Spywhere against a bot, from the front page to the ranking', async () => {
  const ada = await Guest.comes(browser, { url: server.url, name: 'Ada', size: PHONE, touch: true });
  await ada.opensTable('spywhere');
  await seatBots(ada, 1);
  await ada.get('[data-part~="start"]:not([disabled])').click();
  await ada.sees('[data-part~="spy-table"]');
  await playSpywhere([ada]);
  await ada.sees('[data-part~="end"] [data-part~="place"]');
  assert.equal(await ada.get('[data-part~="place"]').count(), 2);
  assert.match(await ada.get('[data-part~="end"] h1').innerText(), /gagne|Victoire partagée/);
  assert.deepEqual(ada.complaints, []);
  await ada.leaves();
});
