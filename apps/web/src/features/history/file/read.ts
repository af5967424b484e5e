import type { RecordFlaw } from '@oeillade/kernel';
import { openRecord, piecesOf, type RecordText } from '@oeillade/story';
import { safeParse } from 'valibot';
import { findGame } from '../../../shell/library.ts';
import type { KeptGame } from '../kept-game.ts';
import { onlyPerson, seatOfName } from '../my-seat.ts';
import { HISTORY_VERSION, HistoryHead, type Likes } from './format.ts';

/** Why a file is refused, and where; lines are counted from 1. */
export type FileFlaw = { readonly line: number } & (
  | { readonly why: 'empty' | 'stranger' | 'version' | 'unfinished' | 'no-seat' }
  | { readonly why: 'head'; readonly key: string }
  /** The file was cut off, or somebody took games out of it. */
  | { readonly why: 'count'; readonly said: number; readonly found: number }
  | { readonly why: 'record'; readonly flaw: RecordFlaw; readonly texts: RecordText['texts'] }
);

export type FileRead =
  | { readonly ok: true; readonly games: readonly KeptGame[]; readonly likes: Likes }
  | { readonly ok: false; readonly flaw: FileFlaw };

export interface FileSource {
  /** A record does not say when it was played: the time of its file stands for it. */
  readonly dated: number;
  /** My name on this device. Among several people it tells which seat was mine. */
  readonly name: string | null;
  /** Called between two games, so that the page can be drawn. */
  rest?(): Promise<void>;
}

type Head = HistoryHead | null;
type Mark = HistoryHead['games'][number];
type HeadRead =
  | { readonly ok: true; readonly head: Head; readonly pieces: readonly RecordText[] }
  | { readonly ok: false; readonly flaw: FileFlaw };
type GameRead =
  | { readonly ok: true; readonly game: KeptGame }
  | { readonly ok: false; readonly flaw: FileFlaw };

/** Reads an exported history, or plain records from anywhere. All of it is good, or none of it is taken. */
export async function readHistory(text: string, source: FileSource): Promise<FileRead> {
  const opened = readHead(piecesOf(text));
  if (!opened.ok) return opened;
  const { head, pieces } = opened;
  const games: KeptGame[] = [];
  for (const [index, piece] of pieces.entries()) {
    await source.rest?.();
    const read = readGame(piece, head?.games[index] ?? null, source);
    if (!read.ok) return read;
    games.push(read.game);
  }
  return { ok: true, games, likes: head?.likes ?? {} };
}

/** An exported history has one line before its records; a file of records has none. */
function readHead(pieces: readonly RecordText[]): HeadRead {
  const [first, ...others] = pieces;
  if (!first) return { ok: false, flaw: { line: 1, why: 'empty' } };
  const line = first.firstLine;
  const parsed = parseHead(first.texts[0] ?? '');
  if (parsed === null) return { ok: false, flaw: { line, why: 'stranger' } };
  if ('record' in parsed) return { ok: true, head: null, pieces };
  if (!('history' in parsed)) return { ok: false, flaw: { line, why: 'stranger' } };
  if (parsed.history !== HISTORY_VERSION) return { ok: false, flaw: { line, why: 'version' } };
  const head = safeParse(HistoryHead, parsed);
  if (!head.success) {
    const key = head.issues[0].path?.map((step) => String(step.key)).join('.') ?? '';
    return { ok: false, flaw: { line, why: 'head', key: key.slice(0, 80) } };
  }
  // Nothing but records may follow: an event without a header before it belongs to no game.
  if (first.texts.length > 1) return { ok: false, flaw: { line: line + 1, why: 'stranger' } };
  const [said, found] = [head.output.games.length, others.length];
  if (said !== found) return { ok: false, flaw: { line, why: 'count', said, found } };
  return { ok: true, head: head.output, pieces: others };
}

/** The head of a long history may be longer than any line of a record. */
function parseHead(text: string): { readonly history?: unknown } | { readonly record: unknown } | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

function readGame(piece: RecordText, mark: Mark | null, source: FileSource): GameRead {
  const line = piece.firstLine;
  const opened = openRecord(piece, findGame);
  if (!opened.ok) {
    const { flaw } = opened;
    return { ok: false, flaw: { line: flaw.line, why: 'record', flaw, texts: piece.texts } };
  }
  if (!opened.verdict.finished) return { ok: false, flaw: { line, why: 'unfinished' } };
  const { header } = opened.record;
  if (mark && mark.seat !== null && mark.seat >= header.seats.length) {
    return { ok: false, flaw: { line, why: 'no-seat' } };
  }
  const seat = onlyPerson(header) ?? seatOfName(header, source.name);
  const place = mark ? placeOf(mark) : { code: '', round: 0, ended: source.dated, seat };
  return { ok: true, game: { ...place, game: header.game, record: `${piece.texts.join('\n')}\n` } };
}

const placeOf = ({ looks, ...place }: Mark) => ({ ...place, ...(looks && { appearances: looks }) });
