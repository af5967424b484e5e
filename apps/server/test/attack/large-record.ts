import { findGame } from '@oeillade/catalogue/testkit';
import { DEFAULT_RULES, readArrangement, Table, writeEvent } from '@oeillade/table';
import { JournalThread } from '../../src/journal/thread.ts';
import { CROWDED } from '../support/some-games.ts';

/** What eight seats make of a long game when they never stop looking about. */
const BYTES = 2_900_000;
export const LARGE_TABLE = 'LARGE';

/** Writes a table with one finished game into the journal of a server that is not running. */
export async function writeLargeRecord(folder: string): Promise<void> {
  const journal = await JournalThread.start(folder);
  const read = readArrangement({ game: CROWDED, options: {}, rules: DEFAULT_RULES }, findGame);
  if ('refused' in read) throw new Error(read.refused);
  const { output } = Table.open(read.arranged, { findGame, entropy: () => 'ab'.repeat(32), views: true });
  const at = Date.now();
  const entry = { code: LARGE_TABLE, game: CROWDED, phase: 'gathering', opened: at, touched: at } as const;
  await journal.open(entry);
  const line = '{"t":1234,"e":"looked","seat":3,"at":5}\n';
  const record = line.repeat(Math.ceil(BYTES / line.length));
  const ended = [{ entry: { code: LARGE_TABLE, round: 1, game: CROWDED, ended: at }, record }];
  await journal.append(LARGE_TABLE, 0, output.events.map(writeEvent), {
    phase: 'gathering',
    game: CROWDED,
    touched: at,
    ended,
  });
  await journal.close();
}
