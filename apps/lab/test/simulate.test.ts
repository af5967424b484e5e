import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { findGame, type GameId, gameIds, games } from '@oeillade/games';
import { readRecord, verify } from '@oeillade/kernel';
import { setupFrom } from '../src/cli/options.ts';
import { chunksOf } from '../src/simulation/job.ts';
import { playChunk, playGame } from '../src/simulation/play-game.ts';
import { simulate } from '../src/simulation/simulate.ts';
import { job, lab, records, scratchFolder, startLab } from './support.ts';

const file = scratchFolder();

async function digest(game: GameId, workers: number): Promise<string> {
  const hash = createHash('sha256');
  for await (const batch of simulate(job(game, 4, 13), workers)) hash.update(batch.records);
  return hash.digest('hex');
}

for (const game of gameIds) {
  test(`${game}: the same seed gives the same bytes with 1, 2 and 3 workers`, async () => {
    const alone = createHash('sha256')
      .update(records(game, 4, 13))
      .digest('hex');
    assert.deepEqual(await Promise.all([1, 2, 3].map((workers) => digest(game, workers))), [
      alone,
      alone,
      alone,
    ]);
  });

  test(`${game}: every record of every number of players keeps the rules, its deal proven`, () => {
    const { min, max } = games[game].facts.players;
    for (let players = min; players <= max; players++) {
      for (let number = 0; number < 6; number++) {
        const lines = playGame(job(game, players, 6), number)
          .trimEnd()
          .split('\n');
        const read = readRecord(lines, findGame);
        assert.ok(read.ok, JSON.stringify(read));
        const verdict = verify(read.record);
        assert.ok(verdict.ok, JSON.stringify(verdict));
        assert.deepEqual(
          { finished: verdict.finished, deal: verdict.deal },
          { finished: true, deal: 'proven' },
        );
      }
    }
  });
}

const kindsIn = (text: string): Set<string> =>
  new Set(Array.from(text.matchAll(/"e":"([a-z-]+)"/g), (found) => found[1]!));

for (const game of ['zwinkern', 'wink-agents', 'wink'] as const) {
  test(`${game}: the random player calls, signals, designates and accuses, rightly and wrongly`, () => {
    const text = records(game, 5, 70);
    const kinds = kindsIn(text);
    for (const kind of ['dealt', 'called', 'signalled', 'designated', 'accused', 'ended'])
      assert.ok(kinds.has(kind), kind);
    for (const kind of ['designated', 'accused']) {
      for (const right of [true, false]) assert.match(text, new RegExp(`"e":"${kind}".*"right":${right}`));
    }
  });
}

test('spywhere: the random player exchanges, eliminates, attempts and attempts last', () => {
  const setup = setupFrom('spywhere', 4, [{ key: 'noTriples', value: 'true' }]);
  const kinds = kindsIn(playChunk({ ...job('spywhere', 4, 100), setup }, { first: 0, games: 100 }));
  const all = ['dealt', 'drew', 'exchanged', 'eliminated', 'filled', 'returned', 'attempted', 'turn-ended'];
  for (const kind of [...all, 'closed', 'attempted-last', 'ended']) assert.ok(kinds.has(kind), kind);
});

test('at a table of real faces nobody signals', () => {
  const setup = setupFrom('wink', 4, [{ key: 'channel', value: 'faces' }]);
  const kinds = kindsIn(playChunk({ ...job('wink', 4, 10), setup }, { first: 0, games: 10 }));
  assert.ok(kinds.has('ended') && !kinds.has('signalled'));
});

test('signals last 800 ms and are written when they are over', () => {
  const signals = records('zwinkern', 5, 5)
    .split('\n')
    .filter((line) => line.includes('"signalled"'));
  assert.ok(signals.length > 0);
  for (const { t, from, until, seenBy } of signals.map((line) => JSON.parse(line))) {
    assert.deepEqual([t, from + 800], [until, until]);
    assert.deepEqual(seenBy, [...seenBy].sort());
  }
});

test('chunks cover every game once, in order', () => {
  for (const [total, workers] of [
    [1, 8],
    [24, 3],
    [1000, 2],
    [7, 1],
  ] as const) {
    const numbers = chunksOf(total, workers).flatMap(({ first, games }) =>
      Array.from({ length: games }, (_, i) => first + i),
    );
    assert.deepEqual(
      numbers,
      Array.from({ length: total }, (_, i) => i),
    );
  }
});

test('the command line writes what was asked for, and only a summary to standard error', async () => {
  const out = file('options.jsonl');
  const args = [
    'simulate',
    '--game',
    'zwinkern',
    '--players',
    '3',
    '--games',
    '4',
    '--seed',
    'été 7',
    '--out',
  ];
  const written = await lab([...args, out, '--option', 'signals=wink,nod', '--option', 'first=2']);
  assert.equal(written.code, 0);
  assert.match(written.stderr, /^4 games in .* games\/s\)\.\n$/);
  const text = readFileSync(out, 'utf8');
  assert.equal(text.match(/^\{"record"/gm)?.length, 4);
  assert.match(text, /"options":\{"first":2,"signals":\["wink","nod"\]\}/);
  const piped = await lab([
    ...args,
    '-',
    '--option',
    'signals=wink,nod',
    '--option',
    'first=2',
    '--workers',
    '1',
  ]);
  assert.equal(piped.stdout, text);
});

test('without a seed a random one is told, and it gives the same games again', async () => {
  const first = await lab(['simulate', '--game', 'wink', '--games', '2', '--out', '-']);
  const seed = /^seed: ([0-9a-f]{32})$/m.exec(first.stderr)?.[1];
  assert.ok(seed);
  const again = await lab(['simulate', '--game', 'wink', '--games', '2', '--seed', seed, '--out', '-']);
  assert.equal(again.stdout, first.stdout);
});

test('Ctrl-C keeps whole records and says how many', async () => {
  const out = file('interrupted.jsonl');
  const child = startLab([
    'simulate',
    '--game',
    'wink',
    '--games',
    '1000000',
    '--seed',
    'long',
    '--out',
    out,
  ]);
  const exit = new Promise((resolve) => child.on('exit', resolve));
  let stderr = '';
  child.stderr.on('data', (text) => {
    stderr += text;
  });
  while (!existsSync(out) || !readFileSync(out, 'utf8').includes('"ended"')) await pause(5);
  child.kill('SIGINT');
  assert.equal(await exit, 130);
  const kept = Number(/^Stopped: ([\d,]+) of 1,000,000 games saved/.exec(stderr)?.[1]?.replaceAll(',', ''));
  const checked = await lab(['verify', out]);
  assert.equal(checked.code, 0);
  assert.equal(Number(/^([\d,]+) records?:/.exec(checked.stdout)?.[1]?.replaceAll(',', '')), kept);
});

test('a reader that has had enough ends it quietly', async () => {
  const child = startLab(['simulate', '--game', 'wink', '--games', '1000000', '--seed', 'x', '--out', '-']);
  let stderr = '';
  child.stderr.on('data', (text) => {
    stderr += text;
  });
  child.stdout.once('data', () => child.stdout.destroy());
  assert.equal(await new Promise((resolve) => child.on('close', resolve)), 0);
  assert.equal(stderr, '');
});
