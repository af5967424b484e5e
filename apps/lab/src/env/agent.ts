import type { Outcome, Seat, Setup } from '@oeillade/kernel';
import type { Ask, Message, TableRules } from '@oeillade/table';
import { gameOf } from '../library.ts';
import { outcomeIn } from '../observation/outcome.ts';
import { SeatKnowledge } from '../observation/seat-knowledge.ts';
import { type Action, ActionSpace, asksFor } from './action-space.ts';
import { EyeMemory } from './eye-memory.ts';
import { LegalActions } from './legal-actions.ts';
import { SeatVector } from './vector.ts';

export interface AgentKit {
  readonly game: string;
  readonly setup: Setup;
  readonly rules: TableRules;
  readonly seat: Seat;
  /** Milliseconds from one decision to the next, and the most that a rest takes. */
  readonly tick: number;
  readonly rest: number;
  view(): object;
}

/** A seat that is played from outside: it decides at its moments, and the table stands still until it has. */
export class Agent {
  readonly seat: Seat;
  readonly known: SeatKnowledge;
  readonly vector: SeatVector;
  readonly legal: LegalActions;
  readonly space: ActionSpace;
  outcome: Outcome | null = null;
  readonly #kit: AgentKit;
  readonly #eyes = new EyeMemory();
  readonly #hasEyes: boolean;
  #wakeAt: number;
  #isResting = false;

  constructor(kit: AgentKit) {
    const game = gameOf(kit.game);
    this.seat = kit.seat;
    this.#kit = kit;
    this.#hasEyes = game.carriesEyes(kit.setup);
    this.known = new SeatKnowledge(game, kit.setup, kit.seat, kit.view);
    this.vector = new SeatVector(kit, this.known, this.#eyes);
    this.space = ActionSpace.of(kit.game, kit.setup, kit.seat);
    this.legal = new LegalActions(game, this.known, this.space, kit.rules);
    // Where there are eyes it decides all the time, elsewhere when the game waits for it.
    this.#wakeAt = this.#hasEyes ? 0 : Number.POSITIVE_INFINITY;
  }

  hear(message: Message, now: number): void {
    this.outcome ??= outcomeIn(message);
    this.#eyes.hear(message, now);
    if (!this.known.hear(message)) return;
    if (this.#hasEyes) {
      if (this.#isResting) this.#wakeAt = Math.min(this.#wakeAt, this.#tickFrom(now));
    } else if (this.outcome === null && (message.m === 'event' || message.m === 'answer')) {
      this.#wakeAt = this.known.isAwaited ? now : Number.POSITIVE_INFINITY;
    }
  }

  wakeAt(): number {
    return this.#wakeAt;
  }

  /** Does what was decided: gives what is asked of the table, and plans the next decision. */
  decide(action: Action, now: number): readonly Ask[] {
    const asks = asksFor(action);
    this.#isResting = 'rest' in action;
    this.#wakeAt = Number.POSITIVE_INFINITY;
    if (this.#hasEyes) {
      const next = this.#tickFrom(now + 1);
      this.#wakeAt = this.#isResting ? Math.max(next, this.#endOfRest(now)) : next;
    }
    this.known.note(asks);
    this.legal.note(asks, now);
    return asks;
  }

  /** A rest ends when one may call, too, if it is one's turn. */
  #endOfRest(now: number): number {
    const most = this.#tickFrom(now + this.#kit.rest);
    const { callFrom, isAwaited } = this.known;
    return isAwaited && callFrom > now ? Math.min(most, this.#tickFrom(callFrom)) : most;
  }

  #tickFrom(t: number): number {
    return Math.ceil(t / this.#kit.tick) * this.#kit.tick;
  }
}
