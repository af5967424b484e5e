import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { CLOSE, PROTOCOL } from '@oeillade/protocol';
import { eventually } from '../../../../tools/eventually.ts';
import { bytesOf, Line, OPCODE, textBytes } from '../fuzz/wire.ts';
import { House } from '../support/house.ts';

const HELLO = JSON.stringify({ ask: 'hello', protocol: PROTOCOL });

const house = await House.open({ FRAMES_PER_SECOND: '30' });
const { code } = await house.openTable({ game: 'wink' });

/** A line to the table, and all that it is told. */
async function knocks(at: House = house, table = code, headers: Record<string, string> = {}) {
  const line = new Line(at.server.port);
  const heard: string[] = [];
  line.heard = (text) => heard.push(text);
  const status = await line.shakeHands(`/api/tables/${table}/socket`, headers);
  return { line, heard, status };
}

const count = (heard: readonly string[], refusal: string): number =>
  heard.filter((text) => text.includes(`"m":"refused","code":"${refusal}"`)).length;

const until = (holds: () => boolean | Promise<boolean>): Promise<void> => eventually(String(holds), holds);

describe('the size of a frame', () => {
  test('8 KiB are read, more is refused, and the socket stays open', async () => {
    const { line, heard } = await knocks();
    line.send(textBytes(' '.repeat(8 * 1024)));
    await until(() => count(heard, 'not-json') === 1);
    line.send(textBytes(' '.repeat(8 * 1024 + 1)));
    await until(() => count(heard, 'too-large') === 1);
    line.send(textBytes(HELLO));
    await until(() => heard.some((text) => text.includes('"m":"welcome"')));
    await line.end();
  });

  test('more than 64 KiB are not read at all', async () => {
    const { line } = await knocks();
    line.send(bytesOf({ opcode: OPCODE.text, payload: Buffer.from('{'), claims: 64 * 1024 + 1 }));
    await line.closed;
    assert.equal(line.closeCode, 1009);
  });

  test('pieces without end are not waited for', async () => {
    const { line } = await knocks();
    line.send(bytesOf({ opcode: OPCODE.text, payload: Buffer.from('{'), isLast: false }));
    const piece = bytesOf({ opcode: OPCODE.more, payload: Buffer.from(' '), isLast: false });
    line.send(Buffer.concat(Array.from({ length: 100 }, () => piece)));
    await line.closed;
    assert.equal(line.closeCode, 1008);
  });
});

describe('the number of frames', () => {
  test('too many at once are refused as too-fast, and a moment later all is well', async () => {
    const { line, heard } = await knocks();
    line.send(textBytes(HELLO));
    await until(() => heard.some((text) => text.includes('"m":"snapshot"')));
    line.send(Buffer.concat(Array.from({ length: 100 }, () => textBytes('{"ask":"again","id":"a"}'))));
    await until(() => count(heard, 'too-fast') >= 35);
    assert.ok(count(heard, 'only-watching') >= 50, 'what is within the limit is answered');
    assert.equal(line.closeCode, null);
    const before = count(heard, 'only-watching');
    await until(() => {
      line.send(textBytes('{"ask":"again","id":"a"}'));
      return count(heard, 'only-watching') > before;
    });
    await line.end();
  });

  test('pings count like frames', async () => {
    const { line, heard } = await knocks();
    const ping = bytesOf({ opcode: OPCODE.ping, payload: Buffer.from('?') });
    line.send(Buffer.concat(Array.from({ length: 100 }, () => ping)));
    await until(() => count(heard, 'too-fast') >= 35);
    await line.end();
  });

  test('only whoever goes on and on is thrown out', async () => {
    const { line } = await knocks();
    const flood = Buffer.concat(Array.from({ length: 1_000 }, () => textBytes('x')));
    line.send(flood);
    await line.closed;
    assert.equal(line.closeCode, CLOSE.abuse);
  });

  test('a flood that now and then says something sensible is a flood', async () => {
    const { line, heard } = await knocks();
    line.send(textBytes(HELLO));
    await until(() => heard.some((text) => text.includes('"m":"snapshot"')));
    const sensible = textBytes('{"ask":"pong","sent":1,"theirs":1}');
    const flood = Buffer.concat([...Array.from({ length: 40 }, () => textBytes('x')), sensible]);
    for (let times = 0; times < 20 && !line.socket.destroyed; times++) {
      line.send(flood);
      await wait(20);
    }
    await line.closed;
    assert.equal(line.closeCode, CLOSE.abuse);
  });
});

describe('who does not read', () => {
  test('is dropped as too slow, and may come back', async () => {
    const crowded = await House.open({ FRAMES_PER_SECOND: '100000' });
    const { code: busy, token } = await crowded.openTable({ game: 'wink', rules: { freeText: true } });
    const deaf = await knocks(crowded, busy);
    deaf.line.send(textBytes(HELLO));
    await until(() => deaf.heard.length > 0);
    deaf.line.socket.pause();
    const talker = await knocks(crowded, busy);
    talker.line.send(textBytes(JSON.stringify({ ask: 'hello', protocol: PROTOCOL, token })));
    const dropped = async () => (await crowded.server.metrics.closed.get()).values;
    const text = 'psst '.repeat(40);
    let said = 0;
    // Until what waits in both systems' own buffers is full too.
    while (!(await dropped()).some(({ labels }) => labels.reason === 'too-slow')) {
      assert.ok(said < 50_000, 'A client that does not read is never dropped.');
      const talk = Array.from({ length: 200 }, () => JSON.stringify({ ask: 'say', id: `${said++}`, text }));
      talker.line.send(Buffer.concat(talk.map(textBytes)));
      await wait(60);
    }
    deaf.line.socket.resume();
    await deaf.line.closed;
    const back = await knocks(crowded, busy);
    back.line.send(textBytes(HELLO));
    await until(() => back.heard.some((frame) => frame.includes('"m":"snapshot"')));
    await Promise.all([talker.line.end(), back.line.end()]);
  });
});

describe('how many sockets', () => {
  test('one address has no more than its share, and gets it back', async () => {
    const small = await House.open({ SOCKETS_PER_ADDRESS: '3' });
    const { code: table } = await small.openTable({ game: 'wink' });
    const first = await Promise.all([1, 2, 3].map(() => knocks(small, table)));
    assert.deepEqual(
      first.map(({ status }) => status),
      [101, 101, 101],
    );
    assert.equal((await knocks(small, table)).status, 429);
    await first[0]!.line.end();
    // The server notices a moment later that one is gone.
    const again: Awaited<ReturnType<typeof knocks>>[] = [];
    await until(async () => again.push(await knocks(small, table)) > 0 && again.at(-1)!.status === 101);
    await Promise.all([...first, ...again].map(({ line }) => line.end()));
  });

  test('another request in the same packet does not hide a socket from the count', async () => {
    const small = await House.open({ SOCKETS_PER_ADDRESS: '3' });
    const { code: table } = await small.openTable({ game: 'wink' });
    const lines = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const line = new Line(small.server.port);
        line.send(Buffer.from('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'));
        await line.shakeHands(`/api/tables/${table}/socket`).catch(() => {});
        return line;
      }),
    );
    await until(() => lines.filter(({ socket }) => !socket.destroyed).length <= 3);
    await Promise.all(lines.map((line) => line.end()));
  });

  test('connections that never become anything count too', async () => {
    const small = await House.open({ SOCKETS_PER_ADDRESS: '1' });
    const lines = Array.from({ length: 80 }, () => new Line(small.server.port));
    await until(() => lines.filter(({ socket }) => socket.destroyed).length >= 15);
    assert.ok(lines.filter(({ socket }) => !socket.destroyed).length <= 65);
    await Promise.all(lines.map((line) => line.end()));
  });
});

describe('pages of other sites', () => {
  test('are not let in, ours and those of friends are', async () => {
    const open = await House.open({ ORIGINS: 'https://friends.example' });
    const { code: table } = await open.openTable({ game: 'wink' });
    const from = async (Origin: string): Promise<number> => {
      const Host = `127.0.0.1:${open.server.port}`;
      const { line, status } = await knocks(open, table, { Origin, Host });
      await line.end();
      return status;
    };
    assert.equal(await from('https://evil.example'), 403);
    assert.equal(await from('null'), 403);
    assert.equal(await from(`http://127.0.0.1:${open.server.port + 1}`), 403);
    assert.equal(await from(`http://127.0.0.1:${open.server.port}`), 101);
    assert.equal(await from('https://friends.example'), 101);
  });
});

describe('where there is no table', () => {
  test('a socket is told so by its closing code', async () => {
    const { line } = await knocks(house, 'AAAAA');
    await until(() => line.closeCode !== null);
    assert.equal(line.closeCode, CLOSE.noSuchTable);
    await line.end();
  });
});
