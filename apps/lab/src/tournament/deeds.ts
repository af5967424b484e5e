import type * as spywhereRules from '@oeillade/games/spywhere';
import type * as winkFamily from '@oeillade/games/wink-family';
import type { GameEvent, Line } from '@oeillade/kernel';

/** How often a seat did each thing that is counted in its game. */
export type Deeds = Readonly<Record<string, number>>;

/** Counts what every seat did in a finished game. The lines are of this very game. */
type Count = (lines: readonly Line[], players: number) => Deeds[];

class Tally<Kind extends string> {
  readonly seats: Record<Kind, number>[];

  constructor(players: number, kinds: readonly Kind[]) {
    const none = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>;
    this.seats = Array.from({ length: players }, () => ({ ...none }));
  }

  add(seat: number, kind: Kind, times = 1): void {
    this.seats[seat]![kind] += times;
  }
}

const WINK_DEEDS = [
  'calls',
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

export type WinkDeed = (typeof WINK_DEEDS)[number];

const countWink: Count = (lines, players) => {
  const tally = new Tally<WinkDeed>(players, WINK_DEEDS);
  for (const event of lines as readonly GameEvent[] as readonly winkFamily.WinkEvent[]) {
    if (event.e === 'called') tally.add(event.seat, 'calls');
    if (event.e === 'designated') tally.add(event.seat, event.right ? 'contacts' : 'wrong names');
    if (event.e === 'accused') tally.add(event.seat, event.right ? 'right accusations' : 'wrong accusations');
    if (event.e === 'signalled') countSignal(event, tally);
  }
  return tally.seats;
};

function countSignal({ seat, to, seenBy = [] }: winkFamily.Signalled, tally: Tally<WinkDeed>): void {
  const spies = seenBy.filter((witness) => witness !== to);
  tally.add(seat, 'signals');
  if (spies.length < seenBy.length) tally.add(seat, 'signals received');
  if (spies.length > 0) tally.add(seat, 'signals given away');
  for (const spy of spies) tally.add(spy, 'signals intercepted');
}

const SPYWHERE_DEEDS = [
  'exchanges',
  'eliminations',
  'own cards',
  'guesses',
  'right guesses',
  'closed',
] as const;

export type SpywhereDeed = (typeof SPYWHERE_DEEDS)[number];

const countSpywhere: Count = (lines, players) => {
  const tally = new Tally<SpywhereDeed>(players, SPYWHERE_DEEDS);
  for (const event of lines as readonly GameEvent[] as readonly spywhereRules.SpywhereEvent[]) {
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
};

/** A game of which nothing is counted does not compile. */
export const deedsOf: Readonly<Record<string, Count>> = {
  zwinkern: countWink,
  'wink-agents': countWink,
  wink: countWink,
  spywhere: countSpywhere,
};
