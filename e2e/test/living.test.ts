import assert from 'node:assert/strict';
import { after, afterEach, before, describe, test } from 'node:test';
import type { Guest } from '../support/guest.ts';
import { LivingParty, markSeenBy, turnTo } from '../support/living.ts';
import { cameOf, filmsOn, wentOf } from '../support/living-wire.ts';
import { canReadMemory, foundInMemory } from '../support/memory.ts';
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
});

describe('a table that is closed to the server', () => {
  test('its faces are seen by those with the whole link, and neither on the wire nor in the server is there a picture', async () => {
    party = await LivingParty.gathers({ url: server.url, isClosed: true, keyless: ['Cleo'] });
    const [ada, ben, cleo] = party.guests as [Guest, Guest, Guest];
    await cleo.sees('[data-part~="key-trouble"]');
    await ada.page.evaluate(() => {
      const plain: string[] = [];
      Object.assign(window, { plain });
      const { subtle } = crypto;
      const encrypt = subtle.encrypt.bind(subtle);
      subtle.encrypt = (how, key, content) => {
        plain.push(btoa(String.fromCharCode(...new Uint8Array(content as ArrayBuffer))));
        return encrypt(how, key, content);
      };
    });
    await turnTo(ben, ada);
    await turnTo(cleo, ada);
    assert.equal(await markSeenBy(ben), party.people[0]!.mark);
    await filmsOn(ada, ENOUGH);
    assert.ok(cameOf(cleo).length > 0, 'Cleo is given what she looks at');
    assert.equal(await cleo.get('[data-part~="living-face"][data-alive]').count(), 0);
    assert.deepEqual(wentOf(cleo), [], 'without the key nothing leaves her page');

    const plain = await ada.page.evaluate(() => (window as unknown as { plain: string[] }).plain);
    const contents = plain.map((text) => Buffer.from(text, 'base64')).filter(({ length }) => length > 60);
    assert.ok(contents.length >= ENOUGH / 2);
    const { pid } = server;
    if (pid !== undefined && canReadMemory(pid)) {
      const inside = (buffers: readonly Buffer[]) =>
        foundInMemory(
          pid,
          buffers.map((buffer) => buffer.subarray(16, 56)),
        );
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
      assert.ok(!contents.some((known) => content.includes(known.subarray(16, 56))));
    }
    const keys = wire.filter(({ packet }) => packet.kind === 'key').slice(0, 6);
    const tried = keys.flatMap(({ packet: { content } }) => [content, content.subarray(12)]);
    assert.equal(await decodedBy(ada, tried), 0, 'no decoder makes a picture of it');
  });
});

/** How many of these a browser's decoders can make a picture of. */
function decodedBy(guest: Guest, contents: readonly Uint8Array[]): Promise<number> {
  return guest.page.evaluate(
    async (texts) => {
      let decoded = 0;
      for (const text of texts) {
        const data = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
        const decoder = new VideoDecoder({
          output: (frame) => {
            decoded += 1;
            frame.close();
          },
          error: () => {},
        });
        decoder.configure({ codec: 'vp8' });
        // What is no picture at all, a decoder may keep for ever.
        const patience = new Promise((done) => setTimeout(done, 1_000));
        try {
          decoder.decode(new EncodedVideoChunk({ type: 'key', timestamp: 0, data }));
          await Promise.race([decoder.flush(), patience]);
        } catch {
          // That is what it should do.
        }
        await createImageBitmap(new Blob([data])).then(
          () => {
            decoded += 1;
          },
          () => {},
        );
      }
      return decoded;
    },
    contents.map((content) => Buffer.from(content).toString('base64')),
  );
}
