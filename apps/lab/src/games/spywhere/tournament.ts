import type * as spywhereRules from '@oeillade/games/spywhere';
import type { Line } from '@oeillade/kernel';
import { percentOf } from '../../text.ts';
import { type Columns, DeedCount, type Deeds, type DeedsOfAll } from '../deeds.ts';

const DEEDS = ['exchanges', 'eliminations', 'own cards', 'guesses', 'right guesses', 'closed'] as const;

type Deed = (typeof DEEDS)[number];

/** What every seat did in a finished game. */
export function deeds(lines: readonly Line<spywhereRules.SpywhereEvent>[], players: number): Deeds[] {
  const tally = new DeedCount<Deed>(players, DEEDS);
  for (const event of lines) {
    if (event.e === 'exchanged') tally.add(event.seat, 'exchanges');
    if (event.e === 'eliminated') tally.add(event.seat, 'eliminations');
    if (event.e === 'attempted') tally.add(event.seat, 'guesses');
    if (event.e === 'attempted-last') tally.add(event.seat, 'guesses', event.attempts.length);
    if (event.e === 'closed' && event.by !== null) tally.add(event.by, 'closed');
    if (event.e !== 'ended') continue;
    event.own.forEach((cards, seat) => {
      tally.add(seat, 'own cards', cards);
    });
    event.right.forEach((guesses, seat) => {
      tally.add(seat, 'right guesses', guesses);
    });
  }
  return tally.seats;
}

export const columns: Columns<Deed> = [
  ['own cards', 'own cards'],
  ['guesses', 'guesses'],
  ['right guesses', 'right'],
  ['eliminations', 'eliminations'],
  ['closed', 'closed'],
];

export function facts(all: DeedsOfAll<Deed>): [string, string][] {
  const did = (deed: Deed): number => all.did(deed);
  return [
    ['guesses', `${percentOf(did('right guesses'), did('guesses'))} right`],
    ['closed', `by somebody's last attempt in ${percentOf(did('closed'), all.games)} of the games`],
  ];
}
