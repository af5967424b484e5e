import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { findGame, gameIds, gameOf } from '@oeillade/catalogue/testkit';
import { readRecord, verify } from '@oeillade/kernel';
import { eventually } from '../../../tools/eventually.ts';
import { arrangementFrom } from '../src/cli/options.ts';
import { chunksOf } from '../src/simulation/job.ts';
import { lineupOf } from '../src/simulation/lineup.ts';
import { recordOf, recordsOf } from '../src/simulation/play-game.ts';
import { simulate } from '../src/simulation/simulate.ts';
import { endOf, job, lab, levelsOnly, records, scratchFolder, startLab, usualPlayers } from './support.ts';

const file = scratchFolder();

async function digest(game: string, workers: number): Promise<string> {
  const hash = createHash('sha256');
  for await (const batch of simulate(job(game, usualPlayers(game), 13), workers)) hash.update(batch.records);
  return hash.digest('hex');
}

for (const game of gameIds) {
  test(`${game}: the same seed gives the same bytes with 1, 2 and 3 workers`, async () => {
    const alone = createHash('sha256')
      .update(await records(game, usualPlayers(game), 13))
      .digest('hex');
    assert.deepEqual(await Promise.all([1, 2, 3].map((workers) => digest(game, workers))), [
      alone,
      alone,
      alone,
    ]);
  });

  test(`${game}: every record of every number of players keeps the rules, its deal proven`, async () => {
    const { min, max } = gameOf(game).facts.players;
    for (let players = min; players <= max; players++) {
      for (let number = 0; number < 4; number++) {
        const lineup = lineupOf(['random', 'regular', 'novice'], players);
        const lines = (await recordOf(levelsOnly, job(game, players, 4, { lineup }), number))
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

test('bots sit where they were put, and the header says who they are', async () => {
  const lineup = lineupOf(['regular', 'random'], 3);
  const [header] = (await recordOf(levelsOnly, job('zwinkern', 3, 1, { lineup }), 0)).split('\n');
  const { seats } = JSON.parse(header!);
  assert.deepEqual(seats, [
    { name: 'Ada', kind: 'bot', bot: 'regular' },
    { name: 'Bruno', kind: 'bot', bot: 'random' },
    { name: 'Cleo', kind: 'bot', bot: 'regular' },
  ]);
});

interface Signal {
  readonly t: number;
  readonly from: number;
  readonly until: number;
  readonly seenBy: readonly number[];
}

const signalsIn = (text: string): Signal[] =>
  text
    .split('\n')
    .filter((line) => line.includes('"signalled"'))
    .map((line) => JSON.parse(line));

test('D-5: signals last as long as the table says, or end when their maker looks away', async () => {
  for (const [given, lasting] of [
    [[], 800],
    [[{ key: 'lasting', value: '350' }], 350],
  ] as const) {
    const arrangement = arrangementFrom('zwinkern', 5, given);
    const signals = signalsIn(
      await recordsOf(levelsOnly, job('zwinkern', 5, 4, arrangement), { first: 0, games: 4 }),
    );
    assert.ok(signals.some(({ from, until }) => until - from === lasting));
    for (const { t, from, until, seenBy } of signals) {
      assert.ok(t === until && until - from <= lasting);
      assert.deepEqual(seenBy, [...seenBy].sort());
    }
  }
});

test('the rules of the table that were changed stand in the header, and the records keep them', async () => {
  const args = [
    'simulate',
    '--game',
    'wink',
    '--games',
    '3',
    '--seed',
    's',
    '--bots',
    'regular',
    '--out',
    '-',
  ];
  const rules = ['turning=0', 'lasting=400', 'peripheral=true', 'leastBetweenCalls=3000', 'mostForTurn=null'];
  const { code, stdout } = await lab([...args, ...rules.flatMap((rule) => ['--option', rule])]);
  assert.equal(code, 0);
  const [header] = stdout.split('\n');
  assert.deepEqual(JSON.parse(header!).options, {
    turning: 0,
    lasting: 400,
    peripheral: true,
    leastBetweenCalls: 3000,
    mostForTurn: null,
  });
  const checked = await lab(['verify', '--require-proof', '-'], { input: stdout });
  assert.match(checked.stdout, /^3 records: 3 finished; .* 0 broken\.\n$/);
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
  const end = endOf(child);
  let stderr = '';
  child.stderr.on('data', (text) => {
    stderr += text;
  });
  const hasRecord = () => existsSync(out) && readFileSync(out, 'utf8').includes('"ended"');
  await eventually('the first record', hasRecord);
  child.kill('SIGINT');
  assert.equal(await end(), 130);
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
  const end = endOf(child);
  child.stdout.once('data', () => child.stdout.destroy());
  assert.equal(await end(), 0);
  assert.equal(stderr, '');
});
