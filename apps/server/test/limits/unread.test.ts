import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, describe, mock, test } from 'node:test';
import { eventually, within } from '../../../../tools/eventually.ts';
import { inTurn, type Patience } from '../../src/http/in-turn.ts';

const GET = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
/** More than both systems keep for somebody who reads nothing. */
const LARGE = Buffer.alloc(64 * 1024 * 1024, 'x');
const AN_HOUR = 3_600_000;
const SOON = 50;

describe('an answer that waits for its client', () => {
  let server: Server;
  let client: Socket;

  let begun: ServerResponse[];
  let counted: string[];

  /** A client sends these requests to a server with so much patience, and reads none of the answers. */
  async function opens(requests: string, patience: Patience, answer: (response: ServerResponse) => void) {
    [begun, counted] = [[], []];
    const listener: RequestListener = (_request, response) => {
      begun.push(response);
      answer(response);
    };
    const events = { pipelined: () => counted.push('pipelined'), unread: () => counted.push('unread') };
    server = createServer(inTurn(listener, events, patience)).listen(0, '127.0.0.1');
    await within('a server to listen', once(server, 'listening'));
    client = connect((server.address() as AddressInfo).port, '127.0.0.1').pause();
    client.on('error', () => {});
    client.write(requests);
  }

  afterEach(() => {
    client.destroy();
    server.closeAllConnections();
    server.close();
  });

  test('and is not read is given up when its time is over, and those behind it on the line are not begun', async () => {
    const patience = { noProgress: SOON, longest: AN_HOUR };
    await opens(GET.repeat(3), patience, (response) => response.end(LARGE));
    await eventually('the connection to be closed', () => begun[0]?.closed === true);
    assert.deepEqual(counted, ['unread']);
    assert.equal(begun.length, 1);
    assert.deepEqual([begun[0]!.writableFinished, begun[0]!.destroyed], [false, true]);
  });

  test('is given its time from its beginning: who waits for the server is not taken for somebody who reads nothing', async () => {
    let isLate = false;
    await opens(GET, { noProgress: SOON, longest: AN_HOUR }, (response) =>
      response.once('timeout', () => {
        isLate = true;
      }),
    );
    await eventually('the time to be over', () => isLate);
    const [response] = begun;
    assert.deepEqual([counted, response!.destroyed], [[], false]);
    response!.end(LARGE);
    await eventually('the connection to be closed', () => response!.closed);
    assert.deepEqual(counted, ['unread']);
  });

  test('is given up when it takes too long as a whole, and not a moment sooner', async (context) => {
    mock.timers.enable({ apis: ['setTimeout'] });
    context.after(() => mock.timers.reset());
    const patience = { noProgress: AN_HOUR, longest: 120_000 };
    const isBegun = new Promise<ServerResponse>((begins) => void opens(GET, patience, begins));
    const { socket } = await within('the answer to begin', isBegun);
    mock.timers.tick(119_999);
    assert.deepEqual([counted, socket!.destroyed], [[], false]);
    mock.timers.tick(1);
    assert.deepEqual([counted, socket!.destroyed], [['unread'], true]);
  });
});
