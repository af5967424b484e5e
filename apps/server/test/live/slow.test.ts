import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { PROTOCOL } from '@oeillade/protocol';
import { TICK } from '@oeillade/table';
import { type WebSocket, WebSocketServer } from 'ws';
import { Screen } from '../../../../packages/room/test/live/support/screen.ts';
import { tokenOf } from '../../../../packages/room/test/support/visitor.ts';
import { Evening } from '../../../../packages/room/test/support/wink-family/evening.ts';
import { NO_PROGRESS } from '../../src/connection/backpressure.ts';
import { LiveBudgets } from '../../src/live/live-budget.ts';
import { LiveSocketConnection } from '../../src/live/live-socket-connection.ts';
import { MOST_BEFORE_PICTURE, MOST_BEFORE_VOICE, PacketFilter } from '../../src/live/packet-filter.ts';
import { createMetrics } from '../../src/operate/metrics.ts';
import { Refusals } from '../../src/operate/refusals.ts';
import { SeldomLog } from '../../src/operate/seldom.ts';
import { SocketCount } from '../../src/operate/socket-count.ts';
import { textBytes } from '../fuzz/wire.ts';
import { packetOf } from '../support/live-client.ts';
import { LogLines } from '../support/log-lines.ts';
import { HANDSHAKE, SlowStream } from '../support/slow-stream.ts';

const [SLOW, BEN, CLEO] = [0, 1, 2];

describe('what is left out where much waits', () => {
  test('voices first; and of a face all until its next key picture', () => {
    const filter = new PacketFilter();
    const passes = (kind: 'key' | 'delta' | 'voice', waiting: number): boolean =>
      filter.passes(kind, waiting);
    assert.deepEqual(
      [passes('voice', MOST_BEFORE_VOICE), passes('voice', MOST_BEFORE_VOICE + 1)],
      [true, false],
    );
    assert.ok(passes('delta', MOST_BEFORE_PICTURE));
    assert.ok(!passes('delta', MOST_BEFORE_PICTURE + 1));
    assert.ok(!passes('delta', 0), 'it would follow on one that is missing');
    assert.ok(!passes('key', MOST_BEFORE_PICTURE + 1));
    assert.ok(passes('key', 0));
    assert.ok(passes('delta', 0));
  });
});

describe('a live client that reads slowly', () => {
  const server = new WebSocketServer({ noServer: true });
  const metrics = createMetrics();
  let lines: LogLines;
  let evening: Evening;
  let stream: SlowStream;
  let socket: WebSocket;
  let ben: Screen;
  let cleo: Screen;

  const metric = async (name: string, reason?: string): Promise<number> => {
    const { values } = await metrics.registry.getSingleMetric(name)!.get();
    return values.find(({ labels }) => labels['reason'] === reason)?.value ?? 0;
  };
  const dropped = (reason: string): Promise<number> => metric('oeillade_live_dropped_total', reason);
  /** A second of Ben's face, of 6 kB for the key picture and 1 kB for each of the others. */
  const second = async (): Promise<void> => {
    for (let picture = 0; picture < 12; picture++) {
      ben.sends(picture === 0 ? packetOf('key', BEN, 6_000) : packetOf('delta', BEN, 1_000));
      await evening.clock.pass(83);
    }
  };

  beforeEach(async () => {
    metrics.registry.resetMetrics();
    lines = new LogLines();
    evening = await Evening.begin({
      game: 'wink',
      options: { channel: 'living' },
      rules: { turning: 0, voices: true },
    });
    const { clock, room } = evening;
    const relay = room.live!;
    stream = new SlowStream();
    const request = Object.assign(new EventEmitter(), { method: 'GET', headers: HANDSHAKE });
    socket = await new Promise((opened) =>
      server.handleUpgrade(request as unknown as IncomingMessage, stream, Buffer.alloc(0), opened),
    );
    const refusals = new Refusals(metrics, new SeldomLog(lines.log, () => clock.now()));
    const needs = { metrics, refusals, budgets: new LiveBudgets(), clock };
    const place = new SocketCount(8).enter('here')!;
    new LiveSocketConnection(socket, stream, { room, relay }, needs, place);
    const hello = { ask: 'live', protocol: PROTOCOL, token: tokenOf(SLOW) };
    stream.push(textBytes(JSON.stringify(hello)));
    await clock.pass(0);
    [ben, cleo] = [BEN, CLEO].map((seat) => new Screen(relay, clock, seat).greets()) as [Screen, Screen];
    evening.looks(SLOW, BEN);
    evening.looks(CLEO, BEN);
    await second();
    assert.equal(relay.size, 3);
  });
  afterEach(() => socket.terminate());

  test('loses pictures until a key picture, and nobody else loses any', async () => {
    stream.stops();
    for (let seconds = 0; seconds < 7; seconds++) await second();
    const before = await dropped('slow-picture');
    assert.ok(before > 12, `${before} pictures were left out`);
    assert.ok(socket.bufferedAmount < MOST_BEFORE_PICTURE + 8_000, `${socket.bufferedAmount} wait`);
    assert.equal(cleo.pictures.length, 8 * 12, 'Cleo has them all');
    stream.carriesAll();
    await evening.clock.pass(1);
    ben.sends(packetOf('delta', BEN, 1_000));
    await evening.clock.pass(TICK);
    assert.equal(await dropped('slow-picture'), before + 1, 'it follows on one that was left out');
    const passed = await metric('oeillade_live_pictures_out_total');
    await second();
    assert.equal(await dropped('slow-picture'), before + 1);
    assert.equal(await metric('oeillade_live_pictures_out_total'), passed + 12);
  });

  test('loses voices before that', async () => {
    stream.stops();
    await second();
    await second();
    cleo.speaks();
    assert.deepEqual([await dropped('slow-voice'), await dropped('slow-picture')], [1, 0]);
    assert.equal(ben.voices.length, 1);
  });

  test('and takes nothing is let go when its time is up, and the others stay', async () => {
    stream.stops();
    await second();
    await evening.clock.pass(NO_PROGRESS);
    assert.equal(socket.readyState, socket.CLOSING);
    assert.deepEqual([ben.closedWith, cleo.closedWith, evening.room.live!.size], [null, null, 2]);
    assert.deepEqual(lines.shownOut, ['too-slow here']);
  });
});
