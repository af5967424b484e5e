import assert from 'node:assert/strict';
import { findGame, tell } from '@oeillade/catalogue/testkit';
import { openRecord, type Proof, piecesOf, proofOf, type Story } from '../src/index.ts';

export function told(text: string): Story {
  const [piece] = piecesOf(text);
  const opened = openRecord(piece!, findGame);
  assert.ok(opened.ok, opened.ok ? '' : `line ${opened.flaw.line}: ${opened.flaw.message}`);
  return tell(opened.record);
}

export const proofOfText = (text: string): Proof => proofOf(piecesOf(text)[0]!, findGame);

/** What came of each step of a proof. */
export const states = (text: string): string[] =>
  proofOfText(text).steps.map(({ step, state }) => `${step} ${state}`);
