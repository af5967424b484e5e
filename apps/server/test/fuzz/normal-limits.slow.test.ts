import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Random, seedFrom } from '@oeillade/kernel';
import { CLOSE } from '@oeillade/protocol';
import { hostileFrame } from './hostile-frames.ts';
import { ask, hostileRequest } from './hostile-requests.ts';
import { GamesInPlay } from './in-play.ts';
import { LeakCheck } from './leaks.ts';
import { Target } from './target.ts';
import { RawSocket } from './wire.ts';

/** More than an address may have at once. */
const SOCKETS = 100;
const FRAMES_A_SOCKET = 600;
const REQUESTS = 1_000;
const FLOOD_ENDS_WITHIN = 60_000;
/** 1013: some of what is sent at random is a hello, and makes a watcher too many. */
const ENDS: readonly (number | null)[] = [CLOSE.abuse, CLOSE.oldClient, 1013, null];

test('with the limits as they are, a flood from the players’ own address stops at the door', async (context) => {
  const target = await Target.start({ FRAMES_PER_SECOND: '200', TABLES_PER_HOUR: '10' });
  context.after(async () => void (await target.stop()));
  const leaks = new LeakCheck();
  const games = new GamesInPlay(target, leaks);
  await games.begin();

  const random = new Random(seedFrom('normal limits'), 'fuzz');
  const sockets = Array.from({ length: SOCKETS }, () => new RawSocket(target.port));
  const statuses = await Promise.all(
    sockets.map((raw) => {
      raw.heard = (text) => leaks.frame(text);
      return raw.shakeHands(`/api/tables/${random.pick(games.codes)}/socket`);
    }),
  );
  const inside = sockets.filter((_, index) => statuses[index] === 101);
  assert.ok(inside.length <= 64, `${inside.length} of one address are inside`);
  assert.ok(inside.length > 0);
  for (const raw of inside) {
    raw.send(Buffer.concat(Array.from({ length: FRAMES_A_SOCKET }, () => hostileFrame(random))));
  }
  await Promise.all(inside.map((raw) => raw.closes()));
  const codes = new Set(inside.map(({ closeCode }) => closeCode));
  for (const code of codes) assert.ok(ENDS.includes(code), String(code));
  assert.ok(codes.has(CLOSE.abuse));

  const answers: string[] = [];
  for (let batch = 0; batch < 20; batch++) {
    const requests = Array.from({ length: 10 }, () => hostileRequest(random, games.codes));
    answers.push(...(await Promise.all(requests.map((request) => ask(target.port, request, 200)))));
  }
  // On one connection, one behind the other: they come far faster than an address may ask, however slow the machine.
  const plain = Buffer.from('GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const last = Buffer.from('GET /api/games HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  const flood = Buffer.concat([...new Array<Buffer>(REQUESTS).fill(plain), last]);
  const flooded = await ask(target.port, flood, FLOOD_ENDS_WITHIN);
  for (const answer of [...answers, flooded]) leaks.text(answer);
  assert.match(flooded, /HTTP\/1\.1 429/, 'some are told to wait');

  assert.deepEqual(leaks.found, []);
  assert.ok(target.isAlive);
  await games.end();
  assert.ok(games.finished >= games.codes.length);
  assert.equal(await target.stop(), 0);
});
