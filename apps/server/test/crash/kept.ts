import { readEvent, summarisedRoundIn, type TableEvent } from '@oeillade/table';
import type { Journal } from '../../src/journal/port.ts';

/** What a journal tells of a table. Where its game is over, the lines of the record are events again; who asked for them is not known. */
export async function keptOf(journal: Journal, code: string): Promise<TableEvent[]> {
  const events = (await journal.read(code)).events.map(readEvent);
  const round = summarisedRoundIn(events);
  const record = round === null ? null : await journal.readGame(code, round);
  const [, ...lines] = record?.trimEnd().split('\n') ?? [];
  return [...events, ...lines.map((line) => readEvent(`{"j":"line","by":null,"line":${line}}`))];
}

/** The game's time at which the stored events end. */
export function timeIn(events: readonly TableEvent[]): number {
  const times = events.map((event) =>
    event.j === 'line' ? event.line.t : 't' in event ? (event.t ?? 0) : 0,
  );
  return times.reduce((latest, t) => Math.max(latest, t), 0);
}
