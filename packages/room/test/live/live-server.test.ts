import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { CLOSE, PING_EVERY, PROTOCOL } from '@oeillade/protocol';
import { LIVE_LIMITS } from '@oeillade/protocol/live';
import { LiveRelay } from '@oeillade/room/live';
import { HandClock } from '../support/hand-clock.ts';
import { tokenOf } from '../support/visitor.ts';
import { People } from './support/people.ts';
import { Screen } from './support/screen.ts';

let clock: HandClock;
let relay: LiveRelay;
let screen: Screen;

beforeEach(() => {
  clock = new HandClock();
  relay = new LiveRelay(new People(3), clock);
  screen = new Screen(relay, clock, 0);
});

describe('the hello of a live socket', () => {
  const hello = { ask: 'live', protocol: PROTOCOL, token: tokenOf(0) };

  for (const [what, frame, closing] of [
    ['of another version', { ...hello, protocol: PROTOCOL + 1 }, `${CLOSE.oldClient} old-client`],
    ['with a secret that opens nothing', { ...hello, token: 'ab'.repeat(16) }, `${CLOSE.left} no-such-seat`],
    ['without a secret', { ask: 'live', protocol: PROTOCOL }, `${CLOSE.abuse} hello-first`],
    ['of the table’s socket', { ...hello, ask: 'hello' }, `${CLOSE.abuse} hello-first`],
    ['with something else in it', { ...hello, more: 1 }, `${CLOSE.abuse} hello-first`],
  ] as const) {
    test(`${what} closes it`, () => {
      screen.says(frame);
      assert.deepEqual([screen.closedWith, screen.texts, relay.size], [closing, [], 0]);
    });
  }

  test('is no packet, nor any other text', () => {
    screen.takes('key');
    assert.equal(screen.closedWith, `${CLOSE.abuse} hello-first`);
    const other = new Screen(relay, clock, 0);
    other.server.receiveText('{"ask":');
    assert.equal(other.closedWith, `${CLOSE.abuse} hello-first`);
  });

  test('comes once', () => {
    screen.greets().greets();
    assert.equal(screen.closedWith, `${CLOSE.abuse} malformed`);
    assert.equal(relay.size, 0);
  });
});

describe('a packet', () => {
  test('that is none closes the socket', () => {
    screen.greets();
    screen.server.receivePacket(Uint8Array.of(0, 0, 0, 0, 0, 0));
    assert.equal(screen.closedWith, `${CLOSE.abuse} malformed`);
  });

  for (const [kind, format, most] of [
    ['key', 'vp8', LIVE_LIMITS.pictureBytes],
    ['delta', 'vp8', LIVE_LIMITS.pictureBytes],
    ['voice', 'opus', LIVE_LIMITS.voiceBytes],
  ] as const) {
    test(`${kind}: has at most ${most} bytes`, () => {
      screen.greets();
      const packet = { kind, format, isSealed: false, sentAt: 0 };
      screen.sends({ ...packet, content: new Uint8Array(most) });
      assert.equal(screen.closedWith, null);
      screen.sends({ ...packet, content: new Uint8Array(most + 1) });
      assert.equal(screen.closedWith, `${CLOSE.abuse} too-large`);
    });
  }
});

describe('pings of a live socket', () => {
  test('come every five seconds, and whoever answers none of them is cut off', async () => {
    screen.greets();
    await clock.pass(PING_EVERY);
    screen.says({ ask: 'pong' });
    await clock.pass(PING_EVERY);
    assert.equal(screen.texts.filter(({ m }) => m === 'ping').length, 3);
    assert.equal(screen.isCut, false);
    await clock.pass(2 * PING_EVERY);
    assert.equal(screen.isCut, true);
  });

  test('need no answer of whoever sends packets', async () => {
    screen.greets();
    for (let second = 0; second < 30; second++) {
      screen.takes('key');
      await clock.pass(1_000);
    }
    assert.equal(screen.isCut, false);
  });

  test('end with it', async () => {
    screen.greets();
    screen.server.leave();
    screen.hush();
    await clock.pass(60_000);
    assert.deepEqual(screen.texts, []);
  });
});
