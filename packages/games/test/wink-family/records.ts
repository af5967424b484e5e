import assert from 'node:assert/strict';
import {
  changedOptions,
  type Line,
  RECORD_VERSION,
  type RecordFlaw,
  readRecord,
  type Verdict,
  verify,
} from '@oeillade/kernel';
import type { Signalled, WinkEvent, WinkGame } from '../../src/wink-family/index.ts';
import { EDITIONS, type Name, seatOf, type Table } from './table.ts';

/** A record as somebody may have written it: nothing about it is sure. */
export interface Written {
  readonly header: object;
  readonly lines: readonly object[];
}

/** The record of what was played at a table so far. */
export function recordOf({ play, names, options }: Table): Written {
  const { facts } = play.game;
  const header = {
    record: RECORD_VERSION,
    game: facts.id,
    options: changedOptions(facts, options),
    seats: names.map((name) => ({ name, kind: 'human' })),
  };
  return { header, lines: play.lines };
}

/** The same record with one line changed. Lines count from 1 as in the file: 1 is the header, 2 the deal. */
export function altered({ header, lines }: Written, at: number, change: object): Written {
  return { header, lines: lines.map((line, index) => (index === at - 2 ? { ...line, ...change } : line)) };
}

/** The same record with a line more, before the one that stood there. */
export function inserted({ header, lines }: Written, at: number, line: object): Written {
  return { header, lines: lines.toSpliced(at - 2, 0, line) };
}

export function without({ header, lines }: Written, at: number): Written {
  return { header, lines: lines.toSpliced(at - 2, 1) };
}

/** A signal as the eyes of the table write it down when it is over. */
export function signal(
  about: { from: Name; to: Name; number: number; seenBy?: readonly Name[]; signal?: Signalled['signal'] },
  began: number,
  over: number,
): Line<WinkEvent> {
  return {
    t: over,
    e: 'signalled',
    seat: seatOf(about.from),
    to: seatOf(about.to),
    number: about.number,
    signal: about.signal ?? 'wink',
    from: began,
    until: over,
    seenBy: (about.seenBy ?? []).map(seatOf),
  };
}

/** Writes the record as text, reads it back, and judges it. */
const judge = (record: Written): Verdict => judgeBy(EDITIONS, record);

/** As `judge`, but content with any deal: for the small games that no edition would deal. */
export const judgePlay = (record: Written): Verdict =>
  judgeBy(
    EDITIONS.map((game) => ({ ...game, checkDeal: () => null })),
    record,
  );

function judgeBy(games: readonly WinkGame[], { header, lines }: Written): Verdict {
  const texts = [header, ...lines].map((line) => JSON.stringify(line));
  const read = readRecord(texts, (id) => games.find(({ facts }) => facts.id === id) ?? null);
  return read.ok ? verify(read.record) : read;
}

export function isInOrder(record: Written, by = judge): Extract<Verdict, { ok: true }> {
  const verdict = by(record);
  assert.ok(
    verdict.ok,
    verdict.ok ? '' : `line ${verdict.flaw.line}, ${verdict.flaw.rule}: ${verdict.flaw.message}`,
  );
  return verdict;
}

export function breaks(record: Written, rule: string, atLine: number, by = judge): RecordFlaw {
  const verdict = by(record);
  assert.ok(!verdict.ok, `a record that breaks ${rule} was accepted`);
  const { flaw } = verdict;
  assert.deepEqual({ rule: flaw.rule, line: flaw.line }, { rule, line: atLine }, flaw.message);
  return flaw;
}
