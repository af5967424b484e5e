import type { Trait, TraitKind } from './traits.ts';

/** One game of an evening: who of the evening's players sat at each seat, and what they did. */
export interface FeatsOfGame {
  readonly players: readonly number[];
  readonly traits: readonly Trait[];
}

/** Those who did something most often in an evening. */
export interface Honour {
  readonly kind: (typeof KINDS)[number];
  readonly players: readonly number[];
  readonly count: number;
}

const KINDS = ['saw-through', 'paired', 'seen-through'] as const satisfies readonly TraitKind[];

/** So many share an honour at most: what everybody did as often distinguishes nobody. */
const MOST_SHARING = 2;

/** What is told at the end of an evening, beside who has won it. */
export function honoursOf(games: readonly FeatsOfGame[]): Honour[] {
  return KINDS.flatMap((kind) => {
    const counts = new Map<number, number>();
    for (const { players, traits } of games) {
      for (const trait of traits) {
        const player = players[trait.seat];
        if (trait.kind === kind && player !== undefined)
          counts.set(player, (counts.get(player) ?? 0) + trait.count);
      }
    }
    const most = Math.max(0, ...counts.values());
    const best = [...counts].filter(([, count]) => count === most).map(([player]) => player);
    return best.length > 0 && best.length <= MOST_SHARING ? [{ kind, players: best, count: most }] : [];
  });
}
