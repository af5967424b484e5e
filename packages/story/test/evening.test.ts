import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { botGame } from '@oeillade/catalogue/testkit';
import { honoursOf } from '../src/index.ts';
import { knownEvening, seatOf } from '../testkit/wink-family/index.ts';
import { told } from './support.ts';

describe('what is told of a game when the evening ends', () => {
  test('of the known game: Dora saw through Cleo, Ada and Ben found each other', () => {
    const traits = told(knownEvening().evening.record()).traits();
    assert.deepEqual(traits, [
      { kind: 'saw-through', seat: seatOf('Dora'), count: 1 },
      { kind: 'seen-through', seat: seatOf('Cleo'), count: 1 },
      { kind: 'paired', seat: seatOf('Ada'), count: 1 },
      { kind: 'paired', seat: seatOf('Ben'), count: 1 },
    ]);
  });

  test('in Spywhere: as many saw through somebody as were seen through', () => {
    const { record } = botGame({ game: 'spywhere', players: 4, seed: 'an evening', level: 'regular' });
    const traits = told(record).traits();
    const sum = (wanted: string) =>
      traits.filter(({ kind }) => kind === wanted).reduce((all, { count }) => all + count, 0);
    assert.ok(sum('saw-through') > 0);
    assert.equal(sum('saw-through'), sum('seen-through'));
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
