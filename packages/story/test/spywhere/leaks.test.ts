import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { spywhereRules } from '@oeillade/games';
import { botGame } from '../../testkit/index.ts';
import { spywhereStory } from '../support.ts';

const { indexOf } = spywhereRules;

describe('how the secrets leaked', () => {
  for (const players of [2, 3, 4, 6]) {
    const story = spywhereStory(
      botGame({ game: 'spywhere', players, seed: `leak ${players}`, level: 'regular' }).record,
    );
    const each = players === 2 ? 2 : 1;

    test(`${players} players: beliefs are chances, and nobody is everybody`, () => {
      for (const { chances } of story.leaks) {
        for (const row of chances) assert.ok(Math.abs(sum(row) - each) < 1e-9);
        const nations = chances[0]!.map((_, nation) => sum(chances.map((row) => row[nation]!)));
        // S-1: there is one passport of each.
        for (const share of nations) assert.ok(share <= 1 + 1e-9);
      }
    });

    test(`${players} players: S-24 what somebody eliminated, they are not`, () => {
      for (const { t, chances } of story.leaks) {
        const { view } = story.sceneAt(t, null);
        view.seats.forEach(({ clues }, seat) => {
          for (const nation of clues) assert.equal(chances[seat]![indexOf(nation)], 0);
        });
      }
    });

    test(`${players} players: before the first turn all is equally likely`, () => {
      const { chances, truth } = story.leaks[0]!;
      const possible = chances[0]!.filter((chance) => chance > 0);
      assert.ok(possible.every((chance) => Math.abs(chance - possible[0]!) < 1e-9));
      assert.ok(truth.every((chance) => Math.abs(chance - truth[0]!) < 1e-9));
    });
  }

  test('a reasoner learns: over many games the truth is believed more at the end than at the deal', () => {
    let [before, after] = [0, 0];
    for (let index = 0; index < 12; index++) {
      const { leaks } = spywhereStory(
        botGame({ game: 'spywhere', players: 4, seed: `many ${index}`, level: 'regular' }).record,
      );
      before += sum(leaks[0]!.truth);
      after += sum(leaks.at(-1)!.truth);
    }
    assert.ok(after > 1.5 * before, `${before} became ${after}`);
  });
});

test('what a seat does not know stays shut until the end', () => {
  const story = spywhereStory(botGame({ game: 'spywhere', players: 4, seed: 'shut' }).record);
  const { end } = story.timeline;
  const scene = story.sceneAt(end / 2, 1);
  assert.deepEqual(
    scene.own.map((own) => own !== null),
    [false, true, false, false],
  );
  assert.ok(story.sceneAt(end / 2, null).own.every((own) => own !== null));
  assert.ok(story.sceneAt(end, 1).own.every((own) => own !== null));
  const drawn = story.beats(1).filter(({ told }) => told.e === 'drew' && told.seat !== 1);
  assert.ok(drawn.length > 0 && drawn.every(({ told }) => !('card' in told)));
});

test('guesses and moments are those of the record', () => {
  const story = spywhereStory(
    botGame({ game: 'spywhere', players: 4, seed: 'guess', level: 'regular' }).record,
  );
  const ended = story.timeline.record.lines.at(-1) as unknown as spywhereRules.Ended;
  const right = ended.scores.map((_, seat) =>
    story.guesses.filter((guess) => guess.seat === seat && guess.right),
  );
  assert.deepEqual(
    right.map(({ length }) => length),
    ended.right,
  );
  for (const moment of story.moments()) assert.ok(moment.from <= moment.until && moment.seats.length > 0);
  assert.deepEqual(story.points().at(-1)?.scores, ended.scores);
});

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
