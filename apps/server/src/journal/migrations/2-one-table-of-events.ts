import type { DatabaseSync } from 'node:sqlite';
import type { Migration } from './migration.ts';

/**
 * SQLite gets one row for each event, as PostgreSQL has had from the beginning. Before, the last commits of all tables were
 * texts in `log`, and what was older was in `chapters`, a text for many events of one table.
 */
export const oneTableOfEvents: Migration = {
  sqlite(database) {
    database.exec(`
      CREATE TABLE events (
        code TEXT NOT NULL, sequence INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (code, sequence)
      ) STRICT, WITHOUT ROWID
    `);
    const chapters = database.prepare('SELECT code, sequence, lines FROM chapters ORDER BY code, sequence');
    const insert = inserter(database);
    for (const { code, sequence, lines } of chapters.iterate())
      insert(String(code), Number(sequence), String(lines).split('\n'));
    takeInLog(database, insert);
    database.exec('DROP TABLE log; DROP TABLE chapters');
  },
  postgres: '',
};

type Insert = (code: string, from: number, events: readonly string[]) => void;

function inserter(database: DatabaseSync): Insert {
  const statement = database.prepare('INSERT INTO events (code, sequence, body) VALUES (?, ?, ?)');
  return (code, from, events) => {
    for (const [index, event] of events.entries()) statement.run(code, from + index, event);
  };
}

/** An entry stayed in the log until all of its tables were in chapters: what some of them have there is in both places. */
function takeInLog(database: DatabaseSync, insert: Insert): void {
  const next = database.prepare('SELECT coalesce(max(sequence) + 1, 0) AS next FROM events WHERE code = ?');
  for (const { lines } of database.prepare('SELECT lines FROM log ORDER BY id').iterate()) {
    for (const { code, from, events } of readEntry(String(lines)))
      if (Number(next.get(code)?.['next']) === from) insert(code, from, events);
  }
}

/** Before the events of each table stands a line with its code, the first sequence and how many events follow. */
function* readEntry(entry: string): Iterable<{ code: string; from: number; events: readonly string[] }> {
  const lines = entry.split('\n');
  for (let at = 0; at < lines.length; ) {
    const [code = '', from, length] = lines[at]!.split(' ');
    const end = at + 1 + Number(length);
    yield { code, from: Number(from), events: lines.slice(at + 1, end) };
    at = end;
  }
}
