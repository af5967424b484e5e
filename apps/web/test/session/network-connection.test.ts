import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, mock, test } from 'node:test';
import { LONGEST_SILENCE, PING_EVERY } from '@oeillade/protocol';
import { NetworkConnection } from '../../src/shell/session/network-connection.ts';

/** The browser's socket, at whose other end a test sits. */
class FakeSocket extends EventTarget {
  static readonly opened: FakeSocket[] = [];
  readyState = 0;
  binaryType = 'blob';
  isClosed = false;

  constructor() {
    super();
    FakeSocket.opened.push(this);
  }

  close(): void {
    this.isClosed = true;
    this.readyState = 3;
  }

  opens(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }

  says(data: string): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

describe('a connection to a server', () => {
  const { window, WebSocket } = globalThis as unknown as Record<string, unknown>;
  let told: string[];
  let connection: NetworkConnection;

  beforeEach(() => {
    FakeSocket.opened.length = 0;
    Object.assign(globalThis, { window: new EventTarget(), WebSocket: FakeSocket });
    mock.timers.enable({ apis: ['setTimeout'] });
    told = [];
    connection = new NetworkConnection('ws://table.example/socket', '/api/tables/ACDEF');
    connection.open({
      opened: () => told.push('opened'),
      text: (frame) => told.push(frame),
      closed: (code) => told.push(`closed ${code}`),
    });
  });
  afterEach(() => {
    connection.close();
    mock.timers.reset();
    Object.assign(globalThis, { window, WebSocket });
  });

  /** Lets time pass, and what is promised come true. */
  const pass = async (milliseconds: number): Promise<void> => {
    mock.timers.tick(milliseconds);
    for (let turn = 0; turn < 3; turn++) await new Promise(setImmediate);
  };
  const nextSocket = async (): Promise<FakeSocket> => {
    await pass(1);
    return FakeSocket.opened.at(-1)!;
  };

  test('is open for as long as pings come', async () => {
    const socket = await nextSocket();
    socket.opens();
    for (let pings = 0; pings < 10; pings++) {
      await pass(PING_EVERY);
      socket.says('a ping');
    }
    assert.equal(FakeSocket.opened.length, 1);
    assert.equal(told.length, 11);
  });

  test('is dead after ten seconds without a frame, and another is opened', async () => {
    const socket = await nextSocket();
    socket.opens();
    await pass(1_000);
    socket.says('a frame');
    await pass(LONGEST_SILENCE - 1);
    assert.equal(FakeSocket.opened.length, 1);
    await pass(1);
    assert.ok(socket.isClosed);
    const next = await nextSocket();
    assert.notEqual(next, socket);
    next.opens();
    assert.deepEqual(told, ['opened', 'a frame', 'closed 1000', 'opened']);
  });

  test('is dead, too, where not even the first frame comes', async () => {
    const socket = await nextSocket();
    socket.opens();
    await pass(LONGEST_SILENCE);
    assert.ok(socket.isClosed);
  });
});
