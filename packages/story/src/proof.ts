import {
  type DealProof,
  type FindGame,
  type GameRecord,
  proveDeal,
  type RecordFlaw,
  readRecord,
  verify,
} from '@oeillade/kernel';
import type { RecordText } from './open.ts';

/** One check of a record. `open`: an earlier check has failed, or the record lacks what this one would compare. */
export interface ProofStep {
  readonly step: (typeof STEPS)[number];
  readonly state: 'right' | 'wrong' | 'open';
}

/** In this order: the file can be read; the promises were kept; the seed, the cards and every move follow; the game has ended. */
const STEPS = ['format', 'promise', 'seed', 'deal', 'moves', 'end'] as const;

/** What can be said of a record: the same facts as `lab verify` tells. */
export interface Proof {
  readonly steps: readonly ProofStep[];
  /** Where it breaks a rule, or cannot be read. */
  readonly flaw: RecordFlaw | null;
  readonly deal: DealProof | null;
  readonly record: GameRecord | null;
  readonly isFinished: boolean;
}

/** Checks one record: its deal against what was promised, every move against the rules. */
export function proofOf({ texts, firstLine }: RecordText, findGame: FindGame): Proof {
  const read = readRecord(texts, findGame, firstLine);
  if (!read.ok) return broken(read.flaw);
  const { record } = read;
  const verdict = verify(record);
  const dealt = record.lines[0]?.e === 'dealt' ? proveDeal(record) : null;
  const deal = verdict.ok ? verdict.deal : dealt;
  const isFinished = verdict.ok && verdict.finished;
  const flaw = verdict.ok ? null : verdict.flaw;
  const steps: ProofStep[] = [
    { step: 'format', state: 'right' },
    ...dealSteps(deal),
    { step: 'moves', state: verdict.ok ? 'right' : 'wrong' },
    { step: 'end', state: isFinished ? 'right' : 'open' },
  ];
  return { steps, flaw, deal, record, isFinished };
}

/** Whether nothing is wrong and nothing is left open. */
export const isProven = ({ steps }: Proof): boolean => steps.every(({ state }) => state === 'right');

function broken(flaw: RecordFlaw): Proof {
  const steps = STEPS.map((step) => ({ step, state: step === 'format' ? 'wrong' : 'open' }) as const);
  return { steps, flaw, deal: null, record: null, isFinished: false };
}

/** After the first flaw the other checks stay open: they would compare with something that is wrong already. */
function dealSteps(deal: DealProof | null): ProofStep[] {
  const at = deal === null ? 0 : FAILS_AT[deal];
  return (['promise', 'seed', 'deal'] as const).map((step, index) => ({
    step,
    state: index < at ? 'right' : index > at || deal === null || deal === 'no-seed' ? 'open' : 'wrong',
  }));
}

const FAILS_AT: Readonly<Record<DealProof, number>> = {
  'no-seed': 0,
  'other-commitment': 0,
  'other-seed': 1,
  'other-deal': 2,
  'other-shuffle': 2,
  'other-roll': 2,
  proven: 3,
};
