import assert from 'node:assert/strict';
import { test } from 'node:test';
import type * as winkFamily from '@oeillade/games/wink-family';
import { leadChangesIn } from '../src/eyes-leads.ts';

const [ADA, BEN, CLEO] = [0, 1, 2] as const;

const dealt: winkFamily.WinkEvent = {
  e: 'dealt',
  board: [1, 2, 3],
  hands: [[1], [2], [3]],
  left: [],
  spies: [3, 3, 3],
  first: ADA,
};
const accuses = (seat: number, right: boolean): winkFamily.WinkEvent => ({
  e: 'accused',
  seat,
  named: CLEO,
  number: 3,
  right,
});
const contact = (seat: number, named: number): winkFamily.WinkEvent => ({
  e: 'designated',
  seat,
  named,
  number: 1,
  right: true,
});

test('a lead changes when somebody else leads alone, and not while it is shared', () => {
  assert.equal(leadChangesIn([dealt, accuses(ADA, true)]), 0);
  assert.equal(leadChangesIn([dealt, accuses(ADA, true), contact(BEN, CLEO)]), 0);
  assert.equal(leadChangesIn([dealt, accuses(ADA, true), contact(BEN, CLEO), contact(BEN, CLEO)]), 0);
  assert.equal(leadChangesIn([dealt, accuses(ADA, true), accuses(BEN, true), accuses(BEN, true)]), 1);
  assert.equal(
    leadChangesIn([dealt, accuses(ADA, true), accuses(ADA, false), contact(BEN, ADA), accuses(BEN, true)]),
    1,
  );
});
