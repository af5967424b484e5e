import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { botGame } from '@oeillade/catalogue/testkit';
import { Evening, knownEvening, seatOf } from '../../testkit/wink-family/index.ts';
import { winkStory } from './support.ts';

describe('awards', () => {
  test('of the known evening: Dora caught a wink, Ben kept his secret, Ada looked longest, and Cleo met his eyes', () => {
    const awards = winkStory(knownEvening().evening.record()).awards();
    assert.deepEqual(awards[seatOf('Dora')], { kind: 'lynx-eye', count: 1 });
    assert.deepEqual(awards[seatOf('Ben')], { kind: 'best-kept', count: 1 });
    assert.deepEqual(awards[seatOf('Ada')], { kind: 'longest-gaze', ms: 12_500 });
    assert.deepEqual(awards[seatOf('Cleo')], { kind: 'eye-to-eye', count: 1 });
  });

  test('whoever missed a wink by the least is told by how much', () => {
    const evening = new Evening();
    evening.at(1_000).calls('Ada', evening.hand('Ben')[0]!);
    evening.at(1_500).looks('Ada', 'Ben').looks('Dora', 'Ben').looks('Cleo', 'Ben');
    evening.at(2_000).looks('Ben', 'Ada');
    evening.at(2_700).looks('Cleo', 'board').at(2_983).looks('Dora', 'board');
    evening.at(3_000).winks('Ben', 'Ada').at(5_000).ends();
    assert.deepEqual(winkStory(evening.record()).awards()[seatOf('Dora')], { kind: 'near-miss', ms: 17 });
  });

  test('everybody has one, and none is given twice, at tables of four to eight', () => {
    for (const players of [4, 5, 6, 8]) {
      for (const seed of ['a', 'b', 'c']) {
        const { record } = botGame({ game: 'wink', players, seed, level: 'regular' });
        const kinds = winkStory(record)
          .awards()
          .map(({ kind }) => kind);
        assert.equal(kinds.length, players);
        assert.equal(new Set(kinds).size, players, kinds.join(' '));
      }
    }
  });

  test('the longest look is the longest of all; whoever looked nearly as long has a steady gaze', () => {
    const { record } = botGame({ game: 'wink', players: 8, seed: 'a', level: 'regular' });
    const story = winkStory(record);
    const longest = story.eyes.looks.map((looks) =>
      Math.max(0, ...looks.filter(({ at }) => at !== null).map(({ from, until }) => until - from)),
    );
    for (const [seat, award] of story.awards().entries()) {
      if (award.kind === 'longest-gaze') assert.equal(longest[seat], Math.max(...longest));
      if (award.kind === 'steady-gaze') assert.equal(award.ms, Math.round(longest[seat]!));
      if (award.kind === 'above-suspicion') assert.ok(story.accusations.every(({ named }) => named !== seat));
    }
  });
});
