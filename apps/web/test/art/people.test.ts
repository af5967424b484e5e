import assert from 'node:assert/strict';
import { test } from 'node:test';
import { winkFamily } from '@oeillade/games';
import { COLOURS } from '../../src/ui/art/guests/colours.ts';

test('W-1: every colour that a player may wear is drawn', () => {
  assert.deepEqual(COLOURS, [...winkFamily.COLOURS]);
});
