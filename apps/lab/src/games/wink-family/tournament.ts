import type * as winkFamily from '@oeillade/games/wink-family';
import type { Line } from '@oeillade/kernel';
import { percentOf, ratio } from '../../text.ts';
import { type Columns, DeedCount, type Deeds, type DeedsOfAll } from '../deeds.ts';

const DEEDS = [
  'calls',
  /** Of cards whose twins nobody holds: they were not dealt. */
  'undealt calls',
  'contacts',
  'wrong names',
  'signals',
  'signals received',
  /** Own signals that somebody saw for whom they were not. */
  'signals given away',
  /** Signals of others, for others, that this seat saw. */
  'signals intercepted',
  'right accusations',
  'wrong accusations',
] as const;

type Deed = (typeof DEEDS)[number];

/** What every seat did in a finished game. */
export function deeds(lines: readonly Line<winkFamily.WinkEvent>[], players: number): Deeds[] {
  const tally = new DeedCount<Deed>(players, DEEDS);
  const undealt = lines.find((event) => event.e === 'dealt')?.left ?? [];
  for (const event of lines) {
    if (event.e === 'called') tally.add(event.seat, 'calls');
    if (event.e === 'called' && undealt.includes(event.number)) tally.add(event.seat, 'undealt calls');
    if (event.e === 'designated') tally.add(event.seat, event.right ? 'contacts' : 'wrong names');
    if (event.e === 'accused') tally.add(event.seat, event.right ? 'right accusations' : 'wrong accusations');
    if (event.e === 'signalled') countSignal(event, tally);
  }
  return tally.seats;
}

function countSignal({ seat, to, seenBy = [] }: winkFamily.Signalled, tally: DeedCount<Deed>): void {
  const spies = seenBy.filter((witness) => witness !== to);
  tally.add(seat, 'signals');
  if (spies.length < seenBy.length) tally.add(seat, 'signals received');
  if (spies.length > 0) tally.add(seat, 'signals given away');
  for (const spy of spies) tally.add(spy, 'signals intercepted');
}

export const columns: Columns<Deed> = [
  ['calls', 'calls'],
  ['contacts', 'contacts made'],
  ['signals', 'signals'],
  ['signals given away', 'given away'],
  ['signals intercepted', 'intercepted'],
  ['right accusations', 'accused rightly'],
  ['wrong accusations', 'wrongly'],
];

function contactsTold(calls: number, undealt: number, contacts: number): string {
  const withPartner = `${ratio(contacts, calls - undealt)} of those that had a partner`;
  return `${ratio(contacts, calls)}; ${withPartner}; ${percentOf(undealt, calls)} of the calls had none`;
}

export function facts(all: DeedsOfAll<Deed>): [string, string][] {
  const did = (deed: Deed): number => all.did(deed);
  const signals = did('signals');
  const accusations = did('right accusations') + did('wrong accusations');
  return [
    ['contacts a call', contactsTold(did('calls'), did('undealt calls'), did('contacts'))],
    [
      'signals',
      `${percentOf(did('signals received'), signals)} received, ${percentOf(did('signals given away'), signals)} intercepted`,
    ],
    [
      'accusations',
      `${ratio(accusations, all.games)} a game, ${percentOf(did('right accusations'), accusations)} right`,
    ],
  ];
}
