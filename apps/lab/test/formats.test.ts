import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { csvLines } from '../src/statistics/measure.ts';
import { lab, records, scratchFolder } from './support.ts';

const file = scratchFolder();

test('cells of CSV are quoted where they must be', () => {
  assert.equal(
    csvLines([
      ['a', 'b,c'],
      ['say "hi"', 1],
    ]),
    'a,"b,c"\r\n"say ""hi""",1\r\n',
  );
});

test('--json and --csv do not go together', async () => {
  for (const args of [
    ['tournament', '--game', 'wink', '--bots', 'random'],
    ['stats', 'x.jsonl'],
    ['verify', 'x.jsonl'],
  ]) {
    const { code, stderr } = await lab([...args, '--json', '--csv']);
    assert.equal(code, 2);
    assert.match(stderr, /--json and --csv do not go together/);
  }
});

interface Row {
  readonly of: string;
  readonly measure: string;
  readonly value: number;
}

const measured = (rows: readonly Row[], of: string, measure: string): number =>
  rows.find((row) => row.of === of && row.measure === measure)?.value ??
  assert.fail(`no ${measure} of ${of}`);

test('a tournament as JSON: by bot, by turn order, lead changes, undealt calls and ties', async () => {
  const args = ['tournament', '--game', 'wink', '--bots', 'regular', '--against', 'random', '--games', '8'];
  const { stdout } = await lab([...args, '--seed', 'tea', '--json']);
  const { measures, games, seed } = JSON.parse(stdout);
  assert.deepEqual([games, seed], [8, 'tea']);
  const value = (of: string, measure: string) => measured(measures, of, measure);
  assert.ok(Math.abs(value('regular', 'wins') + value('random', 'wins') - 1) < 1e-9);
  const inOrder = [1, 2, 3, 4].map((place) => value(`turn ${place}`, 'wins'));
  assert.ok(Math.abs(inOrder.reduce((a, b) => a + b) - 1) < 1e-9);
  assert.ok(value('random', 'undealt calls') <= value('random', 'calls'));
  assert.ok(value('all', 'lead changes') >= 0);
  assert.ok(value('all', 'decided by a tie-break') + value('all', 'shared victories') <= 1);
});

test('records as JSON and CSV: what is counted, by bot and by seat', async () => {
  writeFileSync(file('r.jsonl'), await records('zwinkern', 4, 6));
  const json = await lab(['stats', file('r.jsonl'), '--json']);
  const { measures, broken } = JSON.parse(json.stdout);
  assert.equal(broken, 0);
  assert.equal(measured(measures, 'all', 'games'), 6);
  assert.equal(measured(measures, 'random', 'seats'), 4);
  assert.equal(measured(measures, 'random', 'wins'), 1);
  const csv = await lab(['stats', file('r.jsonl'), '--csv']);
  assert.equal(csv.stdout.trimEnd().split('\r\n').length, measures.length + 1);
});

test('what breaks the rules as JSON and CSV', async () => {
  const good = await records('wink', 4, 1);
  writeFileSync(
    file('bad.jsonl'),
    good.replace(/"e":"called","seat":(\d)/, (_, seat) => `"e":"called","seat":${(+seat + 1) % 4}`),
  );
  const json = await lab(['verify', file('bad.jsonl'), '--json']);
  assert.equal(json.code, 1);
  const { records: read, broken, flaws } = JSON.parse(json.stdout);
  assert.deepEqual([read, broken, flaws.length], [1, 1, 1]);
  const csv = await lab(['verify', file('bad.jsonl'), '--csv']);
  assert.match(csv.stdout, /^file,line,rule,message\r\n[^\r\n]*bad\.jsonl,\d+,W-11,/);
});

test('simulate says as JSON what it has played', async () => {
  const args = ['simulate', '--game', 'wink', '--games', '2', '--seed', 's', '--json', '--out'];
  const { stdout, stderr } = await lab([...args, file('s.jsonl')]);
  const { seconds, ...about } = JSON.parse(stdout);
  assert.deepEqual(about, {
    command: 'simulate',
    game: 'wink',
    seed: 's',
    games: 2,
    bots: ['random', 'random', 'random', 'random'],
    out: file('s.jsonl'),
  });
  assert.ok(seconds > 0 && stderr === '');
  assert.match((await lab([...args, '-'])).stderr, /--json would come between the records/);
});
