import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { CLOSE, PROTOCOL } from '@oeillade/protocol';
import { eventually } from '../../../../tools/eventually.ts';
import { bytesOf, OPCODE, RawSocket, textBytes } from '../fuzz/wire.ts';
import { LogLines, limitsOf } from '../support/log-lines.ts';
import { TestServer } from '../support/test-server.ts';

const HELLO = JSON.stringify({ ask: 'hello', protocol: PROTOCOL });

const lines = new LogLines();
const testServer = await TestServer.open({ FRAMES_PER_SECOND: '30' }, lines.log);
const { code } = await testServer.openTable({ game: 'wink' });

/** A bare socket to the table, and all that it is told. */
async function knocks(at: TestServer = testServer, table = code, headers: Record<string, string> = {}) {
  const raw = new RawSocket(at.server.port);
  const heard: string[] = [];
  raw.heard = (text) => heard.push(text);
  const status = await raw.shakeHands(`/api/tables/${table}/socket`, headers);
  return { raw, heard, status };
}

/** Who leaves two pings unanswered is cut off; on a busy machine there are more within one test. */
function answersPings(raw: RawSocket): void {
  const { heard } = raw;
  raw.heard = (text) => {
    heard(text);
    const sent = /^\{"m":"ping","sent":([\d.]+)\}$/.exec(text)?.[1];
    if (sent) raw.send(textBytes(`{"ask":"pong","sent":${sent},"theirs":${sent}}`));
  };
}

const count = (heard: readonly string[], refusal: string): number =>
  heard.filter((text) => text.includes(`"m":"refused","code":"${refusal}"`)).length;

const until = (holds: () => boolean | Promise<boolean>): Promise<void> => eventually(String(holds), holds);

describe('the size of a frame', () => {
  test('8 KiB are read, more is refused, and the socket stays open', async () => {
    const { raw, heard } = await knocks();
    raw.send(textBytes(' '.repeat(8 * 1024)));
    await until(() => count(heard, 'not-json') === 1);
    raw.send(textBytes(' '.repeat(8 * 1024 + 1)));
    await until(() => count(heard, 'too-large') === 1);
    raw.send(textBytes(HELLO));
    await until(() => heard.some((text) => text.includes('"m":"welcome"')));
    assert.equal((await limitsOf(testServer))['large-frames'], 1);
    assert.deepEqual(lines.limits, ['large-frames 127.0.0.1']);
    await raw.end();
  });

  test('more than 64 KiB are not read at all', async () => {
    const { raw } = await knocks();
    raw.send(bytesOf({ opcode: OPCODE.text, payload: Buffer.from('{'), claims: 64 * 1024 + 1 }));
    await raw.closes();
    assert.equal(raw.closeCode, 1009);
    assert.deepEqual(lines.shownOut, ['bad-frame 127.0.0.1']);
  });

  test('pieces without end are not waited for', async () => {
    const { raw } = await knocks();
    raw.send(bytesOf({ opcode: OPCODE.text, payload: Buffer.from('{'), isLast: false }));
    const piece = bytesOf({ opcode: OPCODE.more, payload: Buffer.from(' '), isLast: false });
    raw.send(Buffer.concat(Array.from({ length: 100 }, () => piece)));
    await raw.closes();
    assert.equal(raw.closeCode, 1008);
  });
});

describe('the number of frames', () => {
  test('too many at once are refused as too-fast, and a moment later all is well', async () => {
    const { raw, heard } = await knocks();
    raw.send(textBytes(HELLO));
    await until(() => heard.some((text) => text.includes('"m":"snapshot"')));
    raw.send(Buffer.concat(Array.from({ length: 100 }, () => textBytes('{"ask":"rematch","id":"a"}'))));
    await until(() => count(heard, 'too-fast') + count(heard, 'only-watching') === 100);
    assert.ok(count(heard, 'too-fast') > 0, 'not all are within the limit');
    assert.ok(count(heard, 'only-watching') >= 50, 'what is within the limit is answered');
    assert.equal((await limitsOf(testServer))['frames'], count(heard, 'too-fast'));
    assert.deepEqual(
      lines.limits.filter((line) => line.startsWith('frames')),
      ['frames 127.0.0.1'],
    );
    assert.equal(raw.closeCode, null);
    const before = count(heard, 'only-watching');
    await until(() => {
      raw.send(textBytes('{"ask":"rematch","id":"a"}'));
      return count(heard, 'only-watching') > before;
    });
    await raw.end();
  });

  test('pings count like frames', async () => {
    const { raw, heard } = await knocks();
    const ping = bytesOf({ opcode: OPCODE.ping, payload: Buffer.from('?') });
    raw.send(Buffer.concat(Array.from({ length: 100 }, () => ping)));
    await until(() => count(heard, 'too-fast') + raw.pongs.length === 100);
    assert.ok(count(heard, 'too-fast') > 0, 'not all are within the limit');
    await raw.end();
  });

  test('only whoever goes on and on is thrown out', async () => {
    const { raw } = await knocks();
    const flood = Buffer.concat(Array.from({ length: 1_000 }, () => textBytes('x')));
    raw.send(flood);
    await raw.closes();
    assert.equal(raw.closeCode, CLOSE.abuse);
    assert.ok(lines.shownOut.includes('abuse 127.0.0.1'));
  });

  test('a flood that now and then says something sensible is a flood', async () => {
    const { raw, heard } = await knocks();
    raw.send(textBytes(HELLO));
    await until(() => heard.some((text) => text.includes('"m":"snapshot"')));
    const sensible = textBytes('{"ask":"pong","sent":1,"theirs":1}');
    const flood = Buffer.concat([...Array.from({ length: 40 }, () => textBytes('x')), sensible]);
    await until(() => {
      raw.send(flood);
      return raw.socket.destroyed;
    });
    await raw.closes();
    assert.equal(raw.closeCode, CLOSE.abuse);
  });
});

describe('who does not read', () => {
  test('is dropped as too slow, and may come back', async () => {
    const crowded = await TestServer.open({ FRAMES_PER_SECOND: '100000' });
    const { code: busy, token } = await crowded.openTable({ game: 'wink', rules: { freeText: true } });
    const deaf = await knocks(crowded, busy);
    deaf.raw.send(textBytes(HELLO));
    await until(() => deaf.heard.length > 0);
    deaf.raw.socket.pause();
    const talker = await knocks(crowded, busy);
    answersPings(talker.raw);
    talker.raw.send(textBytes(JSON.stringify({ ask: 'hello', protocol: PROTOCOL, token })));
    const isDropped = async () =>
      (await crowded.server.metrics.closed.get()).values.some(({ labels }) => labels.reason === 'too-slow');
    // Three bytes a letter: what waits soon fills both systems' own buffers, and then the server's.
    const text = '眼'.repeat(200);
    let said = 0;
    const answered = () => talker.heard.filter((frame) => frame.includes('"m":"answer"')).length;
    while (!(await isDropped())) {
      assert.ok(said < 50_000, 'A client that does not read is never dropped.');
      const talk = Array.from({ length: 500 }, () => JSON.stringify({ ask: 'say', id: `${said++}`, text }));
      talker.raw.send(Buffer.concat(talk.map(textBytes)));
      await until(async () => answered() === said || (await isDropped()));
    }
    deaf.raw.socket.resume();
    await deaf.raw.closes();
    const back = await knocks(crowded, busy);
    back.raw.send(textBytes(HELLO));
    await until(() => back.heard.some((frame) => frame.includes('"m":"snapshot"')));
    await Promise.all([talker.raw.end(), back.raw.end()]);
  });
});

describe('how many sockets', () => {
  test('one address has no more than its share, and gets it back', async () => {
    const small = await TestServer.open({ SOCKETS_PER_ADDRESS: '3' });
    const { code: table } = await small.openTable({ game: 'wink' });
    const first = await Promise.all([1, 2, 3].map(() => knocks(small, table)));
    assert.deepEqual(
      first.map(({ status }) => status),
      [101, 101, 101],
    );
    assert.equal((await knocks(small, table)).status, 429);
    await first[0]!.raw.end();
    // The server notices a moment later that one is gone.
    const again: Awaited<ReturnType<typeof knocks>>[] = [];
    await until(async () => again.push(await knocks(small, table)) > 0 && again.at(-1)!.status === 101);
    await Promise.all([...first, ...again].map(({ raw }) => raw.end()));
  });

  test('another request in the same packet does not hide a socket from the count', async () => {
    const small = await TestServer.open({ SOCKETS_PER_ADDRESS: '3' });
    const { code: table } = await small.openTable({ game: 'wink' });
    const sockets = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const raw = new RawSocket(small.server.port);
        raw.send(Buffer.from('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'));
        await raw.shakeHands(`/api/tables/${table}/socket`).catch(() => {});
        return raw;
      }),
    );
    await until(() => sockets.filter(({ socket }) => !socket.destroyed).length <= 3);
    await Promise.all(sockets.map((raw) => raw.end()));
  });

  test('connections that never become anything count too', async () => {
    const small = await TestServer.open({ SOCKETS_PER_ADDRESS: '1' });
    const sockets = Array.from({ length: 80 }, () => new RawSocket(small.server.port));
    await until(() => sockets.filter(({ socket }) => socket.destroyed).length >= 15);
    assert.ok(sockets.filter(({ socket }) => !socket.destroyed).length <= 65);
    await Promise.all(sockets.map((raw) => raw.end()));
  });
});

describe('pages of other sites', () => {
  test('are not let in, ours and those of friends are', async () => {
    const open = await TestServer.open({ ORIGINS: 'https://friends.example' });
    const { code: table } = await open.openTable({ game: 'wink' });
    const from = async (Origin: string): Promise<number> => {
      const Host = `127.0.0.1:${open.server.port}`;
      const { raw, status } = await knocks(open, table, { Origin, Host });
      await raw.end();
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
    const { raw } = await knocks(testServer, 'AAAAA');
    await until(() => raw.closeCode !== null);
    assert.equal(raw.closeCode, CLOSE.noSuchTable);
    await raw.end();
  });
});
