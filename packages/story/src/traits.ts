import type { Seat } from '@oeillade/kernel';

/**
 * What can be told of somebody across games: the words mean the same in each game that has them.
 * `saw-through`: found out somebody's secret. `seen-through`: had their own found out. `paired`: found each other.
 * `unseen`: a signal between two that nobody else saw. `unread`: a secret that nobody found out until the end.
 */
export type TraitKind = 'saw-through' | 'seen-through' | 'paired' | 'unseen' | 'unread';

/** How often somebody did something in one game. */
export interface Trait {
  readonly kind: TraitKind;
  readonly seat: Seat;
  readonly count: number;
}

/** Counts how often each seat is named, for each kind; whoever did nothing of a kind has no trait of it. */
export function traitsOf(done: Readonly<Partial<Record<TraitKind, readonly Seat[]>>>): Trait[] {
  return Object.entries(done).flatMap(([kind, seats]) => {
    const counts = new Map<Seat, number>();
    for (const seat of seats) counts.set(seat, (counts.get(seat) ?? 0) + 1);
    return [...counts].map(([seat, count]) => ({ kind: kind as TraitKind, seat, count }));
  });
}
