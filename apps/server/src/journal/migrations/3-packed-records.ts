import type { Migration } from './migration.ts';

/** Records become bytes, for they are compressed from now on. Those that are there stay as they are: see `records.ts`. */
export const packedRecords: Migration = {
  sqlite: (database) =>
    database.exec(`
      ALTER TABLE games RENAME TO games_as_text;
      CREATE TABLE games (
        code TEXT NOT NULL, round INTEGER NOT NULL, game TEXT NOT NULL, ended INTEGER NOT NULL, record BLOB NOT NULL,
        PRIMARY KEY (code, round)
      ) STRICT, WITHOUT ROWID;
      INSERT INTO games SELECT code, round, game, ended, CAST(record AS BLOB) FROM games_as_text;
      DROP TABLE games_as_text;
    `),
  // EXTERNAL: PostgreSQL need not try to compress them once more.
  postgres: `
    ALTER TABLE games
      ALTER COLUMN record TYPE bytea USING convert_to(record, 'UTF8'),
      ALTER COLUMN record SET STORAGE EXTERNAL;
  `,
};
