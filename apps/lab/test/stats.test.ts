import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { histogram } from '../src/plots/histogram.ts';
import { Distribution, Shares } from '../src/statistics/distribution.ts';
import { lab, records, scratchFolder } from './support.ts';

const file = scratchFolder();

const header = (record: object = {}) =>
  JSON.stringify({
    record: 'oeillade/1',
    game: 'zwinkern',
    options: {},
    seats: seats('Ada', 'Bo', 'Cy'),
    ...record,
  });
const seats = (...names: string[]) => names.map((name) => ({ name, kind: 'human' }));
const each = (...numbers: number[]) => numbers;
const dealt = {
  t: 0,
  e: 'dealt',
  board: [1],
  hands: [[2], [3], [4]],
  left: [],
  spies: each(4, 4, 4),
  first: 0,
};
const ended = (t: number, why: string, scores: number[], ranks: number[]) => ({
  t,
  e: 'ended',
  why,
  scores,
  ranks,
  spiesLeft: each(0, 0, 0),
  spiesLaid: each(0, 0, 0),
  faceDown: each(0, 0, 0),
});

const small = [
  header(),
  dealt,
  { t: 5_000, e: 'called', seat: 0, number: 1 },
  {
    t: 6_000,
    e: 'signalled',
    seat: 1,
    to: 0,
    number: 1,
    signal: 'wink',
    from: 5_200,
    until: 6_000,
    seenBy: [0, 2],
  },
  {
    t: 7_000,
    e: 'signalled',
    seat: 1,
    to: 0,
    number: 1,
    signal: 'wink',
    from: 6_200,
    until: 7_000,
    seenBy: [],
  },
  { t: 8_000, e: 'accused', seat: 2, named: 1, number: 1, right: false },
  { t: 9_000, e: 'called', seat: 1, number: 1 },
  { t: 60_000, e: 'designated', seat: 0, named: 1, number: 1, right: true },
  ended(60_000, 'hand-empty', [5, 5, 2], [1, 1, 3]),
  header(),
  dealt,
  { t: 120_000, e: 'passed', seat: 0 },
  ended(120_000, 'agreed', [8, 0, 4], [1, 3, 2]),
  header(),
  dealt,
]
  .map((line) => (typeof line === 'string' ? line : JSON.stringify(line)))
  .join('\n');

test('the numbers of a small file made by hand', async () => {
  const path = file('small.jsonl');
  writeFileSync(path, small);
  const { code, stdout, stderr } = await lab(['stats', path]);
  assert.deepEqual({ code, stderr }, { code: 0, stderr: '' });
  assert.deepEqual(
    stdout.split('\n').map((line) => line.trim().replaceAll(/ {2,}/g, ' | ')),
    [
      'Zwinkern, 3 players: 2 games, and 1 unfinished left out',
      '',
      'mean | sd | min | max',
      'points | 4.0 | 2.8 | 0 | 8',
      'turns | 1.5 | 0.7 | 1 | 2',
      'events | 5.5 | 3.5 | 3 | 8',
      'minutes | 1.5 | 0.7 | 1.0 | 2.0',
      '',
      'A | B | C',
      'wins | 75.0 % | 25.0 % | 0.0 %',
      '95 % | ±49.0 | ±49.0 | ±0.0',
      '',
      'turn 1 | turn 2 | turn 3',
      'wins | 75.0 % | 25.0 % | 0.0 %',
      '95 % | ±49.0 | ±49.0 | ±0.0',
      '',
      'ends | hand-empty 50.0 %, agreed 50.0 %',
      'lead changes | 0.0 a game (sd 0.0)',
      'victories | 0.0 % decided by a tie-break, 50.0 % shared',
      'contacts | 1: 100.0 % right',
      'accusations | 1: 0.0 % right',
      'signals | 2: 50.0 % seen by the caller, 50.0 % intercepted',
      '',
    ],
  );
});

test('several files, by game and number of players, with plots that need nothing else', async () => {
  const [first, second] = [file('a.jsonl'), file('b.jsonl')];
  writeFileSync(first, (await records('spywhere', 2, 8)) + (await records('zwinkern', 5, 8)));
  writeFileSync(second, await records('zwinkern', 5, 4));
  for (const name of ['report.html', 'plot.svg']) {
    const { code, stdout } = await lab(['stats', first, second, '--out', file(name)]);
    assert.equal(code, 0);
    assert.match(stdout, /Zwinkern, 5 players: 12 games[\s\S]*Spywhere, 2 players: 8 games/);
    const drawn = readFileSync(file(name), 'utf8');
    assert.match(drawn, /prefers-color-scheme: dark/);
    assert.doesNotMatch(drawn, /(?:src|href)=|@import|url\(|NaN|undefined|Infinity/);
    assert.equal(drawn.match(/Wins by seat/g)?.length, 2);
  }
});

test('records that cannot be read are left out, and told', async () => {
  const path = file('half.jsonl');
  writeFileSync(path, `${small}\n{"t":0}\n`);
  const { code, stdout, stderr } = await lab(['stats', path]);
  assert.equal(code, 1);
  assert.match(stdout, /2 games\n/);
  assert.match(stderr, /1 record could not be read/);
});

test('distributions and shares', () => {
  const distribution = new Distribution();
  for (const value of [2, 4, 4, 4, 5, 5, 7, 9]) distribution.add(value);
  const { mean, least, most, deviation } = distribution;
  assert.deepEqual({ mean, least, most }, { mean: 5, least: 2, most: 9 });
  assert.ok(Math.abs(deviation - Math.sqrt(32 / 7)) < 1e-12);
  const shares = new Shares();
  for (const share of [1, 0, 0.5, 0.5]) shares.add(share);
  assert.ok(Math.abs(shares.share.mean - 0.5) < 1e-12);
  assert.ok(Math.abs(shares.share.margin - 1.96 * Math.sqrt(1 / 6 / 4)) < 1e-12);
});

test('bars begin at round numbers, and nothing is lost', () => {
  const distribution = new Distribution();
  for (let value = 17; value < 217; value++) distribution.add(value);
  const { bars, width } = histogram(distribution);
  assert.equal(width, 10);
  assert.deepEqual(
    [bars[0], bars[1], bars.at(-1)],
    [
      { label: '10', value: 3 },
      { label: '20', value: 10 },
      { label: '210', value: 7 },
    ],
  );
  assert.deepEqual(histogram(new Distribution()).bars, []);
});
