import { Beliefs } from './beliefs.ts';
import type { Evidence } from './evidence.ts';
import type { Seen } from './mind.ts';

/** Nobody is taken for bolder than this. */
const BOLDEST = 0.3;

/** How sure each of the others wants to be of an attempt, as far as they have shown it. */
export class Rivals {
  readonly confidence: number[];

  constructor(players: number, seat: number, own: number, rival: number) {
    this.confidence = Array.from({ length: players }, (_, other) => (other === seat ? own : rival));
  }

  /** Somebody attempts: so sure as it could be then is enough for it. */
  notice(seen: Seen, seat: number, evidence: Evidence): void {
    if (seen.e !== 'attempted' || seen.seat === seat) return;
    const { chances } = new Beliefs(evidence, this.confidence.length, seen.seat, 0);
    const sureness = Math.max(...chances[seen.at]!);
    this.confidence[seen.seat] = Math.max(BOLDEST, Math.min(this.confidence[seen.seat]!, sureness));
  }
}
