import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Trait, TraitKind } from '@oeillade/story';
import { COSTUME_PIECES, type CostumePiece } from '@oeillade/table';
import { FEATS, type FeatId, featsDone, lockOn } from '../../src/features/history/feats/feats.ts';
import { counted, merged, NOTHING, type Tally, withEvening } from '../../src/features/history/feats/tally.ts';
import type { Summary } from '../../src/features/history/summary.ts';

interface Somebody {
  readonly name: string;
  readonly rank: number;
  readonly level?: string;
}

/** A finished game; I am the first. */
function game(...players: readonly Somebody[]): Summary {
  const seats = players.map(({ name, rank, level = null }, seat) => ({
    seat,
    name,
    rank,
    level,
    isBot: level !== null,
    points: 0,
  }));
  return { code: 'ACDE3', round: 1, game: 'wink', ended: 0, players: seats, me: seats[0]! };
}

const ADA_WINS = game({ name: 'Ada', rank: 1 }, { name: 'Mila', rank: 2, level: 'regular' });
const ADA_LOSES = game({ name: 'Ada', rank: 2 }, { name: 'Greta', rank: 1, level: 'shark' });

/** Ada's tally after these games. */
const after = (...games: readonly Summary[]): Tally =>
  games.reduce((tally, one, number) => counted(tally, `game ${number}`, one, []), NOTHING);

const done = (tally: Tally): FeatId[] => featsDone(tally.counts);

describe('what I have done', () => {
  test('a game that I finished, won, and in which I beat Mila', () => {
    assert.deepEqual(done(after(ADA_WINS)), ['first-game', 'first-win', 'beat-mila']);
  });

  test('Mila is not beaten where she came in before me, or played below her level', () => {
    const gentle = game({ name: 'Ada', rank: 1 }, { name: 'Mila', rank: 2, level: 'novice' });
    const lost = game({ name: 'Ada', rank: 2 }, { name: 'Mila', rank: 1, level: 'regular' });
    assert.ok(!done(after(gentle, lost)).includes('beat-mila'));
  });

  test('a person who calls herself Mila is not of the cast', () => {
    const other = game({ name: 'Ada', rank: 1 }, { name: 'Mila', rank: 2 });
    assert.deepEqual(after(other).met, []);
    assert.ok(!done(after(other)).includes('beat-mila'));
  });

  test('a shark that came in after me', () => {
    const won = game({ name: 'Ada', rank: 1 }, { name: 'Greta', rank: 2, level: 'shark' });
    assert.ok(done(after(won)).includes('beat-shark'));
    assert.ok(!done(after(ADA_LOSES)).includes('beat-shark'));
  });

  test('three wins in a row, and not with a defeat between', () => {
    assert.ok(done(after(ADA_WINS, ADA_WINS, ADA_WINS)).includes('three-in-a-row'));
    assert.ok(!done(after(ADA_WINS, ADA_WINS, ADA_LOSES, ADA_WINS)).includes('three-in-a-row'));
  });

  test('a win among six', () => {
    const others = ['B', 'C', 'D', 'E', 'F'].map((name) => ({ name, rank: 2 }));
    assert.ok(done(after(game({ name: 'Ada', rank: 1 }, ...others))).includes('win-in-a-crowd'));
  });

  test('the same game counts once, and games of others never', () => {
    const once = counted(NOTHING, 'one', ADA_WINS, []);
    assert.equal(counted(once, 'one', ADA_WINS, []), once);
    assert.equal(counted(NOTHING, 'one', { ...ADA_WINS, me: null }, []), NOTHING);
  });
});

describe('what a game tells of me', () => {
  const trait = (kind: TraitKind, seat: number, count: number): Trait => ({ kind, seat, count });

  test('pairs, catches, winks that only two saw, and a passport that nobody read', () => {
    const traits = [
      trait('paired', 0, 2),
      trait('saw-through', 0, 1),
      trait('unseen', 0, 3),
      trait('unread', 0, 1),
      trait('saw-through', 1, 9),
      trait('seen-through', 0, 4),
    ];
    const { counts } = counted(NOTHING, 'one', ADA_WINS, traits);
    assert.deepEqual([counts.partners, counts.catches, counts.unseen, counts.unread], [2, 1, 3, 1]);
  });

  test('an evening that I won, once', () => {
    const once = withEvening(NOTHING, 'evening');
    assert.deepEqual(done(once), ['won-evening']);
    assert.equal(withEvening(once, 'evening'), once);
  });
});

describe('what can be worn', () => {
  const pieces: readonly CostumePiece[] = Object.values(COSTUME_PIECES).flat();
  const free = pieces.filter((piece) => lockOn(piece, {}) === null);

  test('every feat unlocks a piece of its own that is drawn', () => {
    const unlocked = Object.values(FEATS).map(({ piece }) => piece);
    assert.equal(new Set(unlocked).size, unlocked.length);
    for (const piece of unlocked) assert.ok(pieces.includes(piece));
  });

  test('nothing that anybody had before is locked: the masks of all faces, and a choice of every kind', () => {
    for (const piece of [
      'own',
      'loup',
      'butterfly',
      'cat',
      'round',
      'none',
      'usual',
      'left',
      'right',
    ] as const) {
      assert.ok(free.includes(piece));
    }
    for (const kind of Object.values(COSTUME_PIECES)) {
      assert.ok(kind.filter((piece) => free.includes(piece)).length >= 2);
    }
  });

  test('a locked piece says how far one has come', () => {
    assert.deepEqual(lockOn('owl', { catches: 4 }), { feat: 'ten-catches', needs: 10, done: 4 });
    assert.equal(lockOn('owl', { catches: 10 }), null);
  });
});

test('tallies of two devices: of each count the larger, and everybody whom either has met', () => {
  const one = after(ADA_WINS, ADA_WINS);
  const other = counted(NOTHING, 'elsewhere', ADA_LOSES, [{ kind: 'saw-through', seat: 0, count: 3 }]);
  const both = merged(one, other);
  assert.equal(both.counts.wins, 2);
  assert.equal(both.counts.catches, 3);
  assert.deepEqual(both.met, ['mila', 'greta']);
  assert.deepEqual(both.games, ['game 0', 'game 1', 'elsewhere']);
});
