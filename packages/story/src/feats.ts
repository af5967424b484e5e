import type { Seat } from '@oeillade/kernel';

/**
 * What can be told of somebody across games: the words mean the same in each game that has them.
 * `saw-through`: found out somebody's secret. `seen-through`: had their own found out. `paired`: found each other.
 */
export type FeatKind = 'saw-through' | 'seen-through' | 'paired';

/** How often somebody did something in one game. */
export interface Feat {
  readonly kind: FeatKind;
  readonly seat: Seat;
  readonly count: number;
}

/** Counts how often each seat is named, for each kind; whoever did nothing of a kind has no feat of it. */
export function featsOf(done: Readonly<Partial<Record<FeatKind, readonly Seat[]>>>): Feat[] {
  return Object.entries(done).flatMap(([kind, seats]) => {
    const counts = new Map<Seat, number>();
    for (const seat of seats) counts.set(seat, (counts.get(seat) ?? 0) + 1);
    return [...counts].map(([seat, count]) => ({ kind: kind as FeatKind, seat, count }));
  });
}
