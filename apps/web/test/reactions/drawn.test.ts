import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { REACTION_LASTS, REACTIONS } from '@oeillade/protocol';
import { ARRIVED, DRAWN, gazeAt, lastGaze } from '../../src/ui/reactions/drawn.ts';
import { MOODS, type Mood } from '../../src/ui/stage/art/moods.ts';

const moodOf = (reaction: (typeof REACTIONS)[number]): Mood => MOODS[DRAWN[reaction].mood];

describe('no reaction can be taken for a signal', () => {
  test('whatever one eye does, the other does: brows too', () => {
    for (const reaction of REACTIONS) {
      const [left, right] = moodOf(reaction).brows;
      assert.equal(left, right, reaction);
    }
    const shut = REACTIONS.filter((reaction) => DRAWN[reaction].areEyesShut);
    assert.deepEqual(shut, ['kiss'], 'and that shuts both');
  });

  test('the mouth, which no signal moves, always takes part', () => {
    const mouths = REACTIONS.map((reaction) => moodOf(reaction).mouth);
    assert.ok(mouths.every((mouth) => mouth !== undefined));
  });

  test('no two look alike', () => {
    const looks = REACTIONS.map((reaction) =>
      JSON.stringify([moodOf(reaction), DRAWN[reaction].front?.('skin1')]),
    );
    assert.equal(new Set(looks).size, REACTIONS.length);
  });
});

describe('the eyes of a reaction', () => {
  test('hold until the face has come up, and are still before it ends', () => {
    for (const reaction of REACTIONS) {
      const { gazes } = DRAWN[reaction];
      assert.equal(gazes[0].from, 0);
      for (const { from } of gazes.slice(1)) assert.ok(from >= ARRIVED && from < REACTION_LASTS / 2);
      assert.deepEqual(
        gazes.map(({ from }) => from),
        gazes.map(({ from }) => from).toSorted((one, other) => one - other),
      );
    }
  });

  test('look at each moment where it has them look, whoever is looked at', () => {
    const rolled = DRAWN['rolled-eyes'];
    assert.equal(gazeAt(rolled, 0), rolled.gazes[0]);
    assert.equal(gazeAt(rolled, ARRIVED - 1), rolled.gazes[0]);
    assert.equal(gazeAt(rolled, ARRIVED), rolled.gazes[1]);
    assert.equal(gazeAt(rolled, REACTION_LASTS), lastGaze(rolled));
  });
});
