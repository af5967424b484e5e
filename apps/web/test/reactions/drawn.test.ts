import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { REACTION_LASTS, REACTIONS } from '@oeillade/protocol';
import { ARRIVED, DRAWN, glanceAt, lastGlance } from '../../src/ui/reactions/drawn.ts';
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
      const { glances } = DRAWN[reaction];
      assert.equal(glances[0].from, 0);
      for (const { from } of glances.slice(1)) assert.ok(from >= ARRIVED && from < REACTION_LASTS / 2);
      assert.deepEqual(
        glances.map(({ from }) => from),
        glances.map(({ from }) => from).toSorted((one, other) => one - other),
      );
    }
  });

  test('look at each moment where it has them look, whoever is looked at', () => {
    const rolled = DRAWN['rolled-eyes'];
    assert.equal(glanceAt(rolled, 0), rolled.glances[0]);
    assert.equal(glanceAt(rolled, ARRIVED - 1), rolled.glances[0]);
    assert.equal(glanceAt(rolled, ARRIVED), rolled.glances[1]);
    assert.equal(glanceAt(rolled, REACTION_LASTS), lastGlance(rolled));
  });
});
