import assert from 'node:assert/strict';
import { test } from 'node:test';
import { games } from '@oeillade/games/spywhere';
import { Play, seedFrom } from '@oeillade/kernel';

const game = games.spywhere;
const setup = { players: 3, options: game.facts.defaults };

test('D-33 D-34 of each player a nationality can be foreseen, and only the end tells it', () => {
  const { lines } = Play.deal(game, setup, seedFrom('passports'));
  const [dealt] = lines;
  assert.ok(dealt?.e === 'dealt');
  const foresight = game.foresight(setup);
  foresight.follow(dealt);
  const questions = foresight.open();
  assert.deepEqual(
    questions.map(({ kind, seat }) => [kind, seat]),
    [
      ['passport', 0],
      ['passport', 1],
      ['passport', 2],
    ],
  );
  for (const { answers } of questions) assert.ok(answers.length === 5 && !answers.includes(dealt.out!));
  const [nation] = dealt.passports[1]!;
  assert.equal(foresight.follow({ e: 'attempted', seat: 0, at: 1, nation: nation! }), false);
  assert.equal(
    foresight.follow({ e: 'eliminated', seat: 0, nation: nation! }),
    true,
    'everybody hears of it',
  );
  assert.deepEqual(
    questions.map(({ id }) => foresight.answersTo(id)),
    [null, null, null],
  );
  const zeros = [0, 0, 0];
  foresight.follow({ e: 'ended', scores: zeros, ranks: [1, 1, 1], own: zeros, right: zeros });
  assert.deepEqual(
    questions.map(({ id }) => foresight.answersTo(id)),
    dealt.passports,
  );
  assert.deepEqual(foresight.open(), []);
});
