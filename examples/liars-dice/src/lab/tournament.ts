import type { Line } from '@oeillade/kernel';
import { type Columns, DeedCount, type Deeds, type DeedsOfAll } from '@oeillade/lab/games/deeds.ts';
import { percentOf } from '@oeillade/lab/text.ts';
import type { DiceEvent } from '../rules/index.ts';

const DEEDS = ['bids', 'doubts', 'right doubts', 'found out'] as const;

type Deed = (typeof DEEDS)[number];

/** What every seat did in a finished game. */
export function deeds(lines: readonly Line<DiceEvent>[], players: number): Deeds[] {
  const tally = new DeedCount<Deed>(players, DEEDS);
  for (const line of lines) {
    if (line.e === 'bid') tally.add(line.seat, 'bids');
    if (line.e !== 'doubted') continue;
    tally.add(line.seat, 'doubts');
    if (!line.right) continue;
    tally.add(line.seat, 'right doubts');
    tally.add(line.of, 'found out');
  }
  return tally.seats;
}

export const columns: Columns<Deed> = [
  ['bids', 'bids'],
  ['doubts', 'doubts'],
  ['right doubts', 'right'],
  ['found out', 'found out'],
];

export function facts(all: DeedsOfAll<Deed>): [string, string][] {
  return [['doubts', `${percentOf(all.did('right doubts'), all.did('doubts'))} right`]];
}
