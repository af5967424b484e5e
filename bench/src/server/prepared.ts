import { JournalThread } from '@oeillade/server/journal/thread';
import { DEFAULT_RULES, Table, type TableEvent, writeEvent } from '@oeillade/table';
import { findGame } from '../library.ts';
import { shareOf } from './load/table.ts';
import { GAME } from './players.ts';
import { recording, secretOf } from './script.ts';
import { SEATS } from './seats.ts';

const LETTERS = 'ACDEFGHJKLMNPQRTUVWXY34679';
const A_MINUTE = 60_000;
/** Tables that are written at a time. */
const AT_A_TIME = 100;

/** Codes as tables have them, one after the other. */
export function codeOf(number: number): string {
  let rest = number;
  return Array.from({ length: 5 }, () => {
    const letter = LETTERS[rest % LETTERS.length];
    rest = Math.floor(rest / LETTERS.length);
    return letter;
  }).join('');
}

interface Filling {
  readonly count: number;
  readonly phase: 'gathering' | 'playing';
  /** Whether a server had the tables and was killed: the next one takes up those that play by itself. */
  readonly wereOpen: boolean;
  linesOf(number: number): readonly string[];
}

/** Fills a folder with tables; gives their codes. */
async function fill(folder: string, filling: Filling): Promise<string[]> {
  const { count, phase, wereOpen, linesOf } = filling;
  const journal = await JournalThread.start(folder);
  const dead = { node: 'killed', publicUrl: null, internalUrl: null };
  const codes = Array.from({ length: count }, (_, number) => codeOf(number));
  const now = Date.now();
  for (let at = 0; at < count; at += AT_A_TIME) {
    await Promise.all(
      codes.slice(at, at + AT_A_TIME).map(async (code, index) => {
        await journal.open({ code, game: GAME, phase, opened: now, touched: now });
        if (wereOpen) await journal.claim(code, dead);
        await journal.append(code, 0, linesOf(at + index));
      }),
    );
  }
  await journal.close();
  return codes;
}

/** Tables that sleep, each at a moment of its own of the recorded evening: whoever comes goes on from there. */
export async function fillWithMoments(folder: string, count: number): Promise<void> {
  const { events, lasts } = recording();
  const lines = events.map(({ event }) => writeEvent(event));
  const linesOf = (number: number): readonly string[] => {
    const end = events.findIndex(({ at }) => at > shareOf(number) * lasts);
    return end === -1 ? lines : lines.slice(0, end);
  };
  await fill(folder, { count, phase: 'playing', wereOpen: false, linesOf });
}

/** Tables one minute into a game of eight in full play, as a server that was killed has left them. */
export function fillWithGames(folder: string, count: number): Promise<string[]> {
  const { events } = recording();
  const lines = events.filter(({ at }) => at < A_MINUTE).map(({ event }) => writeEvent(event));
  return fill(folder, { count, phase: 'playing', wereOpen: true, linesOf: () => lines });
}

/** Tables at which eight people sat down, and went away again. */
export function fillWithIdle(folder: string, count: number): Promise<string[]> {
  const { table, output } = Table.open(
    { game: GAME, options: {}, rules: DEFAULT_RULES },
    { findGame, entropy: () => '0'.repeat(64) },
  );
  const events: TableEvent[] = [...output.events];
  for (let seat = 0; seat < SEATS; seat++) {
    const sat = table.take(null, { ask: 'sit', id: 'sit', name: `Player ${seat}`, token: secretOf(seat) }, 0);
    events.push(...sat.events, ...table.presence(seat, true, 0).events);
  }
  const lines = events.map((event) => writeEvent(event));
  return fill(folder, { count, phase: 'gathering', wereOpen: true, linesOf: () => lines });
}
