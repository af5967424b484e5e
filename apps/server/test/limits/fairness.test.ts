import assert from 'node:assert/strict';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { describe, test } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { fewATurn } from '../../src/http/few-a-turn.ts';
import { inSlices } from '../../src/http/slices.ts';

describe('those at a table are heard while others ask for much', () => {
  test('of forty requests in one instant a few are begun in each turn of the event loop, in their order', async () => {
    const begun: string[] = [];
    const listener = fewATurn(({ url }) => begun.push(url ?? ''));
    const urls = Array.from({ length: 40 }, (_, index) => `/${index}`);
    for (const url of urls) arrives(listener, url);
    const perTurn = [begun.length];
    while (begun.length < urls.length) {
      const before = begun.length;
      await nextTurn();
      perTurn.push(begun.length - before);
      assert.ok(begun.length > before, 'Nothing is begun in this turn.');
    }
    assert.deepEqual(begun, urls);
    assert.equal(Math.max(...perTurn), 4);
  });

  test('one that comes alone does not wait, and one whose sender is gone is not begun', async () => {
    const begun: string[] = [];
    const listener = fewATurn(({ url }) => begun.push(url ?? ''));
    arrives(listener, '/alone');
    assert.deepEqual(begun, ['/alone']);
    await nextTurn();
    for (const url of ['/1', '/2', '/3', '/4']) arrives(listener, url);
    const gone = arrives(listener, '/gone');
    arrives(listener, '/5');
    gone.destroy();
    await nextTurn();
    assert.deepEqual(begun, ['/alone', '/1', '/2', '/3', '/4', '/5']);
  });

  test('a large record is handed over in slices, whole, with a turn for others before each', async () => {
    const bytes = Uint8Array.from({ length: 300_000 }, (_, index) => index % 251);
    let turns = 0;
    let isRead = false;
    const others = (): void => {
      turns++;
      if (!isRead) setImmediate(others);
    };
    setImmediate(others);
    const slices: Uint8Array[] = [];
    for await (const slice of inSlices(bytes)) slices.push(slice);
    isRead = true;
    assert.deepEqual(Buffer.concat(slices), Buffer.from(bytes));
    assert.ok(slices.every(({ length }) => length <= 64 * 1024));
    assert.ok(turns >= slices.length, `${turns} turns for ${slices.length} slices`);
  });

  test('forty readers of a large record are given a few slices in each turn, in their order', async () => {
    const given: number[] = [];
    const readers = Array.from({ length: 40 }, (_, reader) => reader);
    for (const reader of readers) {
      const slices = inSlices(new Uint8Array(300_000)).getReader();
      void slices.read().then(() => given.push(reader));
    }
    const perTurn: number[] = [];
    while (given.length < readers.length) {
      const before = given.length;
      await nextTurn();
      perTurn.push(given.length - before);
      assert.ok(perTurn.length <= readers.length, 'Somebody is given nothing.');
    }
    assert.deepEqual(given, readers);
    assert.equal(Math.max(...perTurn), 4);
  });
});

/** A request comes in; gives its socket. */
function arrives(listener: ReturnType<typeof fewATurn>, url: string): Socket {
  const socket = new Socket();
  const request = new IncomingMessage(socket);
  request.url = url;
  listener(request, new ServerResponse(request));
  return socket;
}
