import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { PROTOCOL } from '@oeillade/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import { Evening } from '../../../../packages/room/test/support/wink-family/evening.ts';
import { MOST_WAITING, NO_PROGRESS } from '../../src/connection/backpressure.ts';
import { createMetrics } from '../../src/operate/metrics.ts';
import { Refusals } from '../../src/operate/refusals.ts';
import { SeldomLog } from '../../src/operate/seldom.ts';
import { SocketCount } from '../../src/operate/socket-count.ts';
import { SeatBuckets } from '../../src/socket/seat-buckets.ts';
import { SocketConnection } from '../../src/socket/socket-connection.ts';
import { textBytes } from '../fuzz/wire.ts';
import { LogLines } from '../support/log-lines.ts';
import { HANDSHAKE, SlowStream } from '../support/slow-stream.ts';

describe('a client that reads slowly', () => {
  const server = new WebSocketServer({ noServer: true });
  const metrics = createMetrics();
  let lines: LogLines;
  let evening: Evening;
  let stream: SlowStream;
  let socket: WebSocket;

  const closedAs = async (reason: string): Promise<number> =>
    (await metrics.closed.get()).values.find(({ labels }) => labels.reason === reason)?.value ?? 0;
  /** Somebody at the table says so much. */
  const says = (text: string): void => evening.asks(0, { ask: 'say', text });

  beforeEach(async () => {
    metrics.closed.reset();
    evening = await Evening.begin({ rules: { freeText: true } });
    stream = new SlowStream();
    const request = Object.assign(new EventEmitter(), { method: 'GET', headers: HANDSHAKE });
    socket = await new Promise((opened) =>
      server.handleUpgrade(request as unknown as IncomingMessage, stream, Buffer.alloc(0), opened),
    );
    lines = new LogLines();
    const { clock } = evening;
    const refusals = new Refusals(metrics, new SeldomLog(lines.log, () => clock.now()));
    const needs = { metrics, refusals, buckets: new SeatBuckets(30), clock };
    new SocketConnection(socket, stream, evening.room, needs, new SocketCount(8).enter('here')!);
    stream.push(textBytes(JSON.stringify({ ask: 'hello', protocol: PROTOCOL })));
    await evening.clock.pass(0);
    assert.equal(socket.readyState, socket.OPEN);
  });
  afterEach(() => socket.terminate());

  test('and takes a little all the time is kept, however far it is behind', async () => {
    stream.stops();
    let most = 0;
    for (let second = 0; second < 300; second++) {
      says('psst '.repeat(40));
      await evening.clock.pass(1_000);
      if (second % 8 === 7) stream.carriesOne();
      most = Math.max(most, socket.bufferedAmount);
    }
    assert.ok(most > 60_000, `${most} bytes wait, and pings with them`);
    assert.equal(socket.readyState, socket.OPEN);
  });

  test('and takes nothing is let go when its time is up, and no sooner', async () => {
    stream.stops();
    says('psst');
    await evening.clock.pass(NO_PROGRESS - 1);
    assert.equal(socket.readyState, socket.OPEN);
    await evening.clock.pass(1);
    assert.equal(socket.readyState, socket.CLOSING);
    assert.equal(await closedAs('too-slow'), 1);
    assert.deepEqual(lines.shownOut, ['too-slow here']);
  });

  test('and stops in the middle is let go so long after what it took last', async () => {
    stream.stops();
    says('psst');
    says('psst');
    await evening.clock.pass(NO_PROGRESS / 2);
    stream.carriesOne();
    await evening.clock.pass(NO_PROGRESS - 100);
    assert.equal(socket.readyState, socket.OPEN);
    await evening.clock.pass(100);
    assert.equal(await closedAs('too-slow'), 1);
  });

  test('and takes less than it is told does not fill the memory', async () => {
    stream.stops();
    let most = 0;
    for (let said = 0; said < 40_000 && socket.readyState === socket.OPEN; said++) {
      says('psst '.repeat(40));
      if (said % 100 === 0) await evening.clock.pass(10);
      if (said % 50 === 0) stream.carriesOne();
      most = Math.max(most, socket.bufferedAmount);
    }
    assert.equal(await closedAs('too-slow'), 1);
    assert.ok(most > MOST_WAITING - 4_096 && most < MOST_WAITING + 16_384, `${most}`);
  });

  test('and answers nothing, while nothing waits for it, is silent as before', async () => {
    await evening.clock.pass(15_000);
    assert.deepEqual([await closedAs('silent'), await closedAs('too-slow')], [1, 0]);
    assert.deepEqual(lines.shownOut, []);
  });
});
