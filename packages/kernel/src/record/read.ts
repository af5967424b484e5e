import * as v from 'valibot';
import type { FindGame, Game, GameEvent, Line, Setup } from '../game.ts';
import { readSetup } from '../options.ts';
import { Header } from './header.ts';

/** A record that has the right shape. Whether it keeps the rules is for `verify` to say. */
export interface GameRecord {
  readonly game: Game;
  readonly setup: Setup;
  readonly header: Header;
  readonly lines: readonly Line<GameEvent>[];
  /** Where the header stands in its file, counted from 1. */
  readonly firstLine: number;
}

/** What is wrong with a record: at which line of the file, and against which clause. */
export interface RecordFlaw {
  readonly line: number;
  /** A clause of the ledgers, or `format` where the record's own format is broken. */
  readonly rule: string;
  readonly message: string;
}

export type ReadResult =
  | { readonly ok: true; readonly record: GameRecord }
  | { readonly ok: false; readonly flaw: RecordFlaw };

/** Far above any real game (a long one has some thousand lines), and far below what would fill the memory. */
export const LIMITS = { lineLength: 1_000_000, lines: 200_000 } as const;

const formatFlaw = (line: number, message: string): RecordFlaw => ({ line, rule: 'format', message });

type Parsed =
  | { readonly ok: true; readonly value: object }
  | { readonly ok: false; readonly message: string };

/** One line of a record as an object, however hostile the line. */
export function parseLine(text: string): Parsed {
  if (text.length > LIMITS.lineLength) {
    return { ok: false, message: `the line is longer than ${LIMITS.lineLength} characters` };
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, message: 'the line is not JSON (cut off or broken)' };
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { ok: false, message: 'the line is not a JSON object' };
  }
  return { ok: true, value };
}

export const isHeader = (value: object): boolean => Object.hasOwn(value, 'record');

/** Reads the lines of one record. */
export function readRecord(texts: readonly string[], findGame: FindGame, firstLine = 1): ReadResult {
  if (texts.length > LIMITS.lines) {
    return { ok: false, flaw: formatFlaw(firstLine, `more than ${LIMITS.lines} lines`) };
  }
  const start = readHeader(texts[0] ?? '', findGame, firstLine);
  if (!start.ok) return start;
  const { game } = start;
  const lines: Line<GameEvent>[] = [];
  for (let index = 1; index < texts.length; index++) {
    const read = readLine(game, texts[index] as string, firstLine + index);
    if (!read.ok) return read;
    lines.push(read.line);
  }
  return { ok: true, record: { game, setup: start.setup, header: start.header, lines, firstLine } };
}

type HeaderResult =
  | { readonly ok: true; readonly header: Header; readonly game: Game; readonly setup: Setup }
  | { readonly ok: false; readonly flaw: RecordFlaw };

function readHeader(text: string, findGame: FindGame, line: number): HeaderResult {
  const fail = (message: string, rule = 'format'): HeaderResult => ({
    ok: false,
    flaw: { line, rule, message },
  });
  const parsed = parseLine(text);
  if (!parsed.ok) return fail(parsed.message);
  if (!isHeader(parsed.value)) return fail('the first line is not a header: it has no key "record"');
  const header = v.safeParse(Header, parsed.value);
  if (!header.success) return fail(describe('the header', header.issues[0]));
  const game = findGame(header.output.game);
  if (!game) return fail(`there is no game "${header.output.game}"`);
  const setup = readSetup(game, header.output.seats.length, knownOptions(game, header.output.options));
  if (!setup.ok) return fail(setup.message, setup.refusal.rule ?? 'format');
  return { ok: true, header: header.output, game, setup: setup.setup };
}

/** The game's own options. The header also has those of the table, which set its pace and its eyes. */
function knownOptions(game: Game, options: Readonly<Record<string, unknown>>): object {
  const known = Object.keys(game.facts.defaults).filter((key) => Object.hasOwn(options, key));
  return Object.fromEntries(known.map((key) => [key, options[key]]));
}

type LineResult =
  | { readonly ok: true; readonly line: Line<GameEvent> }
  | { readonly ok: false; readonly flaw: RecordFlaw };

function readLine(game: Game, text: string, line: number): LineResult {
  const fail = (message: string, rule = 'format'): LineResult => ({
    ok: false,
    flaw: { line, rule, message },
  });
  const parsed = parseLine(text);
  if (!parsed.ok) return fail(parsed.message);
  const kind = (parsed.value as { e?: unknown }).e;
  if (typeof kind !== 'string') return fail('an event has a kind, the key "e"');
  const schema = Object.hasOwn(game.lines, kind) ? game.lines[kind] : undefined;
  if (!schema) return fail(`${game.facts.title} has no event of the kind "${kind.slice(0, 40)}"`);
  const event = v.safeParse(schema, parsed.value);
  if (!event.success) return fail(describe(`"${kind}"`, event.issues[0]), game.clause(kind, null));
  return { ok: true, line: event.output };
}

function describe(what: string, issue: v.BaseIssue<unknown>): string {
  const path = issue.path?.map((step) => String(step.key)).join('.');
  return `${what}${path ? `, key ${clip(path)}` : ''}: ${clip(issue.message)}`;
}

/** A message quotes what it found, and what it found may be a megabyte long. */
const clip = (text: string): string => (text.length > 200 ? `${text.slice(0, 200)}…` : text);
