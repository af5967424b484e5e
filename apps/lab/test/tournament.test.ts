import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { LEVELS, type Level } from '@oeillade/bots';
import { gameIds } from '@oeillade/catalogue/testkit';
import { eventually } from '../../../tools/eventually.ts';
import { seatingOf } from '../src/simulation/job.ts';
import { lineupOf } from '../src/simulation/lineup.ts';
import { wilson } from '../src/statistics/wilson.ts';
import { playTournament, wholeRounds } from '../src/tournament/play.ts';
import { Standings } from '../src/tournament/standings.ts';
import { storiesOf, storyOf, type TournamentGame } from '../src/tournament/story.ts';
import { endOf, job, lab, levelsOnly, scratchFolder, startLab, usualPlayers } from './support.ts';

const file = scratchFolder();

const tournament = (game: string, players: number, bots: readonly Level[], games: number) =>
  job(game, players, games, { lineup: lineupOf(bots, players), rotates: true });

async function played(workers: number): Promise<TournamentGame[]> {
  const stories: TournamentGame[] = [];
  const plan = tournament('wink', 4, ['regular', 'random'], 12);
  for await (const story of playTournament(plan, workers)) stories.push(story);
  return stories;
}

test('the same seed gives the same games with 1 and 2 workers', async () => {
  const alone = await played(1);
  assert.equal(alone.length, 12);
  assert.deepEqual(await played(2), alone);
});

test('in a round everybody sits in every seat once', () => {
  const lineup = lineupOf(['expert', 'regular', 'random'], 5);
  assert.deepEqual(lineup, ['expert', 'regular', 'random', 'expert', 'regular']);
  const round = tournament('zwinkern', 5, ['expert', 'regular', 'random'], 5);
  const seatings = lineup.map((_, number) => seatingOf(round, number));
  for (let seat = 0; seat < 5; seat++) {
    const there = seatings.map((seating) => seating[seat]!).sort();
    assert.deepEqual(there, [...lineup].sort());
  }
  assert.deepEqual(seatingOf(round, 5), seatingOf(round, 0));
  assert.deepEqual(seatingOf({ ...round, rotates: false }, 3), lineup);
});

test('one against all the others', () => {
  assert.deepEqual(lineupOf(['expert'], 4, 'regular'), ['expert', 'regular', 'regular', 'regular']);
});

test('the number of games is rounded up to whole rounds, and a round that was cut short does not count', async () => {
  assert.deepEqual([wholeRounds(2000, 3), wholeRounds(2000, 5), wholeRounds(1, 8)], [2001, 2000, 8]);
  const plan = tournament('wink', 4, ['random'], 7);
  const standings = new Standings(4);
  for (let number = 0; number < 7; number++) standings.add(await storyOf(levelsOnly, plan, number));
  assert.equal(standings.games, 4);
});

for (const game of gameIds) {
  test(`${game}: the numbers of a small tournament add up`, async () => {
    const players = usualPlayers(game);
    const plan = tournament(game, players, ['regular', 'novice', 'random'], 2 * players);
    const standings = new Standings(players);
    const stories = await storiesOf(levelsOnly, plan, { first: 0, games: plan.games });
    for (const story of stories) standings.add(story);
    const { standings: bots, games } = standings;
    assert.equal(games, plan.games);
    for (const { bot, sittings } of bots) {
      const seats = plan.lineup.filter((one) => one === bot).length;
      assert.equal(sittings, seats * games, bot);
    }
    const sum = (of: (bot: string) => number) => bots.reduce((total, { bot }) => total + of(bot), 0);
    assert.ok(Math.abs(sum((bot) => standings.wins(bot).share) - 1) < 1e-12);
    assert.ok(Math.abs(sum((bot) => standings.wins(bot).fair) - 1) < 1e-12);
    assert.equal(
      [...standings.ends.values()].reduce((a, b) => a + b),
      games,
    );
    const points = stories.flatMap(({ seats }) => seats).reduce((total, { points: one }) => total + one, 0);
    const told = bots.reduce((total, { points: all }) => total + all.mean * all.size, 0);
    assert.ok(Math.abs(points - told) < 1e-9);
  });
}

test("Wilson's interval", () => {
  const { low, high } = wilson(8, 10);
  assert.ok(Math.abs(low - 0.4902) < 1e-4 && Math.abs(high - 0.9433) < 1e-4);
  assert.equal(wilson(0, 10).low, 0);
  assert.equal(wilson(10, 10).high, 1);
});

const TABLE = ['tournament', '--game', 'wink', '--players', '4', '--seed', 'tea'];

test('the command line prints tables and writes one page that needs nothing else', async () => {
  const out = file('report.html');
  const args = [...TABLE, '--bots', 'regular', '--against', 'random', '--games', '10', '--out', out];
  const { code, stdout, stderr } = await lab(args);
  assert.equal(code, 0);
  assert.match(stdout, /^WINK, 4 players: 12 games\n/);
  assert.match(stdout, /\n {2}regular +1 +[\d.]+ % +[\d.]+–[\d.]+ +[\d.]+ /);
  assert.match(stdout, /\n {2}random +3 +[\d.]+ %/);
  assert.match(
    stdout,
    /\n {2}contacts a call +0\.\d\d; 0\.\d\d of those that had a partner; \d+\.\d % of the calls had none\n/,
  );
  assert.match(stderr, /^12 games \(.* games\/s\)\.\nReport: .*report\.html\n$/);
  const page = readFileSync(out, 'utf8');
  assert.match(page, /^<!doctype html>/);
  assert.match(page, /prefers-color-scheme: dark/);
  assert.match(page, /Wins × fair share/);
  assert.doesNotMatch(page, /(?:src|href)=|@import|url\(|<script|NaN|undefined|Infinity/);
  const again = await lab([...args, '--workers', '1']);
  assert.equal(again.stdout, stdout);
  assert.equal(readFileSync(out, 'utf8'), page);
});

test('wrong arguments get one sentence and exit code 2', async () => {
  const bots = [...TABLE, '--bots', 'expert'];
  const wrong: readonly (readonly [readonly string[], RegExp])[] = [
    [TABLE, /--bots/],
    [['tournament', '--bots', 'expert'], /--game/],
    [[...TABLE, '--bots', 'wizard'], new RegExp(LEVELS.join(', '))],
    [[...TABLE, '--bots', ''], new RegExp(LEVELS.join(', '))],
    [[...bots, '--against', 'nobody'], new RegExp(LEVELS.join(', '))],
    [[...TABLE, '--bots', 'expert,regular,novice,random,random'], /5 bots for 4 seats/],
    [[...TABLE, '--bots', 'expert,regular,novice,random', '--against', 'random'], /all the seats are taken/],
    [[...bots, '--players', '9'], /4 to 8 players, not 9/],
    [[...bots, '--games', '0'], /whole number from 1/],
    [[...bots, '--out', 'report.pdf'], /\.html/],
    [[...bots, '--option', 'channel=faces'], /bots have no face.*D-1/],
    [[...bots, '--option', 'mostForTurn=soon'], /option mostForTurn/],
    [[...bots, '--games', '4', '--out', '/no/such/folder/r.html'], /cannot write .*no such file/],
  ];
  const results = await Promise.all(
    wrong.map(async ([args, says]) => ({ args, says, ...(await lab(args)) })),
  );
  for (const { args, says, code, stderr } of results) {
    assert.equal(code, 2, `${args.join(' ')}: ${stderr}`);
    assert.match(stderr, says, args.join(' '));
  }
});

/** Makes a program say when it has begun to wait for Ctrl-C. */
const LISTENS = `data:text/javascript,process.on('newListener',(name)=>name==='SIGINT'&&setImmediate(()=>process.stderr.write('listens\\n')))`;

test('Ctrl-C reports what was played', async () => {
  const out = file('stopped.html');
  const child = startLab(
    [...TABLE, '--bots', 'random', '--games', '1000000', '--out', out],
    ['--import', LISTENS],
  );
  const end = endOf(child);
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (text) => {
    stdout += text;
  });
  child.stderr.on('data', (text) => {
    stderr += text;
  });
  await eventually('a program that can be interrupted', () => stderr.includes('listens\n'));
  // It says nothing more before its end: whenever the signal comes, what it reports is whole.
  await pause(1_000);
  child.kill('SIGINT');
  assert.equal(await end(), 130, stderr);
  assert.match(stderr, /^listens\nStopped after [\d,]+ of 1,000,000 games/);
  const games = Number(/^WINK, 4 players: ([\d,]+) games\n/.exec(stdout)?.[1]?.replaceAll(',', ''));
  assert.equal(games % 4, 0);
  assert.equal(existsSync(out), games > 0);
});
