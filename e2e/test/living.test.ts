import assert from 'node:assert/strict';
import { after, afterEach, before, describe, test } from 'node:test';
import { Cable } from '../support/cable.ts';
import type { Guest } from '../support/guest.ts';
import { LivingParty, markSeenBy, turnTo } from '../support/living.ts';
import { filmsOn, timesShown, uninvited, wentOf } from '../support/living-wire.ts';
import { TestServer } from '../test-server.ts';

const ENOUGH = 24;

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

  test('a browser that cannot write video sends still pictures, and sees the others as everybody does', async () => {
    party = await LivingParty.gathers({ url: server.url, withoutEncoder: ['Ben'] });
    const [ada, ben] = party.guests as [Guest, Guest, Guest];
    assert.equal(await ben.page.evaluate(() => 'VideoEncoder' in window), false);
    await turnTo(ada, ben);
    await turnTo(ben, ada);
    assert.equal(await markSeenBy(ada), party.people[1]!.mark);
    assert.equal(await markSeenBy(ben), party.people[0]!.mark);
    await filmsOn(ben, ENOUGH / 2);
    const kinds = (guest: Guest) =>
      new Set(wentOf(guest).map(({ packet: { kind, format } }) => `${kind} ${format}`));
    assert.deepEqual(kinds(ben), new Set(['key jpeg']));
    assert.deepEqual(kinds(ada), new Set(['key vp8', 'delta vp8']));
    assert.ok(timesShown(ada, party.guests) > 0 && timesShown(ben, party.guests) > 0);
    for (const guest of party.guests) {
      assert.deepEqual(uninvited(guest), []);
      assert.deepEqual(guest.complaints, []);
    }
  });

  for (const [what, address] of [
    ['the socket of faces', '/live'],
    ['the whole line', ''],
  ] as const) {
    test(`${what} is cut: the faces go out, and when it is back they are there again by themselves`, async (context) => {
      const cable = await Cable.to(server.port);
      context.after(() => cable.close());
      party = await LivingParty.gathers({ url: cable.url });
      const [ada, ben] = party.guests as [Guest, Guest, Guest];
      await turnTo(ada, ben);
      await turnTo(ben, ada);
      const seen = [
        [ada, party.people[1]!.mark],
        [ben, party.people[0]!.mark],
      ] as const;
      for (const [guest, mark] of seen) assert.equal(await markSeenBy(guest), mark);
      const lines = party.guests.map(timesGreeted);
      cable.cut(address);
      // Nothing of an old picture stays.
      for (const [guest] of seen) await guest.looksAway('[data-part~="living-face"][data-alive]');
      cable.mend();
      for (const [guest, mark] of seen) assert.equal(await markSeenBy(guest), mark);
      if (address !== '') assert.deepEqual(party.guests.map(timesGreeted), lines);
      for (const guest of party.guests) assert.deepEqual(guest.complaints, []);
    });
  }
});

/** How often their table's own socket has been opened. */
const timesGreeted = ({ received }: Guest): number =>
  received.filter(({ text }) => text.includes('"m":"welcome"')).length;
