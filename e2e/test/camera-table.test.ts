import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { WinkEvent } from '@oeillade/games/wink-family';
import type { Line } from '@oeillade/kernel';
import { verified } from '../../apps/server/test/support/records.ts';
import { openBrowserWithCamera } from '../support/camera.ts';
import type { Guest } from '../support/guest.ts';
import { agreeOnLivingFaces, chooseFace } from '../support/living.ts';
import { nextToAct } from '../support/next-to-act.ts';
import { server } from '../support/open-server.ts';
import { eyeTurnsOn, whileEyeIsOn } from '../support/own-eye.ts';
import { agreeToEnd, arrive, begin, sayGoodbye } from '../support/party.ts';
import { callsCardOf, face } from '../support/wink.ts';

const CALLABLE = '[data-part~="wink-card"]:not([aria-disabled="true"])';

/** One eye of my portrait is shut. */
const winksWithMe = async (guest: Guest): Promise<boolean> =>
  (await guest.get('[data-part~="wink-me"] [data-eye^="wink-"]').count()) > 0;

const browser = await openBrowserWithCamera({ pace: 'slow' });
after(() => browser.close());

describe('one’s own eye at a table', () => {
  test('a wink is the signal to whom I look at, and they see it; to nobody it is not sent', async () => {
    const guests = await arrive({ browser, url: server.url, game: 'zwinkern', people: 3 });
    await begin(guests);
    const caller = (await nextToAct(guests, CALLABLE))!;
    const partner = guests.find((guest) => guest !== caller)!;
    await callsCardOf(caller, partner);
    await eyeTurnsOn(partner);
    await whileEyeIsOn(partner, 'a wink to nobody', async () => {
      return (await partner.get('[data-part~="wink-became"][data-what="nobody"]').count()) > 0;
    });
    // No signal was sent: it is the camera alone that shuts an eye of my portrait.
    await whileEyeIsOn(partner, 'a portrait that winks with me', () => winksWithMe(partner));
    const signals = () => partner.sent.filter(({ text }) => text.includes('"signal"'));
    assert.equal(signals().length, 0);
    await face(caller, partner.name).click();
    await face(partner, caller.name).click();
    await whileEyeIsOn(partner, 'a wink that the caller sees', async () =>
      /te fait un clin d’œil/.test(await caller.get('[data-part~="wink-looking"]').first().innerText()),
    );
    assert.ok(signals().length > 0 && signals().every(({ text }) => text.includes('"wink"')));
    await whileEyeIsOn(partner, 'the sign that turns it off', async () => {
      return (await partner.get('[data-part~="camera-sign"]').count()) > 0;
    });
    await partner.get('[data-part~="camera-sign"]').click();
    await partner.looksAway('[data-part~="wink-own-eye"]');
    await sayGoodbye(guests);
  });

  test('at a table of living faces a wink is told for the record and the replay, and is no signal', async () => {
    const guests = await arrive({ browser, url: server.url, game: 'zwinkern', people: 3 });
    await agreeOnLivingFaces(guests[0]!);
    for (const guest of guests) await chooseFace(guest, guest === guests[1]);
    await begin(guests);
    const [host, winker] = guests as [Guest, Guest];
    await face(host, winker.name).click();
    await face(winker, host.name).click();
    await eyeTurnsOn(winker);
    const told = () => winker.sent.filter(({ text }) => text.includes('"ask":"winked"'));
    await whileEyeIsOn(winker, 'a wink that is told', async () => told().length > 0);
    assert.ok(told().every(({ text }) => text.includes('"signal":"wink"')));
    assert.ok(!winker.sent.some(({ text }) => text.includes('"do":"signal"')));
    assert.ok(!winker.received.some(({ text }) => text.includes('"m":"refused"')));
    await agreeToEnd(guests);

    const { pathname } = new URL(winker.page.url());
    const answer = await fetch(`${server.url}/api/tables${pathname.replace(/^\/t/, '')}/games/1`);
    const lines = verified(await answer.text()).record.lines as readonly Line<WinkEvent>[];
    const winks = lines.filter((line) => line.e === 'winked');
    assert.ok(winks.length > 0);
    for (const { seat, at, signal } of winks)
      assert.deepEqual({ seat, at, signal }, { seat: 1, at: 0, signal: 'wink' });
    await host.page.getByRole('link', { name: 'Revoir la partie' }).click();
    await host.sees('[data-part~="replay-theatre"]');
    await host.page.evaluate((t) => {
      window.location.hash = `#t=${t}`;
    }, winks[0]!.from + 100);
    await host.sees(
      '[data-part~="replay-face"][data-seat="1"][data-signal="wink"] [data-part~="replay-camera"]',
    );
    assert.equal(await host.get('[data-part~="replay-camera"]').count(), 1);
    const said = host.get('[aria-current="step"]').filter({ hasText: 'Vu par sa caméra.' });
    assert.match(await said.first().innerText(), /Ben.*clin d’œil.*Ada/s);
    await sayGoodbye(guests);
  });
});
