import assert from 'node:assert/strict';
import { after, afterEach, before, describe, test } from 'node:test';
import type { Guest } from '../support/guest.ts';
import { LivingParty, markSeenBy, turnTo } from '../support/living.ts';
import { TestServer } from '../test-server.ts';

let server: TestServer;
let party: LivingParty;
before(async () => {
  server = await TestServer.open();
});
// After a test that has failed too: browsers that stay open keep the whole run from ending.
afterEach(async () => {
  await party.leaves();
});
after(async () => {
  await server.closes();
});

describe('living faces, each with a mark in its camera’s picture', () => {
  test('somebody without a camera sits there as they are drawn, and may show their face later; a big screen shows nobody’s', async () => {
    party = await LivingParty.gathers({ url: server.url, without: ['Ben'] });
    const [ada, ben] = party.guests as [Guest, Guest, Guest];
    await ada.sees('[data-part~="wink-real"]');
    await ben.sees('[data-part~="wink-wink"]');
    assert.equal(await ada.get('[data-part~="wink-wink"]').count(), 0);
    await turnTo(ben, ada);
    assert.equal(await markSeenBy(ben), party.people[0]!.mark);
    await turnTo(ada, ben);
    assert.equal(await ada.get('[data-part~="living-face"]').count(), 0);

    const screen = await ben.opensPage();
    await screen.page.goto(`/t/${party.code}/screen`);
    await screen.sees('[data-part~="screen"]');
    await ben.get('[data-part~="show-face"]').click();
    await ben.get('[data-part~="camera-yes"]').click();
    assert.equal(await markSeenBy(ada), party.people[1]!.mark);
    await ben.sees('[data-part~="wink-real"]');
    assert.equal(await screen.get('[data-part~="living-loge"], video').count(), 0);
    assert.deepEqual(screen.live, []);

    await ben.get('[data-part~="camera-sign"]').click();
    await ada.looksAway('[data-part~="living-face"]');
    await ben.sees('[data-part~="wink-wink"]');
  });
});
