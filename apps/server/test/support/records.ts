import assert from 'node:assert/strict';
import { findGame } from '@oeillade/catalogue/testkit';
import { type GameRecord, readRecord, type Verdict, verify } from '@oeillade/kernel';

/** Reads a record that must be in order: every line by the rules, the deal the one that was promised. */
export function verified(text: string): {
  readonly record: GameRecord;
  readonly verdict: Verdict & { ok: true };
} {
  const read = readRecord(text.trimEnd().split('\n'), findGame);
  assert.ok(read.ok, JSON.stringify(read));
  const verdict = verify(read.record);
  assert.ok(verdict.ok, JSON.stringify(verdict));
  assert.equal(verdict.deal, 'proven');
  assert.ok(verdict.finished);
  return { record: read.record, verdict };
}
