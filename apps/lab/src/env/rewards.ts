import type { Outcome } from '@oeillade/kernel';

/** `victory`: one's part of the victory less a fair share, so that all of them come to nothing; `points`: what one has at the end. */
export const REWARDS = ['victory', 'points'] as const;
export type Rewards = (typeof REWARDS)[number];

/** What every seat gets at the end; nothing where the game was cut short. */
export function rewardsOf(kind: Rewards, outcome: Outcome | null, players: number): number[] {
  if (!outcome) return Array.from({ length: players }, () => 0);
  if (kind === 'points') return [...outcome.scores];
  const winners = outcome.ranks.filter((rank) => rank === 1).length;
  return outcome.ranks.map((rank) => (rank === 1 ? 1 / winners : 0) - 1 / players);
}
