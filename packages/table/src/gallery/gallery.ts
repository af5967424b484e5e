import type { Foresight, GameEvent, Line, Refusal } from '@oeillade/kernel';
import type { TableEvent } from '../events.ts';
import type { Look } from '../gaze/look.ts';
import type { LastingSignal } from '../gaze/signals.ts';
import type { GallerySeen, Seer } from '../messages.ts';
import type { Watching } from '../rules.ts';
import { LateEyes, type WatcherSight } from './late-eyes.ts';
import { Predictions, type Watcher } from './predictions.ts';

/** What those who watch one game take part in, in the game's time. Nothing of it reaches the game. */
export class Gallery {
  readonly #foresight: Foresight<GameEvent>;
  readonly #predictions: Predictions;
  readonly #lateEyes: LateEyes | null;
  #rulings = 0;

  constructor(foresight: Foresight<GameEvent>, players: number, watching: Watching) {
    this.#foresight = foresight;
    this.#predictions = new Predictions(foresight);
    this.#lateEyes =
      watching === 'late' ? new LateEyes(players, (id) => foresight.answersTo(id) !== null) : null;
  }

  /** How many rulings there were: after each, everybody has just learnt how something came out. */
  get rulings(): number {
    return this.#rulings;
  }

  /** `turns` are the seats whose turn ends with this line. */
  follow(line: Line, turns: number): void {
    if (this.#foresight.follow(line)) this.#rulings++;
    const open = this.#lateEyes ? this.#foresight.open().map(({ id }) => id) : [];
    this.#lateEyes?.follow(line.t, turns, open);
  }

  look(look: Look): void {
    this.#lateEyes?.look(look);
  }

  signal(signal: LastingSignal): void {
    this.#lateEyes?.signal(signal);
  }

  lateSight(t: number): WatcherSight | null {
    return this.#lateEyes?.at(t) ?? null;
  }

  /** Gives the event to keep; null where it was kept before. */
  predict(
    watcher: Watcher,
    question: string,
    answer: string,
  ): { readonly refusal: Refusal } | { readonly event: (TableEvent & { j: 'predicted' }) | null } {
    const refused = this.#predictions.whyNot(watcher, question, answer);
    if (refused) return { refusal: refused };
    if (this.#predictions.isSealed(watcher, question)) return { event: null };
    const event = { j: 'predicted', watcher: watcher.token, name: watcher.name, question, answer } as const;
    this.takeIn(event);
    return { event };
  }

  takeIn({ watcher, name, question, answer }: TableEvent & { j: 'predicted' }): void {
    this.#predictions.seal({ token: watcher, name }, question, answer);
  }

  seenBy(token: string | null): GallerySeen {
    return { ...this.#predictions.seenBy(token), rulings: this.#rulings };
  }

  bestSeer(): Seer | null {
    return this.#predictions.best();
  }
}

/** D-30: whether those who watch may also predict and cheer. */
export const takesPart = (watching: Watching): boolean => watching === 'looking' || watching === 'late';
