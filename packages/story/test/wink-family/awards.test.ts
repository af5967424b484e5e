import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { botGame } from '@oeillade/catalogue/testkit';
import { Evening, knownEvening, seatOf } from '../../testkit/wink-family/index.ts';
import { winkStory } from './support.ts';

describe('awards', () => {
  test('of the known evening: Dora caught a wink, Ben kept his secret, Ada looked longest', () => {
    const awards = winkStory(knownEvening().evening.record()).awards();
    assert.deepEqual(awards[seatOf('Dora')], { kind: 'lynx-eye', count: 1 });
    assert.deepEqual(awards[seatOf('Ben')], { kind: 'best-kept', count: 1 });
    assert.deepEqual(awards[seatOf('Ada')], { kind: 'longest-gaze', ms: 12_500 });
    assert.equal(awards[seatOf('Cleo')], null);
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

  test('nobody has two, none is given twice, and whoever won has one', () => {
    for (const seed of ['a', 'b', 'c']) {
      const { record } = botGame({ game: 'wink', players: 5, seed, level: 'regular' });
      const story = winkStory(record);
      const { ranks } = story.timeline.record.lines.at(-1) as unknown as { ranks: readonly number[] };
      const awards = story.awards();
      assert.equal(awards.length, 5);
      const kinds = awards.flatMap((award) => (award ? [award.kind] : []));
      assert.equal(new Set(kinds).size, kinds.length, kinds.join(' '));
      for (const [seat, rank] of ranks.entries()) if (rank === 1) assert.ok(awards[seat], `${seat} won`);
    }
  });
});
