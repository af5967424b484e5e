import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type * as spywhereRules from '@oeillade/games/spywhere';
import { excludedOf, type Marks, nextMarks, notebookRows } from '../../src/games/spywhere/table/notebook.ts';
import { Dinner } from './views.ts';

const [ADA, BEN, CLEO, DORA] = [0, 1, 2, 3] as const;
type Nation = spywhereRules.Nation;

function certain(dinner: Dinner, about: number, isPassportOpen = true): Partial<Record<Nation, string>> {
  const rows = notebookRows(dinner.view(ADA), { isPassportOpen, marks: {} });
  const { cells } = rows.find(({ seat }) => seat === about)!;
  return Object.fromEntries(cells.flatMap(({ nation, certain: why }) => (why ? [[nation, why]] : [])));
}

/** Three of a kind lie in the market, so that they can go. */
const withThree = (nation: Nation) => new Dinner({ market: [nation, nation, nation, 'usa', 'usa'] });

describe('what is certain writes itself', () => {
  test('the nationality that is out, and my own', () => {
    assert.deepEqual(certain(new Dinner(), BEN), { germany: 'out', italy: 'mine' });
  });

  test('S-24 a clue pile proves what its owner is not', () => {
    const dinner = withThree('japan').eliminates(BEN, 'japan');
    assert.deepEqual(certain(dinner, BEN), { germany: 'out', italy: 'mine', japan: 'clue' });
    assert.deepEqual(certain(dinner, CLEO), { germany: 'out', italy: 'mine' });
  });
});

test('S-24 a guess is warned of where all can see that it is wrong, and only there', () => {
  const dinner = withThree('japan').eliminates(BEN, 'japan');
  const wrong = { at: BEN, nation: 'japan' } as const;
  const guesses = [wrong, { at: BEN, nation: 'france' }, { at: CLEO, nation: 'japan' }] as const;
  for (const isPassportOpen of [true, false]) {
    const rows = notebookRows(dinner.view(ADA), { isPassportOpen, marks: {} });
    assert.deepEqual(excludedOf(rows, guesses), [wrong]);
    assert.deepEqual(excludedOf(rows, [{ at: BEN, nation: 'italy' }]), [], 'what only I know is no warning');
  }
});

describe('with my passport shut', () => {
  test('nothing says which nationality is mine', () => {
    for (const seat of [BEN, CLEO, DORA])
      assert.deepEqual(certain(new Dinner(), seat, false), { germany: 'out' });
  });

  test('not even by what would follow from it', () => {
    const shut = (nation: Nation) => {
      const dinner = new Dinner({ passports: [[nation], ['france'], ['japan'], ['britain']] });
      return notebookRows(dinner.view(ADA), { isPassportOpen: false, marks: {} });
    };
    assert.deepEqual(shut('italy'), shut('usa'));
  });

  test('notes that follow from what all can see are still shown', () => {
    const dinner = withThree('japan').eliminates(BEN, 'japan');
    assert.deepEqual(certain(dinner, BEN, false), { germany: 'out', japan: 'clue' });
  });
});

describe('my own notes', () => {
  const pressed = (times: number): Marks =>
    Array.from({ length: times }).reduce<Marks>((marks) => nextMarks(marks, BEN, 'japan'), {});

  test('a press goes from nothing to no, maybe, yes and back', () => {
    assert.deepEqual(
      [0, 1, 2, 3, 4].map((times) => pressed(times)['1/japan']),
      [undefined, 'no', 'maybe', 'yes', undefined],
    );
  });

  test('give way to what is certain', () => {
    const marks: Marks = { '1/germany': 'yes', '1/japan': 'maybe' };
    const [ben] = notebookRows(new Dinner().view(ADA), { isPassportOpen: true, marks });
    const markOf = (nation: Nation) => ben!.cells.find((cell) => cell.nation === nation)!.mark;
    assert.deepEqual([markOf('germany'), markOf('japan')], [null, 'maybe']);
  });
});
