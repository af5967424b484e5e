import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { LEVELS, type Level, playBots } from '@oeillade/bots';
import { Library, offered } from '@oeillade/catalogue';
import { readSetup, seedFrom } from '@oeillade/kernel';
import { isProven, openRecord, piecesOf, proofOf } from '@oeillade/story';
import { DEFAULT_RULES } from '@oeillade/table';
import { liarsDice } from '../src/plugin.ts';
import type { DiceStory } from '../src/story/index.ts';

const library = new Library([...offered, liarsDice]);
await library.loadAll();
const { findGame, makeBot, tell, gameOf } = library;

function played(lineup: readonly Level[], seed: string) {
  const read = readSetup(gameOf('liars-dice'), lineup.length, {});
  assert.ok(read.ok);
  const seats = lineup.map((level, seat) => ({ name: `Bot ${seat}`, level }));
  const plan = { findGame, makeBot, game: 'liars-dice', rules: DEFAULT_RULES, secret: seedFrom(seed), seats };
  const { table } = playBots({ ...plan, setup: read.setup });
  return piecesOf(table.record()!)[0]!;
}

describe('beside the offered games', () => {
  test('it stands on the shelf, and nothing else has changed', () => {
    const others = new Library(offered).labels.map(({ id }) => id);
    assert.deepEqual(
      library.labels.map(({ id }) => id),
      [...others, 'liars-dice'],
    );
  });

  for (const level of LEVELS) {
    test(`bots play whole games of it, ${level}, and their records are proven`, () => {
      for (const players of [2, 4, 6]) {
        const piece = played(Array(players).fill(level), `${level} ${players}`);
        const opened = openRecord(piece, findGame);
        assert.ok(opened.ok && opened.verdict.finished);
        assert.ok(isProven(proofOf(piece, findGame)));
      }
    });
  }

  test('whoever counts wins more often than whoever does not', () => {
    let won = 0;
    for (let game = 0; game < 60; game++) {
      const lineup: Level[] = game % 2 ? ['expert', 'random'] : ['random', 'expert'];
      const opened = openRecord(played(lineup, `match ${game}`), findGame);
      assert.ok(opened.ok);
      const { ranks } = opened.record.lines.at(-1) as unknown as { ranks: number[] };
      if (ranks[lineup.indexOf('expert')] === 1) won++;
    }
    assert.ok(won >= 45, `${won} of 60`);
  });

  test('its story shows each viewer their own dice, and its best moments are doubts', () => {
    const opened = openRecord(played(['expert', 'novice', 'regular'], 'story'), findGame);
    assert.ok(opened.ok);
    const story = tell(opened.record) as DiceStory;
    const { dice } = story.sceneAt(0, 1);
    assert.deepEqual(
      dice.map((hand) => hand?.length ?? null),
      [null, 3, null],
    );
    assert.ok(story.sceneAt(0, null).dice.every((hand) => hand !== null));
    assert.ok(story.moments().length > 0);
    assert.deepEqual(story.points()[0]?.scores, [3, 3, 3]);
  });
});
