import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { botGame, traitsOf } from '@oeillade/catalogue/testkit';
import type { Line } from '@oeillade/kernel';
import { honoursOf, type Trait } from '../src/index.ts';
import { knownEvening, seatOf } from '../testkit/wink-family/index.ts';
import { told } from './support.ts';

/** What is told of everybody in a record. */
function traitsIn(text: string): readonly Trait[] {
  const { record } = told(text).timeline;
  return traitsOf(record.game.facts.id, record.lines);
}

/** That a wink was seen by one alone is told of nobody at the end of an evening. */
const isTold = ({ kind }: Trait): boolean => kind !== 'unseen';

describe('what is told of a game when the evening ends', () => {
  test('of the known game: Dora saw through Cleo, Ada and Ben found each other', () => {
    assert.deepEqual(traitsIn(knownEvening().evening.record()).filter(isTold), [
      { kind: 'saw-through', seat: seatOf('Dora'), count: 1 },
      { kind: 'seen-through', seat: seatOf('Cleo'), count: 1 },
      { kind: 'paired', seat: seatOf('Ada'), count: 1 },
      { kind: 'paired', seat: seatOf('Ben'), count: 1 },
    ]);
  });

  test('in Spywhere: as many saw through somebody as were seen through', () => {
    const { record } = botGame({ game: 'spywhere', players: 4, seed: 'an evening', level: 'regular' });
    const traits = traitsIn(record);
    const sum = (wanted: string) =>
      traits.filter(({ kind }) => kind === wanted).reduce((all, { count }) => all + count, 0);
    assert.ok(sum('saw-through') > 0);
    assert.equal(sum('saw-through'), sum('seen-through'));
    const seen = new Set(traits.flatMap(({ kind, seat }) => (kind === 'seen-through' ? [seat] : [])));
    assert.equal(sum('unread'), 4 - seen.size);
  });

  test('winks that only the two of us saw are told of both, and do not need the looks', () => {
    const wink = (seat: number, to: number, seenBy: readonly number[]): Line =>
      ({ t: 0, e: 'signalled', seat, to, signal: 'wink', seenBy }) as Line;
    const lines = [wink(0, 1, [1]), wink(1, 0, [0]), wink(1, 0, [0, 2]), wink(1, 0, []), wink(1, 2, [2])];
    assert.deepEqual(traitsOf('wink', lines), [
      { kind: 'unseen', seat: 0, count: 2 },
      { kind: 'unseen', seat: 1, count: 3 },
      { kind: 'unseen', seat: 2, count: 1 },
    ]);
  });

  test('in Spywhere last guesses count as any other', () => {
    const lines = [
      { t: 0, e: 'dealt', passports: [['fr'], ['it'], ['jp']] },
      { t: 1, e: 'attempted', seat: 0, at: 1, nation: 'it' },
      { t: 2, e: 'attempted', seat: 1, at: 2, nation: 'it' },
      { t: 3, e: 'attempted-last', seat: 2, attempts: [{ at: 0, nation: 'fr' }] },
    ] as readonly object[] as readonly Line[];
    assert.deepEqual(traitsOf('spywhere', lines), [
      { kind: 'saw-through', seat: 0, count: 1 },
      { kind: 'saw-through', seat: 2, count: 1 },
      { kind: 'seen-through', seat: 1, count: 1 },
      { kind: 'seen-through', seat: 0, count: 1 },
      { kind: 'unread', seat: 2, count: 1 },
    ]);
  });
});

describe('the honours of an evening', () => {
  const saw = (seat: number, count: number) => ({ kind: 'saw-through', seat, count }) as const;

  test('go to those who did something most often, wherever they sat', () => {
    const games = [
      { players: [0, 1, 2], traits: [saw(0, 2), saw(1, 1)] },
      { players: [2, 0, 1], traits: [saw(2, 2)] },
    ];
    assert.deepEqual(honoursOf(games), [{ kind: 'saw-through', players: [1], count: 3 }]);
  });

  test('two may share one; what more did as often distinguishes nobody', () => {
    const two = [{ players: [0, 1, 2], traits: [saw(0, 2), saw(1, 2)] }];
    assert.deepEqual(honoursOf(two), [{ kind: 'saw-through', players: [0, 1], count: 2 }]);
    const three = [{ players: [0, 1, 2], traits: [saw(0, 2), saw(1, 2), saw(2, 2)] }];
    assert.deepEqual(honoursOf(three), []);
  });

  test('none where nothing happened', () => {
    assert.deepEqual(honoursOf([{ players: [0, 1], traits: [] }]), []);
    assert.deepEqual(honoursOf([]), []);
  });
});
