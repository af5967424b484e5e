import assert from 'node:assert/strict';
import type { Game, RecordFlaw } from '../../src/index.ts';
import { judge } from './some-records.ts';

/** Says whether a ledger has this clause. */
export type IsClause = (id: string) => boolean;

/** Asserts that a record of this game is refused: where, by which rule, and in a sentence. */
export const refusing =
  (game: Game, isClause: IsClause) =>
  (texts: readonly string[], expected: Partial<RecordFlaw> = {}): RecordFlaw => {
    const verdict = judge(game, texts);
    assert.ok(!verdict.ok, 'accepted');
    const { flaw } = verdict;
    assert.ok(flaw.line >= 1 && flaw.line <= texts.length + 1, `line ${flaw.line}`);
    assert.ok(flaw.rule === 'format' || isClause(flaw.rule), `${flaw.rule} stands in no ledger`);
    assert.match(flaw.message, /\w+ \w+/);
    assert.deepEqual({ ...flaw, ...expected }, flaw);
    return flaw;
  };
