import assert from 'node:assert/strict';
import { test } from 'node:test';
import { motionOf, replacedIn } from '../../src/features/table/motion.ts';
import { lobbyOf } from '../support/lobby-of.ts';

test('W-18 the end that nobody has asked for is the table’s own offer, and is asked otherwise', () => {
  assert.equal(motionOf({ on: 'end', yes: [] }), 'circles');
  assert.equal(motionOf({ on: 'end', yes: [2] }), 'end');
});

test('what else is voted on, and who is to be replaced', () => {
  assert.equal(motionOf({ on: 'pause', yes: [0] }), 'pause');
  assert.equal(motionOf({ on: 'resume', yes: [0] }), 'resume');
  const vote = { on: 'replace/2', yes: [0] };
  assert.equal(motionOf(vote), 'replace');
  assert.equal(replacedIn(vote, lobbyOf('wink')), 'Cleo');
});
