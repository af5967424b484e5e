import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { after, describe, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { PROTOCOL } from '@oeillade/protocol';
import { WebSocketServer } from 'ws';
import { eventually, within } from '../../../../tools/eventually.ts';
import { type Bits, bytesOf, OPCODE, RawSocket, textBytes } from '../fuzz/wire.ts';
import { TestServer } from '../support/test-server.ts';

/*
 * What RFC 6455 asks of a server, `ws` does, and nothing of ours stands between it and the network: whatever bytes a client sends,
 * cut wherever the network cuts them, the server takes them exactly as a bare `ws` does.
 */

const HELLO = textBytes(JSON.stringify({ ask: 'hello', protocol: PROTOCOL }));
const END = 'the end';

const testServer = await TestServer.open();
const { code } = await testServer.openTable({ game: 'wink' });

/** Answers everything as the table answers whoever only watches. */
const bare = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
await within('a server to listen', once(bare, 'listening'));
bare.on('connection', (socket) => {
  socket.on('error', () => {});
  socket.on('message', (data) => {
    const { ask, id } = JSON.parse(String(data)) as { ask: string; id?: string };
    if (ask === 'hello') socket.send('{"m":"snapshot"}');
    else socket.send(JSON.stringify({ m: 'refused', code: 'only-watching', id }));
  });
});
after(() => bare.close());

/** What comes back for these bytes, which go out piece by piece. */
interface Back {
  readonly refused: readonly string[];
  readonly pongs: readonly string[];
  readonly closeCode: number | null;
}

async function backFrom(port: number, pieces: readonly Uint8Array[]): Promise<Back> {
  const raw = new RawSocket(port);
  const heard: string[] = [];
  raw.heard = (text) => heard.push(text);
  const isThere = (part: string): boolean =>
    raw.socket.destroyed || raw.closeCode !== null || heard.some((text) => text.includes(part));
  const until = (part: string): Promise<void> => eventually(`something with ${part}`, () => isThere(part));
  assert.equal(await raw.shakeHands(`/api/tables/${code}/socket`), 101);
  raw.send(HELLO);
  await until('"m":"snapshot"');
  for (const piece of pieces) {
    raw.send(piece);
    await wait(1);
  }
  raw.send(asks(END));
  await until(END);
  await raw.end();
  const refused = heard.filter((text) => text.includes('"m":"refused"'));
  return { refused, pongs: raw.pongs, closeCode: raw.closeCode };
}

async function takesAsWsDoes(pieces: readonly Uint8Array[]): Promise<Back> {
  const [ours, theirs] = await Promise.all([
    backFrom(testServer.server.port, pieces),
    backFrom((bare.address() as AddressInfo).port, pieces),
  ]);
  assert.deepEqual(ours, theirs);
  return ours;
}

const asking = (id: string): Buffer => Buffer.from(JSON.stringify({ ask: 'rematch', id }));
const asks = (id: string): Buffer => textBytes(asking(id).toString());
const frame = (opcode: number, payload: string | Uint8Array = '', more: Partial<Bits> = {}): Buffer =>
  bytesOf({ opcode, payload: Buffer.from(payload), ...more });

/** A text in three pieces, one of them empty, with a ping and a pong in between, and a whole one after it. */
const PIECES = Buffer.concat([
  frame(OPCODE.text, asking('pieces').subarray(0, 9), { isLast: false }),
  frame(OPCODE.ping, 'there?'),
  frame(OPCODE.more, '', { isLast: false }),
  frame(OPCODE.pong, 'here'),
  frame(OPCODE.more, asking('pieces').subarray(9)),
  asks('é😉'),
]);

describe('frames are read by ws', () => {
  test('in pieces, with pings and pongs between them', async () => {
    const { refused, pongs } = await takesAsWsDoes([PIECES]);
    assert.deepEqual(
      refused.map((text) => (JSON.parse(text) as { id: string }).id),
      ['pieces', 'é😉', END],
    );
    assert.deepEqual(pongs, ['there?']);
  });

  test('wherever the network cuts them', async () => {
    const cuts = Array.from({ length: PIECES.length - 1 }, (_, at) => at + 1);
    // A few at a time, each on a connection of its own.
    for (let from = 0; from < cuts.length; from += 10) {
      await Promise.all(
        cuts
          .slice(from, from + 10)
          .map((cut) => takesAsWsDoes([PIECES.subarray(0, cut), PIECES.subarray(cut)])),
      );
    }
  });

  test('byte by byte', async () => {
    await takesAsWsDoes([...PIECES].map((byte) => Uint8Array.of(byte)));
  });

  test('of every length that is written in another way', async () => {
    const texts = [0, 80, 81, 82, 400, 4_000].map(
      (length) => `${JSON.stringify({ ask: 'rematch', id: `${length}` })}${' '.repeat(length)}`,
    );
    await takesAsWsDoes(texts.map(textBytes));
  });

  for (const [what, bytes] of Object.entries({
    'a farewell': frame(OPCODE.close, Uint8Array.of(0x03, 0xe8)),
    'a farewell without a code': frame(OPCODE.close),
    'a farewell with a code that is only ever reported': frame(OPCODE.close, Uint8Array.of(0x03, 0xed)),
    'what is not UTF-8': frame(OPCODE.text, Uint8Array.of(0x7b, 0xff, 0x7d)),
    'no mask': frame(OPCODE.text, asking('bare'), { isMasked: false }),
    'a reserved bit': frame(OPCODE.text, asking('bit'), { reserved: 4 }),
    'an opcode that nobody has defined': frame(3, 'x'),
    'the end of a text that never began': frame(OPCODE.more, 'x'),
    'a text within a text': Buffer.concat([frame(OPCODE.text, '{', { isLast: false }), asks('within')]),
    'a ping that is too long': frame(OPCODE.ping, 'x'.repeat(126)),
    'a ping in pieces': frame(OPCODE.ping, 'x', { isLast: false }),
  })) {
    test(`${what} ends the connection as ws ends it`, async () => {
      const { refused } = await takesAsWsDoes([asks('before'), bytes]);
      assert.equal(refused.length, 1);
    });
  }
});
