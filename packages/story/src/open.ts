import {
  type FindGame,
  type GameRecord,
  isHeader,
  parseLine,
  type RecordFlaw,
  readRecord,
  type Verdict,
  verify,
} from '@oeillade/kernel';

/** A record that may be told, or what is wrong with it. */
export type Opened =
  | { readonly ok: true; readonly record: GameRecord; readonly verdict: Verdict & { readonly ok: true } }
  | { readonly ok: false; readonly flaw: RecordFlaw };

/** The lines of one record in a file, and where they begin, counted from 1. */
export interface RecordText {
  readonly texts: readonly string[];
  readonly firstLine: number;
}

/** The records of a file, one after the other: each begins with a header. Empty lines say nothing. */
export function piecesOf(text: string): RecordText[] {
  const pieces: { texts: string[]; firstLine: number }[] = [];
  text.split('\n').forEach((line, index) => {
    if (line.trim() === '') return;
    if (pieces.length === 0 || beginsRecord(line)) pieces.push({ texts: [], firstLine: index + 1 });
    pieces.at(-1)!.texts.push(line);
  });
  return pieces;
}

/** Reads one record and checks every line of it: only one that keeps the rules is told. */
export function openRecord({ texts, firstLine }: RecordText, findGame: FindGame): Opened {
  const read = readRecord(texts, findGame, firstLine);
  if (!read.ok) return read;
  const verdict = verify(read.record);
  return verdict.ok ? { ok: true, record: read.record, verdict } : verdict;
}

/** Most lines are events: only what names the key is parsed for it. */
function beginsRecord(line: string): boolean {
  if (!line.includes('"record"')) return false;
  const parsed = parseLine(line);
  return parsed.ok && isHeader(parsed.value);
}
