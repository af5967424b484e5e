import assert from 'node:assert/strict';
import { after, before, describe, type TestContext, test } from 'node:test';
import { eventually } from '../../tools/eventually.ts';
import { openBrowser } from '../browser.ts';
import { picturesIn, tonesIn } from '../support/decoders.ts';
import { listenIn, noteOnsets, onsetsOf } from '../support/ears.ts';
import { Guest } from '../support/guest.ts';
import { closeToServer, LivingParty, markSeenBy, turnTo } from '../support/living.ts';
import { cameOf, filmsOn, wentOf } from '../support/living-wire.ts';
import { canReadMemory, foundInMemory } from '../support/memory.ts';
import { begin } from '../support/party.ts';
import { notePlain, pieceOf, plainOf, withoutNumber } from '../support/sealed.ts';
import { microphoneFlags, writeTones } from '../support/tones.ts';
import { listens, turnsMicrophoneOn, voicesIn, voicesOut } from '../support/voices.ts';
import { TestServer } from '../test-server.ts';

const ENOUGH = 24;

const PITCH = 620;
const TONES = [0.3, 1.2, 2.4, 3.9, 5.2].map((at) => ({ at, lasts: 0.3, pitch: PITCH }));
const LOOP = 7;
/** Packets of four seconds: there are tones in them, wherever they begin. */
const SOME = 200;

let server: TestServer;
before(async () => {
  server = await TestServer.open();
});
after(async () => {
  await server.closes();
});

describe('a table that is closed to the server', () => {
  test('its faces are seen by those with the whole link, and neither on the wire nor in the server is there a picture', async (context) => {
    const party = await LivingParty.gathers({ url: server.url, isClosed: true, keyless: ['Cleo'] });
    context.after(() => party.leaves());
    const [ada, ben, cleo] = party.guests as [Guest, Guest, Guest];
    await cleo.sees('[data-part~="key-trouble"]');
    await notePlain(ada);
    await turnTo(ben, ada);
    await turnTo(cleo, ada);
    assert.equal(await markSeenBy(ben), party.people[0]!.mark);
    await filmsOn(ada, ENOUGH);
    assert.ok(cameOf(cleo).length > 0, 'Cleo is given what she looks at');
    assert.equal(await cleo.get('[data-part~="living-face"][data-alive]').count(), 0);
    assert.deepEqual(wentOf(cleo), [], 'without the key nothing leaves her page');

    const contents = (await plainOf(ada)).filter(({ length }) => length > 60);
    assert.ok(contents.length >= ENOUGH / 2);
    const pid = memoryOf(server, context);
    if (pid !== null) {
      const inside = (buffers: readonly Buffer[]) => foundInMemory(pid, buffers.map(pieceOf));
      assert.deepEqual(inside(contents), [], 'no picture is in the memory of the server');
      const sealed = [...wentOf(ada), ...wentOf(ben)].slice(-ENOUGH).map(({ bytes }) => bytes);
      assert.ok(inside(sealed).length > 0, 'what was sealed is');
    }

    const wire = [ada, ben, cleo].flatMap((guest) => [...cameOf(guest), ...wentOf(guest)]);
    assert.ok(wire.length > ENOUGH);
    for (const { packet } of wire) {
      assert.ok(packet.isSealed);
      const content = Buffer.from(packet.content);
      assert.notEqual(content.subarray(3, 6).toString('hex'), '9d012a', 'no key picture of VP8');
      assert.ok(!contents.some((known) => content.includes(pieceOf(known))));
    }
    const keys = wire.filter(({ packet }) => packet.kind === 'key').slice(0, 6);
    const tried = keys.flatMap(({ packet: { content } }) => [content, withoutNumber(content)]);
    assert.equal(await picturesIn(ada, tried), 0, 'no decoder makes a picture of it');
  });

  test('its voices are heard by those with the whole link, and what is on the wire is a voice to nobody', async (context) => {
    const browser = await openBrowser(microphoneFlags(writeTones(LOOP, TONES)));
    context.after(() => browser.close());
    const comes = (name: string) => Guest.comes(browser, { url: server.url, name, voices: true });
    const guests = await Promise.all(['Ada', 'Ben', 'Cleo'].map(comes));
    const [ada, ben, cleo] = guests as [Guest, Guest, Guest];
    for (const guest of guests) await listenIn(guest);
    const code = await ada.opensTable('spywhere');
    await closeToServer(ada);
    await ben.joins(`${code}${new URL(ada.page.url()).hash}`);
    await cleo.joins(code);
    await begin(guests);
    await cleo.sees('[data-part~="key-trouble"]');
    await notePlain(ada);
    for (const listener of [ben, cleo]) {
      await listens(listener);
      await noteOnsets(listener, 'loudspeaker');
    }
    await turnsMicrophoneOn(cleo, 'open');
    await turnsMicrophoneOn(ada, 'open');
    const heard = (guest: Guest) => onsetsOf(guest, 'loudspeaker');
    await eventually('five tones heard by Ben', async () => (await heard(ben)).length >= 5);
    assert.ok(voicesIn(cleo).length > SOME, 'Cleo is given what she could hear');
    assert.deepEqual(await heard(cleo), []);
    assert.deepEqual(voicesOut(cleo), [], 'without the key nothing leaves her page');

    const contents = await plainOf(ada);
    // Packets of silence may stand in any memory, so only packets with varied bytes are looked for.
    const telling = contents.map(pieceOf).filter((piece) => new Set(piece).size > piece.length / 2);
    assert.ok(telling.length > ENOUGH);
    const pid = memoryOf(server, context);
    if (pid !== null)
      assert.deepEqual(foundInMemory(pid, telling), [], 'no voice is in the memory of the server');

    const wire = [ada, ben, cleo].flatMap((guest) => [...voicesIn(guest), ...voicesOut(guest)]);
    for (const { packet } of wire) {
      assert.ok(packet.isSealed);
      const content = Buffer.from(packet.content);
      assert.ok(!telling.some((piece) => content.includes(piece)));
    }
    assert.equal(new Set(wire.map(({ packet: { content } }) => content.length)).size, 1);
    const sealed = voicesIn(cleo)
      .slice(-SOME)
      .map(({ packet: { content } }) => content);
    assert.ok((await tonesIn(ada, contents.slice(-SOME), PITCH)) > 0, 'what was sealed has tones in it');
    assert.equal(await tonesIn(ada, sealed, PITCH), 0, 'no decoder finds one in what the server had');
    assert.equal(await tonesIn(ada, sealed.map(withoutNumber), PITCH), 0);
  });
});

test('who came by a link with a key is asked before anything goes unsealed at a table that was opened again', async (context) => {
  const browser = await openBrowser([]);
  context.after(() => browser.close());
  const comes = (name: string) => Guest.comes(browser, { url: server.url, name, voices: true });
  const [ada, ben] = (await Promise.all(['Ada', 'Ben'].map(comes))) as [Guest, Guest];
  const code = await ada.opensTable('spywhere');
  await closeToServer(ada);
  await ben.joins(`${code}${new URL(ada.page.url()).hash}`);
  await ben.sees('[data-part~="live-closed"]');
  await ada.get('[data-part~="live-lobby"] [data-part~="switch"]').click();
  await ben.sees('[data-part~="key-trouble"] [data-part~="go-open"]');
  assert.equal(await ada.get('[data-part~="key-trouble"]').count(), 0, 'the host has opened it and knows');
  const shot = process.env['SHOT'];
  if (shot) await ben.page.screenshot({ path: shot });
  await ben.get('[data-part~="go-open"]').click();
  await ben.looksAway('[data-part~="key-trouble"]');
  for (const guest of [ada, ben]) await guest.leaves();
});

/** The server's process, into whose memory one looks; null, and said so, on a system that lets nobody. */
function memoryOf({ pid }: TestServer, context: TestContext): number | null {
  if (pid !== undefined && canReadMemory(pid)) return pid;
  assert.notEqual(process.platform, 'linux', 'Linux lets one look into a process of one’s own');
  context.diagnostic('The memory of the server was not looked into: this system lets nobody.');
  return null;
}
