import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addGames, cellsOf, gamesOfAll, tasksFor } from '../src/crossplay/cells.ts';
import { bothTails, pairedOf } from '../src/crossplay/paired.ts';
import { ratingsOf, strengthsOf } from '../src/crossplay/rating.ts';
import { CrossplayResult } from '../src/crossplay/result.ts';
import { storiesOf } from '../src/tournament/story.ts';
import { job, lab, levelsOnly } from './support.ts';

const near = (value: number, wanted: number, by: number): void =>
  assert.ok(Math.abs(value - wanted) < by, `${value} is not ${wanted}`);

test('the fit finds the strengths that the results come from, at tables of two and of five', () => {
  const [strong, weak] = strengthsOf(2, [{ one: 0, others: 1, players: 2, games: 1e6, won: 8e5 }]);
  near(strong! / weak!, 4, 0.01);
  // One of strength 2 among four of strength 1 wins a third of the games.
  const [two, one] = strengthsOf(2, [{ one: 0, others: 1, players: 5, games: 9e5, won: 3e5 }]);
  near(two! / one!, 2, 0.01);
});

test('whoever wins nothing has a rating too', () => {
  const [winner, loser] = strengthsOf(2, [{ one: 0, others: 1, players: 2, games: 100, won: 100 }]);
  assert.ok(Number.isFinite(winner!) && loser! > 0 && winner! > loser!);
});

const plan = (bots: readonly string[], games: number) => {
  const { lineup: _, rotates: __, ...rest } = job('wink', 4, games);
  return cellsOf(bots, rest);
};

test('everybody plays among everybody, in every seat, the same deals for all', async () => {
  const cells = plan(['regular', 'random'], 8);
  assert.deepEqual(
    cells.map(({ one, others }) => [one, others]),
    [
      ['regular', 'regular'],
      ['regular', 'random'],
      ['random', 'regular'],
      ['random', 'random'],
    ],
  );
  for (const cell of cells) addGames(cell, await storiesOf(levelsOnly, cell.job, { first: 0, games: 8 }));
  const result = new CrossplayResult(['regular', 'random'], cells, 4);
  assert.equal(result.games, 8);
  assert.deepEqual(result.bots, ['regular', 'random']);
  assert.ok(result.among('regular', 'random').value > result.among('random', 'regular').value);
  const [paired] = result.paired;
  assert.ok(paired!.difference > 0 && paired!.p < 0.05);
});

test('tasks of all tables come in turn, and only whole rounds of all of them count', () => {
  const cells = plan(['regular', 'random'], 8);
  const firsts = tasksFor(cells, 1).map(({ chunk }) => chunk.first);
  assert.deepEqual(
    firsts,
    [...firsts].sort((a, b) => a - b),
  );
  for (const [index, { won }] of cells.entries()) won.push(...Array.from({ length: 8 - index }, () => 0));
  assert.equal(gamesOfAll(cells, 4), 4);
});

test('what is common to a deal falls out of a paired difference', () => {
  const cells = plan(['regular', 'random'], 8);
  // The luck of the deal decides half of the games alone; in the others the better one wins.
  for (const { one, won } of cells) {
    for (let game = 0; game < 400; game++)
      won.push(game % 2 === 0 ? Number(game % 4 === 0) : Number(one === 'regular'));
  }
  const [paired] = pairedOf(['regular', 'random'], cells, 400);
  near(paired!.difference, 0.5, 1e-9);
  near(paired!.margin, 0.049, 0.001);
  near(bothTails(1.96), 0.05, 1e-4);
  near(bothTails(0), 1, 1e-6);
  const [best] = ratingsOf(['regular', 'random'], cells, 400);
  assert.ok(best!.low <= best!.rating && best!.rating <= best!.high);
});

const TABLES = ['crossplay', '--game', 'wink', '--bots', 'regular,random', '--games', '8', '--seed', 'tea'];

test('the command line prints ratings, the matrix and paired differences, the same with any number of workers', async () => {
  const [one, two] = await Promise.all(['1', '2'].map((workers) => lab([...TABLES, '--workers', workers])));
  assert.equal(one!.code, 0, one!.stderr);
  assert.match(one!.stdout, /^WINK, 4 players: everybody among everybody, 8 games each\n/);
  assert.match(one!.stdout, /\n {2}regular +\d+ +\d+–\d+\n/);
  assert.match(one!.stdout, /\n {2}one among +regular +random\n/);
  assert.match(one!.stdout, /\n {2}regular +random +\+\d+\.\d +\S+ to \S+ +\S+/);
  assert.equal(two!.stdout, one!.stdout);
});

test('as JSON and as CSV', async () => {
  const [json, csv] = await Promise.all(['--json', '--csv'].map((format) => lab([...TABLES, format])));
  const { measures, ...about } = JSON.parse(json!.stdout);
  assert.deepEqual(about, {
    command: 'crossplay',
    game: 'wink',
    seed: 'tea',
    games: 8,
    bots: ['regular', 'random'],
  });
  assert.equal(measures.length, 2 + 4 + 2);
  const [head, ...rows] = csv!.stdout.trimEnd().split('\r\n');
  assert.equal(head, 'game,players,of,measure,value,low,high,sd,n');
  assert.equal(rows.length, measures.length);
  assert.match(rows[0]!, /^wink,4,regular,rating,[\d.]+,[\d.]+,[\d.]+,,8$/);
});

test('it takes two', async () => {
  for (const bots of ['expert', 'expert,expert']) {
    const { code, stderr } = await lab(['crossplay', '--game', 'wink', '--bots', bots]);
    assert.equal(code, 2);
    assert.match(stderr, /name at least two, and each of them once/);
  }
});
