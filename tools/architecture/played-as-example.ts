/**
 * Shared helpers of tests that name a game though they are not its own, by file or folder, each with the reason why it has to be
 * that game. Whoever needs any game takes one from the registry, by what it can do.
 */
export const PLAYED_AS_EXAMPLE: Readonly<Record<string, string>> = {
  'apps/server/test/fixtures/make-journal.ts':
    'writes the tables of the journals beside it once more: those of earlier versions were played so',
  'apps/server/test/fixtures/scenes.ts':
    'plays those tables, and a wink that a killed server leaves half made',
  'apps/web/test/history/albums.ts': 'an album holds games that were really played, each with its own story',
  'apps/web/test/session/table-end.ts': 'says to a page, as a table does, which game it plays',
};
