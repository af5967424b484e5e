import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { Fenced, type Progress } from './port.ts';

export interface Append {
  readonly code: string;
  readonly from: number;
  readonly events: readonly string[];
  readonly progress?: Progress | undefined;
}

/** The same as it goes into the log: its events are lines of one text, which nobody takes apart again. */
export interface Bundle {
  readonly code: string;
  readonly from: number;
  readonly length: number;
  readonly lines: string;
  readonly progress?: Progress | undefined;
}

export const bundleOf = ({ code, from, events, progress }: Append): Bundle => ({
  code,
  from,
  length: events.length,
  lines: events.join('\n'),
  progress,
});

export const LOG_SCHEMA = `
  CREATE TABLE IF NOT EXISTS log (id INTEGER PRIMARY KEY, lines TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS chapters (
    code TEXT NOT NULL, sequence INTEGER NOT NULL, length INTEGER NOT NULL, lines TEXT NOT NULL,
    PRIMARY KEY (code, sequence)
  ) STRICT, WITHOUT ROWID;
`;

/** Commits after which what a table has in the log is put away into a chapter of its own. */
const CHAPTER_AFTER = 1024;
/** Chapters written with one commit: whoever waits for it does not wait long. */
const MOST_CHAPTERS = 64;

/** Events of one table that are in the log and not yet in a chapter. */
interface Loose {
  readonly entry: number;
  readonly from: number;
  length: number;
  readonly texts: string[];
}

/**
 * The events of all tables. A commit is one entry of the log, whatever number of tables it is about: a row for each
 * event would touch a page for each table. After a while, what one table has in the log becomes one chapter. An event is
 * a line of text.
 */
export class EventLog {
  readonly #insertEntry: StatementSync;
  readonly #insertChapter: StatementSync;
  readonly #deleteEntries: StatementSync;
  readonly #lastChapter: StatementSync;
  readonly #chapters: StatementSync;
  /** By table, whose first entry is the oldest first. */
  readonly #loose = new Map<string, Loose>();
  /** The next sequence of tables that were written for: nobody else writes in this folder. */
  readonly #next = new Map<string, number>();
  #entry = 0;

  constructor(database: DatabaseSync) {
    this.#insertEntry = database.prepare('INSERT INTO log (id, lines) VALUES (?, ?)');
    this.#insertChapter = database.prepare(
      'INSERT INTO chapters (code, sequence, length, lines) VALUES (?, ?, ?, ?)',
    );
    this.#deleteEntries = database.prepare('DELETE FROM log WHERE id < ?');
    this.#lastChapter = database.prepare(
      'SELECT sequence + length AS next FROM chapters WHERE code = ? ORDER BY sequence DESC LIMIT 1',
    );
    this.#chapters = database.prepare(
      'SELECT sequence + length AS next, lines FROM chapters WHERE code = ? ORDER BY sequence',
    );
    for (const row of database.prepare('SELECT id, lines FROM log ORDER BY id').iterate()) {
      this.#entry = Number(row['id']);
      for (const bundle of readEntry(String(row['lines']))) {
        // An entry stays until all of its tables are put away: some of them are already.
        if (bundle.from >= this.#nextOf(bundle.code)) this.#note(bundle);
      }
    }
  }

  read(code: string): string[] {
    const text = this.readText(code);
    return text === '' ? [] : text.split('\n');
  }

  /** All the events of a table, a line each. */
  readText(code: string): string {
    const chapters = this.#chapters.all(code);
    const loose = this.#loose.get(code);
    // Whoever reads a table writes for it next, and it is a long way to its last chapter.
    this.#next.set(code, Number(chapters.at(-1)?.['next'] ?? 0) + (loose?.length ?? 0));
    return chapters
      .map((row) => String(row['lines']))
      .concat(loose?.texts ?? [])
      .join('\n');
  }

  /** Whether the next write is a single statement, which is a transaction by itself. */
  get isTidy(): boolean {
    const [oldest] = this.#loose.values();
    return !oldest || oldest.entry > this.#entry + 1 - CHAPTER_AFTER;
  }

  /**
   * Writes; where it is not tidy, within a transaction. Gives what became of each append, and what to call once it is
   * committed. `text` is what `writeEntry` makes of them, where somebody has it.
   */
  write(
    bundles: readonly Bundle[],
    text = writeEntry(bundles),
  ): { readonly outcomes: (Error | null)[]; committed(): void } {
    const next = new Map<string, number>();
    const accepted: Bundle[] = [];
    const outcomes = bundles.map((bundle) => {
      const { code, from, length } = bundle;
      if ((next.get(code) ?? this.#nextOf(code)) !== from) return new Fenced(code, from);
      next.set(code, from + length);
      accepted.push(bundle);
      return null;
    });
    const entry = this.#entry + 1;
    const isWhole = accepted.length === bundles.length;
    if (accepted.length > 0) this.#insertEntry.run(entry, isWhole ? text : writeEntry(accepted));
    const old = this.isTidy ? [] : [...this.#old(entry)];
    for (const code of old) this.#writeChapter(code);
    const committed = (): void => {
      this.#entry = entry;
      for (const code of old) this.#loose.delete(code);
      for (const bundle of accepted) this.#note(bundle);
    };
    return { outcomes, committed };
  }

  /** Puts away what a table has in the log, within a transaction; gives what to call once it is committed. */
  putAway(codes: Iterable<string>): () => void {
    const those = [...codes].filter((code) => this.#loose.has(code));
    for (const code of those) this.#writeChapter(code);
    return () => {
      for (const code of those) {
        this.#loose.delete(code);
        this.#next.delete(code);
      }
    };
  }

  /** As `putAway`, for all of them: the log is empty afterwards. */
  putAllAway(): () => void {
    const committed = this.putAway([...this.#loose.keys()]);
    this.#deleteEntries.run(this.#entry + 1);
    return committed;
  }

  /** Something was not committed, or was changed from outside: only the database knows. */
  forgetNumbers(): void {
    this.#next.clear();
  }

  *#old(entry: number): Generator<string> {
    let most = MOST_CHAPTERS;
    for (const [code, loose] of this.#loose) {
      if (loose.entry > entry - CHAPTER_AFTER || most-- === 0) {
        this.#deleteEntries.run(loose.entry);
        return;
      }
      yield code;
    }
  }

  #writeChapter(code: string): void {
    const { from, length, texts } = this.#loose.get(code)!;
    this.#insertChapter.run(code, from, length, texts.join('\n'));
  }

  #note({ code, from, length, lines }: Bundle): void {
    const loose = this.#loose.get(code);
    if (loose) {
      loose.texts.push(lines);
      loose.length += length;
    } else this.#loose.set(code, { entry: this.#entry, from, length, texts: [lines] });
    this.#next.set(code, from + length);
  }

  #nextOf(code: string): number {
    const known = this.#next.get(code);
    if (known !== undefined) return known;
    const loose = this.#loose.get(code);
    return loose ? loose.from + loose.length : Number(this.#lastChapter.get(code)?.['next'] ?? 0);
  }
}

/** Before the lines of each bundle: the table, the first sequence and how many there are. */
export const writeEntry = (bundles: readonly Bundle[]): string =>
  bundles.map(({ code, from, length, lines }) => `${code} ${from} ${length}\n${lines}`).join('\n');

export function readEntry(entry: string): Bundle[] {
  const bundles: Bundle[] = [];
  for (let at = 0; at < entry.length; ) {
    const head = entry.indexOf('\n', at);
    const [code = '', from, length] = entry.slice(at, head).split(' ');
    let end = head;
    for (let line = 0; line < Number(length); line++) end = endOfLine(entry, end + 1);
    bundles.push({ code, from: Number(from), length: Number(length), lines: entry.slice(head + 1, end) });
    at = end + 1;
  }
  return bundles;
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end === -1 ? text.length : end;
}
