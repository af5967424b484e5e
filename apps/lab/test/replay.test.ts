import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { gameIds, gameOf } from '@oeillade/catalogue/testkit';
import { plain } from '../src/draw/ink.ts';
import { ReplayedGame } from '../src/replay/replayed-game.ts';
import { Walk } from '../src/replay/walk.ts';
import { lab, recordOf, records, scratchFolder } from './support.ts';

const file = scratchFolder();

for (const game of gameIds) {
  const { min, max } = gameOf(game).facts.players;

  test(`${game}: every step is told and drawn within 80 columns, the picture within 18 rows`, async () => {
    for (const players of [min, max]) {
      const story = new ReplayedGame(await recordOf(game, players), plain);
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
}
test('stepping back gives what stood there before', async () => {
  const story = new ReplayedGame(await recordOf('spywhere', 4), plain);
  const forward = story.steps('all').map(({ line }) => story.draw(line, 'all').join('\n'));
  const back = story
    .steps('all')
    .toReversed()
    .map(({ line }) => story.draw(line, 'all').join('\n'));
  assert.deepEqual(back.toReversed(), forward);
});
test('walking: steps, turns, other eyes, never past the ends', async () => {
  const walk = new Walk(new ReplayedGame(await recordOf('zwinkern', 3), plain), 'all', 0);
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
  writeFileSync(path, await records('wink-agents', 4, 2));
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
  const text = await records('wink', 4, 1);
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
