import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Guest } from '../support/guest.ts';
import { browser, server } from '../support/open-server.ts';
import { agreeToPause, gather, proposePause, sayGoodbye } from '../support/party.ts';
import { playWink } from '../support/wink.ts';

const AWAITED = '[data-part~="vote-awaited"]';

test('a pause is proposed, whoever has not agreed is named, and one press of anybody ends it', async () => {
  const guests = await gather({ browser, url: server.url, game: 'zwinkern', people: 3 });
  const [ada, ben, cleo] = guests as [Guest, Guest, Guest];
  await proposePause(ada);
  await ada.get(AWAITED).filter({ hasText: 'Ben et Cleo' }).waitFor();
  await ben.get(AWAITED).filter({ hasText: 'Cleo' }).waitFor();
  assert.doesNotMatch(
    await ben.get(AWAITED).innerText(),
    /Ada|Ben/,
    'who has agreed, or is asked, is not awaited',
  );
  await agreeToPause([ben, cleo]);
  for (const guest of guests) await guest.sees('[data-part~="paused"]');
  await cleo.get('[data-part~="paused"] [data-button]').click();
  for (const guest of guests) await guest.looksAway('[data-part~="paused"]');
  await playWink(guests, { winks: 0, most: 4 });
  await sayGoodbye(guests);
});
