import { findGame } from '@oeillade/catalogue/testkit';
import { seedFrom } from '@oeillade/kernel';
import { DEFAULT_RULES, readArrangement, Table, type TableEvent, writeEvent } from '@oeillade/table';
import { JournalThread } from '../../src/journal/thread.ts';
import { QUICK } from '../support/party.ts';
import { CROWDED } from '../support/some-games.ts';

export const LONG_TABLE = 'RANGE';
export const PLAYERS = 8;
/** Five minutes in which all eight look about thirty times a second. */
const LASTS = 300_000;
const LOOKS_EVERY = 33;

/** The secret of each seat. */
export const tokenOf = (seat: number): string => String(seat).repeat(32);

/** Writes a table in the middle of a long game into the journal of a server that is not running. */
export async function writeLongGame(folder: string): Promise<void> {
  const journal = await JournalThread.start(folder);
  const at = Date.now();
  const entry = { code: LONG_TABLE, game: CROWDED, phase: 'playing', opened: at, touched: at } as const;
  await journal.open(entry);
  await journal.append(LONG_TABLE, 0, [...begin(), ...looks()].map(writeEvent));
  await journal.close();
}

function begin(): TableEvent[] {
  const rules = { ...DEFAULT_RULES, ...QUICK };
  const read = readArrangement({ game: CROWDED, options: {}, rules }, findGame);
  if ('refused' in read) throw new Error(read.refused);
  const entropy = (): string => seedFrom('a long game');
  const { table, output } = Table.open(read.arranged, { findGame, entropy, views: true });
  const events = [...output.events];
  for (let seat = 0; seat < PLAYERS; seat++) {
    const sits = { ask: 'sit', id: `sits ${seat}`, name: `P${seat}`, token: tokenOf(seat) } as const;
    events.push(...table.take(null, sits, 0).events);
    events.push(...table.take(seat, { ask: 'ready', id: `ready ${seat}`, ready: true }, 0).events);
  }
  return [...events, ...table.take(0, { ask: 'start', id: 'start' }, 0).events];
}

function* looks(): Iterable<TableEvent> {
  for (let t = LOOKS_EVERY, round = 1; t < LASTS; t += LOOKS_EVERY, round++)
    for (let seat = 0; seat < PLAYERS; seat++)
      yield { j: 'looked', t, seat, at: (seat + 1 + (round % (PLAYERS - 1))) % PLAYERS };
}
