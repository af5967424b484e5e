import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readClientFrame } from '@oeillade/protocol';
import { LEVELS } from '@oeillade/table';

/** The protocol may name only types of a table, so it writes the levels once more. */
test('a bot can be asked for at each level that bots play at, and at no other', () => {
  const asks = (level: string) => ({ ask: 'change-bot', id: '1', seat: 0, level });
  for (const level of LEVELS) assert.deepEqual(readClientFrame(asks(level)), asks(level));
  assert.equal(readClientFrame(asks('wizard')), null);
});
