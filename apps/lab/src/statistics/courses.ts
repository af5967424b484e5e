import type { Outcome } from '@oeillade/kernel';
import { percent } from '../text.ts';
import type { Course, Victory } from './course.ts';
import { Distribution, type Share, Shares } from './distribution.ts';
import type { Measure } from './measure.ts';

/** How games went, over many of them. */
export class Courses {
  readonly leadChanges = new Distribution();
  readonly #byTurnOrder: Shares[] = [];
  readonly #victories = new Map<Victory, number>();

  add({ first, leadChanges, victory }: Course, { ranks }: Outcome): void {
    this.leadChanges.add(leadChanges);
    this.#victories.set(victory, this.of(victory) + 1);
    const winners = ranks.filter((rank) => rank === 1).length;
    if (first === null) return;
    ranks.forEach((rank, seat) => {
      const place = (seat - first + ranks.length) % ranks.length;
      this.#byTurnOrder[place] ??= new Shares();
      this.#byTurnOrder[place].add(rank === 1 ? 1 / winners : 0);
    });
  }

  /** Wins by who had the first turn, the second and so on; empty where the games do not tell. */
  get byTurnOrder(): Share[] {
    return this.#byTurnOrder.map(({ share }) => share);
  }

  of(victory: Victory): number {
    return this.#victories.get(victory) ?? 0;
  }

  facts(): [string, string][] {
    const { mean, deviation, size } = this.leadChanges;
    const ties = `${percent(this.of('tie-break') / size)} decided by a tie-break, ${percent(this.of('shared') / size)} shared`;
    return [
      ['lead changes', `${mean.toFixed(1)} a game (sd ${deviation.toFixed(1)})`],
      ['victories', ties],
    ];
  }

  measures(): Omit<Measure, 'game' | 'players'>[] {
    const { mean, deviation, size } = this.leadChanges;
    const share = (victory: Victory) => ({ value: this.of(victory) / size, n: size });
    return [
      ...this.byTurnOrder.map((wins, place) => ({
        of: `turn ${place + 1}`,
        measure: 'wins',
        value: wins.mean,
        low: Math.max(0, wins.mean - wins.margin),
        high: wins.mean + wins.margin,
        n: size,
      })),
      { of: 'all', measure: 'lead changes', value: mean, sd: deviation, n: size },
      { of: 'all', measure: 'decided by a tie-break', ...share('tie-break') },
      { of: 'all', measure: 'shared victories', ...share('shared') },
    ];
  }
}
