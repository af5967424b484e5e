import type { Migration } from './migration.ts';

/**
 * What the first programs made at every start. They noted no version, so this runs on their journals too: there it finds
 * everything in its place.
 */
export const firstForm: Migration = {
  sqlite: (database) =>
    database.exec(`
      CREATE TABLE IF NOT EXISTS tables (
        code TEXT PRIMARY KEY, game TEXT NOT NULL, phase TEXT NOT NULL, opened INTEGER NOT NULL, touched INTEGER NOT NULL
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX IF NOT EXISTS tables_by_phase ON tables (phase, touched);
      CREATE TABLE IF NOT EXISTS log (id INTEGER PRIMARY KEY, lines TEXT NOT NULL) STRICT;
      CREATE TABLE IF NOT EXISTS chapters (
        code TEXT NOT NULL, sequence INTEGER NOT NULL, length INTEGER NOT NULL, lines TEXT NOT NULL,
        PRIMARY KEY (code, sequence)
      ) STRICT, WITHOUT ROWID;
      CREATE TABLE IF NOT EXISTS games (
        code TEXT NOT NULL, round INTEGER NOT NULL, game TEXT NOT NULL, ended INTEGER NOT NULL, record TEXT NOT NULL,
        PRIMARY KEY (code, round)
      ) STRICT, WITHOUT ROWID;
      CREATE TABLE IF NOT EXISTS servers (
        node TEXT PRIMARY KEY, expires INTEGER NOT NULL
      ) STRICT, WITHOUT ROWID;
      CREATE TABLE IF NOT EXISTS leases (
        code TEXT PRIMARY KEY, node TEXT NOT NULL, public_url TEXT, internal_url TEXT, epoch INTEGER NOT NULL
      ) STRICT, WITHOUT ROWID;
    `),
  postgres: `
    CREATE TABLE IF NOT EXISTS tables (
      code text PRIMARY KEY, game text NOT NULL, phase text NOT NULL, opened bigint NOT NULL, touched bigint NOT NULL
    );
    CREATE INDEX IF NOT EXISTS tables_by_phase ON tables (phase, touched);
    CREATE TABLE IF NOT EXISTS events (
      code text NOT NULL, sequence integer NOT NULL, body text NOT NULL, PRIMARY KEY (code, sequence)
    );
    CREATE TABLE IF NOT EXISTS games (
      code text NOT NULL, round integer NOT NULL, game text NOT NULL, ended bigint NOT NULL, record text NOT NULL,
      PRIMARY KEY (code, round)
    );
    CREATE TABLE IF NOT EXISTS servers (node text PRIMARY KEY, expires bigint NOT NULL);
    CREATE TABLE IF NOT EXISTS leases (
      code text PRIMARY KEY, node text NOT NULL, public_url text, internal_url text, epoch integer NOT NULL
    );
    CREATE INDEX IF NOT EXISTS leases_by_node ON leases (node);
  `,
};
