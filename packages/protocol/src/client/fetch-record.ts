import type { RecordNote } from '@oeillade/table';
import { waitBefore } from './comeback.ts';
import { hashOf } from './draw-shuffle-words.ts';

/** The answer to a request for a record, as `fetch` gives it. */
export interface RecordAnswer {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  text(): Promise<string>;
}

export interface FetchRecordNeeds {
  /** Asks once: `GET /api/tables/{code}/games/{round}`, or what stands for it where there is no network. */
  ask(round: number): Promise<RecordAnswer>;
  wait(milliseconds: number): Promise<void>;
  /** From 0 to 1, at random. */
  chance(): number;
  /** Called after each failure, with the number of failures in a row. Says whether to go on. */
  goOn(tries: number): boolean;
}

/** `gone`: it was deleted. `late`: it did not come, and nobody wants to wait any longer. */
export type FetchedRecord =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly why: 'gone' | 'late' };

const GONE = 404;
const FOUND = 200;

/**
 * Fetches the record that a table has announced. The text must have the announced hash: half a record, or another one,
 * counts as a failure.
 */
export async function fetchRecord(note: RecordNote, needs: FetchRecordNeeds): Promise<FetchedRecord> {
  for (let tries = 1; ; tries++) {
    const answer = await needs.ask(note.round).catch(() => null);
    if (answer?.status === GONE) return { ok: false, why: 'gone' };
    const text = answer?.status === FOUND ? await answer.text().catch(() => '') : '';
    if (text !== '' && hashOf(text) === note.sha256) return { ok: true, text };
    if (!needs.goOn(tries)) return { ok: false, why: 'late' };
    const told = Number(answer?.headers.get('Retry-After') ?? 0) * 1000;
    // A random part, so that not all who were told the same second ask at the same moment.
    await needs.wait((Number.isFinite(told) ? told : 0) + waitBefore(tries - 1, needs.chance()));
    if (!needs.goOn(tries)) return { ok: false, why: 'late' };
  }
}
