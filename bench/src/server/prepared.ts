import { JournalThread } from '@oeillade/server/journal/thread';
import { DEFAULT_RULES, Table, type TableEvent, writeEvent } from '@oeillade/table';
import { SEATS } from './load/table.ts';
import { GAME } from './players.ts';
import { recordEvents } from './script.ts';

const LETTERS = 'ACDEFGHJKLMNPQRTUVWXY34679';

/** Codes as tables have them, one after the other. */
function codeOf(number: number): string {
  let rest = number;
  return Array.from({ length: 5 }, () => {
    const letter = LETTERS[rest % LETTERS.length];
    rest = Math.floor(rest / LETTERS.length);
    return letter;
  }).join('');
}

/** Fills a folder with tables as a server that was killed has left them; gives their codes. */
async function fill(
  folder: string,
  count: number,
  phase: 'gathering' | 'playing',
  events: readonly TableEvent[],
): Promise<string[]> {
  const journal = await JournalThread.start(folder);
  const lines = events.map((event) => writeEvent(event));
  const dead = { node: 'killed', publicUrl: null, internalUrl: null };
  const codes = Array.from({ length: count }, (_, number) => codeOf(number));
  const now = Date.now();
  for (let at = 0; at < count; at += 100) {
    await Promise.all(
      codes.slice(at, at + 100).map(async (code) => {
        await journal.open({ code, game: GAME, phase, opened: now, touched: now });
        await journal.claim(code, dead);
        await journal.append(code, 0, lines);
      }),
    );
  }
  await journal.close();
  return codes;
}

/** Tables one minute into a game of eight in full play. */
export const fillWithGames = (folder: string, count: number): Promise<string[]> =>
  fill(folder, count, 'playing', recordEvents());

/** Tables at which eight people sat down, and went away again. */
export function fillWithIdle(folder: string, count: number): Promise<string[]> {
  const { table, output } = Table.open(
    { game: GAME, options: {}, rules: DEFAULT_RULES },
    { entropy: () => '0'.repeat(64) },
  );
  const events = [...output.events];
  for (let seat = 0; seat < SEATS; seat++) {
    const token = `the secret of seat ${seat}`;
    const sat = table.take(null, { ask: 'sit', id: 'sit', name: `Player ${seat}`, token }, 0);
    events.push(...sat.events, ...table.presence(seat, true, 0).events);
  }
  return fill(folder, count, 'gathering', events);
}
