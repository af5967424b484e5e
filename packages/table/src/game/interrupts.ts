import { type Decision, type GameEvent, refusal, type Seat } from '@oeillade/kernel';
import type { Ruling } from '../messages.ts';
import { believedPress, type Press, PressQueue } from './press-queue.ts';
import { type CommandAsked, kindOf, type RoundPort } from './round-port.ts';
import { WaitBudget } from './wait-budget.ts';

type Judged = Decision<object, GameEvent>;

/** Where interrupts are judged, carried out and announced. */
export interface InterruptsPort extends Pick<RoundPort, 'answer' | 'tell' | 'delayOf'> {
  /** Judges a command on the board as it is. */
  decide(asked: CommandAsked): Judged;
  carryOut(decision: Judged & { ok: true }, asked: CommandAsked): void;
  announce(ruling: Ruling): void;
  /** Asks once more for a command that had to wait until the interrupts were settled. */
  ask(asked: CommandAsked): void;
}

/** Commands that suspend the game (D-50): they wait for each other, and are settled in the order they were made. */
export class Interrupts {
  readonly #port: InterruptsPort;
  readonly #presses = new PressQueue<CommandAsked>();
  readonly #waitBudget: WaitBudget;
  /**
   * Legal commands that wait until the interrupts are settled. Nobody is told why they wait: somebody who knew of an
   * interrupt could still press, and claim to have pressed before it.
   */
  readonly #held: CommandAsked[] = [];

  constructor(players: number, port: InterruptsPort) {
    this.#port = port;
    this.#waitBudget = new WaitBudget(players, (seat) => port.delayOf(seat));
  }

  /** Somebody has interrupted the game, and it is not settled yet. */
  get isOpen(): boolean {
    return this.#presses.isOpen;
  }

  get settleAt(): number {
    return this.#presses.settleAt;
  }

  /** Whether a command of this seat and of this kind waits. */
  holds(seat: Seat, kind: string): boolean {
    return this.#held.some((asked) => asked.seat === seat && kindOf(asked.command) === kind);
  }

  hold(asked: CommandAsked): void {
    this.#held.push(asked);
  }

  add(asked: CommandAsked, t: number): void {
    const { seat, id } = asked;
    if (this.#presses.has(seat)) return this.#port.answer(seat, id, refusal('suspended', 'D-50'));
    const decision = this.#port.decide(asked);
    if (!decision.ok) return this.#port.answer(seat, id, decision.refusal);
    const made = believedPress(t, asked.pressed, this.#port.delayOf(seat));
    const wait = this.#waitBudget.waitOf(seat);
    if (!this.#presses.isOpen) this.#waitBudget.spend(seat);
    this.#presses.add({ seat, made, arrived: t, what: asked }, wait);
    if (this.#presses.settleAt <= t) return this.settle(t);
    this.#port.tell(seat, { m: 'suspended', t, by: seat });
  }

  /** One after the other: each interrupt is judged on the board that the one before has left. */
  settle(t: number): void {
    const presses = this.#presses.settle();
    const earliest = presses[0]!.made;
    const order = presses.map((press) => ({
      seat: press.seat,
      after: Math.round(press.made - earliest),
      stood: this.#settleOne(press),
    }));
    this.#port.announce({ m: 'ruling', t, order });
    for (const asked of this.#held.splice(0)) this.#port.ask(asked);
  }

  #settleOne({ seat, what }: Press<CommandAsked>): boolean {
    const decision = this.#port.decide(what);
    if (decision.ok) this.#port.carryOut(decision, what);
    else this.#port.answer(seat, what.id, decision.refusal);
    return decision.ok;
  }
}
