import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { PATIENCE } from '../../../tools/eventually.ts';
import { Line } from '../src/socket/line.ts';

/** A frame of a client whose mask changes nothing. */
const maskedText = (said: string): Buffer =>
  Buffer.concat([Buffer.from([0x81, 0x80 + said.length, 0, 0, 0, 0]), Buffer.from(said)]);

describe('a line in the place of a socket', () => {
  let server: Server;
  let client: Socket;
  let line: Line;
  let heard: string;

  const close = (): void => {
    client.destroy();
    line.destroy();
    server.close();
  };

  /** `early` is what happens before it is taken over. */
  const open = async (said = '', early?: (socket: Socket) => Promise<unknown>): Promise<void> => {
    heard = '';
    server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    client = connect(port, '127.0.0.1');
    client.write(`GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: test\r\n\r\n${said}`);
    const [, socket, head] = await once(server, 'upgrade');
    await early?.(socket);
    line = Line.takeOver(socket, head);
    line.on('data', (chunk: Buffer) => {
      heard += chunk.toString();
    });
    line.begin();
  };
  beforeEach(() => open());
  afterEach(() => close());

  const until = async (isSo: () => boolean): Promise<void> => {
    const giveUp = performance.now() + PATIENCE;
    while (!isSo()) {
      assert.ok(performance.now() < giveUp, `Waited in vain: ${isSo}`);
      await new Promise(setImmediate);
    }
  };
  const connections = (): Promise<number> =>
    new Promise((counted, failed) => {
      server.getConnections((error, count) => (error ? failed(error) : counted(count)));
    });

  test('carries what both sides say', async () => {
    client.write('one ');
    await until(() => heard === 'one ');
    client.write('two');
    await until(() => heard === 'one two');
    line.write('three');
    assert.equal(String((await once(client, 'data'))[0]), 'three');
  });

  test('tells its listener short texts first, until something else comes', async () => {
    const read: string[] = [];
    line.listener = { hear: (text) => read.push(text) };
    client.write(Buffer.concat([maskedText('first'), maskedText('second')]));
    await until(() => read.length === 2);
    client.write('third');
    await until(() => heard === 'third');
    client.write(maskedText('fourth'));
    await until(() => heard.length > 'third'.length);
    assert.deepEqual(read, ['first', 'second']);
  });

  test('what is kept of it is not written over by what comes next', async () => {
    const kept: Buffer[] = [];
    line.on('data', (chunk: Buffer) => kept.push(chunk));
    for (const said of ['aaaa', 'bbbb']) {
      client.write(said);
      await until(() => heard.endsWith(said));
    }
    assert.deepEqual(kept.map(String), ['aaaa', 'bbbb']);
  });

  test('can be told to wait, and goes on', async () => {
    line.pause();
    client.write('later');
    for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
    assert.equal(heard, '');
    line.resume();
    await until(() => heard === 'later');
  });

  test('hears that the other side has ended, and can still answer', async () => {
    client.end('bye');
    await once(line, 'end');
    assert.equal(heard, 'bye');
    line.end('bye too');
    assert.equal(String((await once(client, 'data'))[0]), 'bye too');
  });

  test('loses nothing of what came before it was taken over', async () => {
    close();
    await open('one ', async (socket) => {
      client.write('two ');
      await until(() => socket.readableLength > 0);
    });
    client.write('three');
    await until(() => heard === 'one two three');
  });

  test('hears of an end that came before it was taken over', async () => {
    close();
    await open('', async (socket) => {
      client.end('bye');
      await until(() => socket.readableLength > 0);
    });
    await once(line, 'end');
    assert.equal(heard, 'bye');
    close();
    await open('', async (socket) => {
      client.end();
      socket.resume();
      await once(socket, 'end');
    });
    await once(line, 'end');
  });

  test('does not outlive the socket that its server counts', async () => {
    close();
    let counted: Socket | null = null;
    await open('', async (socket) => {
      counted = socket;
    });
    counted!.destroy();
    await once(line, 'close');
    await once(client, 'close');
  });

  test('is one of its server’s sockets for as long as it is open', async () => {
    assert.equal(await connections(), 1);
    line.destroy();
    await once(line, 'close');
    assert.equal(await connections(), 0);
  });
});
