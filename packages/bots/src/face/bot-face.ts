import type { Random, Seat } from '@oeillade/kernel';
import type { Ask } from '@oeillade/table';
import { phraseOf } from '../cast/voices.ts';
import type { OccasionOf } from '../occasion.ts';
import { draw } from '../pace.ts';
import { NEVER } from '../player/alarms.ts';
import { LULL, MANNERS } from './manners.ts';

/** What a face can do: react, or say a word. */
export type Expression = Extract<Ask, { ask: 'react' | 'say' }>;

interface FaceKit {
  readonly seat: Seat;
  /** How often it says a word where it could, from 0 to 1: only members of the cast have words. */
  readonly talkativeness: number;
  /** A generator of its own, so that neither the expression nor its time depends on what the player thinks. */
  readonly random: Random;
  readonly occasionOf: OccasionOf;
}

/** Something that a face does after an announcement, and not again for a while. */
class Habit {
  #next: Expression | null = null;
  #at = NEVER;
  #quietUntil = Number.NEGATIVE_INFINITY;

  get at(): number {
    return this.#at;
  }

  plan(next: Expression, at: number): void {
    if (at < this.#quietUntil) return;
    this.#next = next;
    this.#at = at;
  }

  take(now: number): readonly Expression[] {
    const next = this.#next;
    if (next === null || now < this.#at) return [];
    this.#next = null;
    this.#at = NEVER;
    this.#quietUntil = now + LULL;
    return [next];
  }
}

/**
 * The face of a bot, beside its mind and without a way to it: it hears what those who watch are told, and nothing else, so that it
 * cannot betray what only its player knows.
 */
export class BotFace {
  readonly #kit: FaceKit;
  readonly #reacts = new Habit();
  readonly #speaks = new Habit();

  constructor(kit: FaceKit) {
    this.#kit = kit;
  }

  /** Something was announced to everybody. */
  hear(told: object, now: number): void {
    const { seat, random, talkativeness, occasionOf } = this.#kit;
    const moved = occasionOf(told, seat);
    if (moved === null) return;
    const { occasion, ...staged } = typeof moved === 'string' ? { occasion: moved } : moved;
    const { chance, after, shows, says } = { ...MANNERS[occasion], ...staged };
    if (random.happens(chance)) {
      this.#reacts.plan({ ask: 'react', reaction: random.pick(shows) }, now + draw(random, after));
    }
    if (says !== undefined && random.happens(talkativeness)) {
      this.#speaks.plan({ ask: 'say', phrase: phraseOf(says) }, now + draw(random, after));
    }
  }

  wakeAt(): number {
    return Math.min(this.#reacts.at, this.#speaks.at);
  }

  /** What it shows and says now. */
  act(now: number): readonly Expression[] {
    return [...this.#reacts.take(now), ...this.#speaks.take(now)];
  }
}
