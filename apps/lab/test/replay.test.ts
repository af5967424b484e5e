import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { findGame, gameIds, gameOf } from '@oeillade/catalogue/testkit';
import type * as spywhereRules from '@oeillade/games/spywhere';
import type * as winkFamily from '@oeillade/games/wink-family';
import { type GameEvent, type GameRecord, type Line, readRecord } from '@oeillade/kernel';
import { plain } from '../src/draw/ink.ts';
import { pages } from '../src/replay/page.ts';
import { type Eyes, Story } from '../src/replay/story.ts';
import { Walk } from '../src/replay/walk.ts';
import { recordOf as textOf } from '../src/simulation/play-game.ts';
import { job, lab, records, scratchFolder } from './support.ts';

const file = scratchFolder();

function recordOf(game: string, players: number): GameRecord {
  const read = readRecord(
    textOf(job(game, players, 1), 0)
      .trimEnd()
      .split('\n'),
    findGame,
  );
  assert.ok(read.ok);
  return read.record;
}

for (const game of gameIds) {
  const { min, max } = gameOf(game).facts.players;

  test(`${game}: every step is told and drawn within 80 columns, the picture within 18 rows`, () => {
    for (const players of [min, max]) {
      const story = new Story(recordOf(game, players), plain);
      for (const eyes of ['all', 0] as const) {
        for (const { line, sentence } of story.steps(eyes)) {
          assert.match(sentence, /^[A-Z].*\.$/);
          const rows = story.draw(line, eyes);
          assert.ok(rows.length <= 18, `${rows.length} rows`);
          for (const row of rows) assert.ok([...row].length <= 80, row);
        }
      }
    }
  });

  test(`${game}: through the eyes of a seat it is the same deal when the others hold each other's cards`, () => {
    const record = recordOf(game, max);
    const other = withSwappedHands(record, 1, 2);
    const firstPage = (of: GameRecord, eyes: Eyes) =>
      pages(new Story(of, plain), eyes, 0, plain).next().value;
    assert.equal(firstPage(record, 0), firstPage(other, 0));
    assert.notEqual(firstPage(record, 'all'), firstPage(other, 'all'));
  });
}

/** The same deal, but two seats have got each other's cards. */
function withSwappedHands(record: GameRecord, a: number, b: number): GameRecord {
  const [dealt, ...rest] = record.lines;
  const { hands } = dealt as GameEvent as winkFamily.Dealt | spywhereRules.Dealt;
  const swapped = hands.map((hand, seat) => (seat === a ? hands[b] : seat === b ? hands[a] : hand));
  const line: Line & { readonly hands: unknown } = { ...dealt!, hands: swapped };
  return { ...record, lines: [line, ...rest] };
}

test('with --seat no hand of another seat is shown before the end, and no signal that it did not see', () => {
  const record = recordOf('wink', 5);
  const story = new Story(record, plain);
  const steps = story.steps(1);
  for (const { line } of steps.filter(({ line }) => line < record.lines.length - 2)) {
    const hands = story
      .draw(line, 1)
      .join('\n')
      .match(/unseen|no card left/g);
    assert.ok(hands!.length >= 4, 'the four other hands are hidden');
  }
  const shown = new Set(steps.map(({ line }) => line));
  record.lines.forEach((line, index) => {
    if (line.e !== 'signalled') return;
    const { seat, seenBy } = line as unknown as { seat: number; seenBy: number[] };
    assert.equal(shown.has(index), seat === 1 || seenBy.includes(1));
  });
  assert.ok(steps.every(({ sentence }) => !sentence.includes('seen by')));
});

test('stepping back gives what stood there before', () => {
  const story = new Story(recordOf('spywhere', 4), plain);
  const forward = story.steps('all').map(({ line }) => story.draw(line, 'all').join('\n'));
  const back = story
    .steps('all')
    .toReversed()
    .map(({ line }) => story.draw(line, 'all').join('\n'));
  assert.deepEqual(back.toReversed(), forward);
});

test('walking: steps, turns, other eyes, never past the ends', () => {
  const walk = new Walk(new Story(recordOf('zwinkern', 3), plain), 'all', 0);
  walk.go(-5);
  assert.equal(walk.at, 0);
  walk.nextTurn();
  assert.match(walk.step.sentence, /calls/);
  const { at } = walk;
  walk.nextTurn();
  walk.previousTurn();
  assert.equal(walk.at, at);
  const { line } = walk.step;
  for (const eyes of [0, 1, 2, 'all']) {
    walk.switchEyes();
    assert.equal(walk.eyes, eyes);
    assert.equal(walk.step.line, line);
  }
  walk.go(1_000_000);
  assert.match(walk.step.sentence, /game is over/);
});

test('in a pipe every step is printed, without colours', async () => {
  const path = file('two.jsonl');
  writeFileSync(path, records('wink-agents', 4, 2));
  const { code, stdout, stderr } = await lab(['replay', path, '--game-number', '2']);
  assert.equal(code, 0);
  assert.equal(stderr, '');
  assert.match(stdout, /^── WINK, agents edition · step 1 of (\d+) · 0:00\nThe cards are dealt/);
  assert.match(stdout, /The game is over: .*win.* with \d+ points\./);
  assert.ok(!stdout.includes('\u001b'));
  const from = await lab(['replay', path, '--from', '5', '--seat', '3', '--all']);
  assert.match(from.stdout, /^── WINK, agents edition · step 5 of \d+ · \d+:\d\d · as Dario sees it\n/);
});

test('what cannot be replayed is told in a sentence', async () => {
  const path = file('one.jsonl');
  const text = records('wink', 4, 1);
  writeFileSync(path, text);
  writeFileSync(file('broken.jsonl'), text.replace('"e":"called"', '"e":"passed"'));
  const cases: [string[], number, RegExp][] = [
    [[path, '--game-number', '2'], 2, /has no game 2: it holds 1 game\./],
    [[path, '--seat', '4'], 2, /no seat 4: this game has the seats 0 to 3\./],
    [[path, '--from', '999'], 2, /no step 999: this game has \d+ steps\./],
    [[file('broken.jsonl')], 1, /broken\.jsonl:3: W-16 /],
  ];
  for (const [args, expected, says] of cases) {
    const { code, stderr } = await lab(['replay', ...args]);
    assert.equal(code, expected);
    assert.match(stderr, says);
  }
});
