import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { type Bundle, type Commit, readEntry } from './event-log.ts';

export const EVENT_SCHEMA = `
  CREATE TABLE IF NOT EXISTS log (id INTEGER PRIMARY KEY, lines TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS chapters (
    code TEXT NOT NULL, sequence INTEGER NOT NULL, length INTEGER NOT NULL, lines TEXT NOT NULL,
    PRIMARY KEY (code, sequence)
  ) STRICT, WITHOUT ROWID;
`;

/** Where the events of all tables are on the disk: what `EventLog` puts into words. */
export class EventTables {
  readonly #insertEntry: StatementSync;
  readonly #deleteEntries: StatementSync;
  readonly #entries: StatementSync;
  readonly #insertChapter: StatementSync;
  readonly #lastChapter: StatementSync;
  readonly #chapters: StatementSync;

  constructor(database: DatabaseSync) {
    this.#insertEntry = database.prepare('INSERT INTO log (id, lines) VALUES (?, ?)');
    this.#deleteEntries = database.prepare('DELETE FROM log WHERE id < ?');
    this.#entries = database.prepare('SELECT lines FROM log ORDER BY id');
    this.#insertChapter = database.prepare(
      'INSERT INTO chapters (code, sequence, length, lines) VALUES (?, ?, ?, ?)',
    );
    this.#lastChapter = database.prepare(
      'SELECT sequence + length AS next FROM chapters WHERE code = ? ORDER BY sequence DESC LIMIT 1',
    );
    this.#chapters = database.prepare('SELECT lines FROM chapters WHERE code = ? ORDER BY sequence');
  }

  /** A single statement where there are no chapters, and within a transaction where there are. */
  write({ entry, text, chapters, keepFrom }: Commit): void {
    if (text !== '') this.#insertEntry.run(entry, text);
    if (chapters.length === 0) return;
    for (const chapter of chapters) this.#writeChapter(chapter);
    this.#deleteEntries.run(keepFrom);
  }

  /** Puts away all that is in the log, within a transaction: who wrote it is no more, or does not know what became of it. */
  tidyUp(): void {
    const loose = new Map<string, { from: number; next: number; texts: string[] }>();
    for (const row of this.#entries.iterate()) {
      for (const { code, from, length, lines } of readEntry(String(row['lines']))) {
        const known = loose.get(code) ?? this.#noneOf(code);
        loose.set(code, known);
        // An entry stays until all of its tables are put away: some of them are already. And a table may have been forgotten.
        if (from !== known.next) continue;
        known.next += length;
        known.texts.push(lines);
      }
    }
    for (const [code, { from, next, texts }] of loose) {
      if (next > from) this.#writeChapter({ code, from, length: next - from, lines: texts.join('\n') });
    }
    this.#deleteEntries.run(Number.MAX_SAFE_INTEGER);
  }

  /** All the events of a table that are in chapters, a line each. */
  read(code: string): string {
    return this.#chapters
      .all(code)
      .map((row) => String(row['lines']))
      .join('\n');
  }

  /** How many events that is. */
  next(code: string): number {
    return Number(this.#lastChapter.get(code)?.['next'] ?? 0);
  }

  #noneOf(code: string): { from: number; next: number; texts: string[] } {
    const next = this.next(code);
    return { from: next, next, texts: [] };
  }

  #writeChapter({ code, from, length, lines }: Bundle): void {
    this.#insertChapter.run(code, from, length, lines);
  }
}
