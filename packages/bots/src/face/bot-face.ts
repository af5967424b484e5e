import type { Random, Seat } from '@oeillade/kernel';
import type { Ask } from '@oeillade/table';
import { NEVER } from '../player/alarms.ts';
import { draw } from '../player/pace.ts';
import { LULL, MANNERS } from './manners.ts';
import type { OccasionOf } from './occasion.ts';

interface FaceKit {
  readonly seat: Seat;
  /** Of its own: what a face shows, and when, must not depend on what its player thinks. */
  readonly random: Random;
  readonly occasionOf: OccasionOf;
}

/**
 * The face of a bot, beside its mind and without a way to it: it hears what those who watch are told, and nothing else, so that it
 * cannot betray what only its player knows.
 */
export class BotFace {
  readonly #kit: FaceKit;
  #reaction: string | null = null;
  #at = NEVER;
  #quietUntil = Number.NEGATIVE_INFINITY;

  constructor(kit: FaceKit) {
    this.#kit = kit;
  }

  /** Something was announced to everybody. */
  hear(told: object, now: number): void {
    const { seat, random, occasionOf } = this.#kit;
    const occasion = occasionOf(told, seat);
    if (occasion === null) return;
    const { chance, after, shows } = MANNERS[occasion];
    if (!random.happens(chance)) return;
    const at = now + draw(random, after);
    const reaction = random.pick(shows);
    if (at < this.#quietUntil) return;
    this.#at = at;
    this.#reaction = reaction;
  }

  wakeAt(): number {
    return this.#at;
  }

  /** What it shows now; null where there is nothing to show. */
  act(now: number): (Ask & { ask: 'react' }) | null {
    if (this.#reaction === null || now < this.#at) return null;
    const shown = { ask: 'react', reaction: this.#reaction } as const;
    this.#reaction = null;
    this.#at = NEVER;
    this.#quietUntil = now + LULL;
    return shown;
  }
}
