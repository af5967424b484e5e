import type { Foresight, Question, Seat } from '@oeillade/kernel';
import type { Dealt, WinkEvent } from './events.ts';

/** One call, as long as it waits for its ruling and afterwards. */
interface Call {
  readonly id: string;
  readonly caller: Seat;
  readonly number: number;
  /** Null until everybody knows who held the card, or that nobody did. */
  answers: readonly string[] | null;
}

/**
 * D-33: of each call, who holds the card, or who will be caught for it. A call is answered by the ruling after which everybody
 * knows who held the card (W-31, W-33, W-42); one that nobody learns anything of, by the end of the game (W-55).
 */
export class WinkForesight implements Foresight<WinkEvent> {
  readonly #players: number;
  /** Who was dealt the twin of each number: hands only ever give cards away in public. */
  readonly #holders = new Map<number, Seat>();
  #mayBeUndealt = false;
  readonly #calls: Call[] = [];
  /** The call of each seat that still stands. */
  readonly #standing = new Map<Seat, Call>();

  constructor(players: number) {
    this.#players = players;
  }

  follow(event: WinkEvent): boolean {
    switch (event.e) {
      case 'dealt':
        this.#deal(event);
        return false;
      case 'called':
        this.#standing.set(event.seat, this.#call(event.seat, event.number));
        return false;
      case 'passed':
        this.#standing.delete(event.seat);
        return false;
      case 'designated': {
        const { seat, named, right, laidBy } = event;
        const call = this.#end(seat);
        if (call && (right || laidBy !== undefined))
          call.answers = answers(right ? named : (laidBy ?? null), null);
        return true;
      }
      case 'accused': {
        const { named, number, right } = event;
        const caller = this.#callerOf(number);
        const call = right && caller !== null ? this.#end(caller) : null;
        if (call) call.answers = answers(named, named);
        return true;
      }
      case 'ended':
        this.#standing.clear();
        for (const call of this.#calls)
          call.answers ??= answers(this.#holders.get(call.number) ?? null, null);
        return true;
      case 'looked':
      case 'signalled':
      case 'winked':
        return false;
    }
  }

  open(): readonly Question[] {
    return [...this.#standing.values()].map(({ id, caller, number }) => ({
      id,
      kind: 'call',
      seat: caller,
      topic: number,
      answers: this.#answersFor(caller),
    }));
  }

  answersTo(id: string): readonly string[] | null {
    return this.#calls[Number(id)]?.answers ?? null;
  }

  #deal({ hands, left }: Dealt): void {
    hands.forEach((hand, seat) => {
      for (const number of hand) this.#holders.set(number, seat);
    });
    this.#mayBeUndealt = left.length > 0;
  }

  #call(caller: Seat, number: number): Call {
    const call = { id: String(this.#calls.length), caller, number, answers: null };
    this.#calls.push(call);
    return call;
  }

  #end(caller: Seat): Call | null {
    const call = this.#standing.get(caller) ?? null;
    this.#standing.delete(caller);
    return call;
  }

  #callerOf(number: number): Seat | null {
    for (const call of this.#standing.values()) if (call.number === number) return call.caller;
    return null;
  }

  /** W-12, W-21: never the caller; where cards were left over, perhaps nobody. */
  #answersFor(caller: Seat): readonly string[] {
    const others = Array.from({ length: this.#players }, (_, seat) => seat).filter((seat) => seat !== caller);
    return [
      ...others.map((seat) => `holds/${seat}`),
      ...(this.#mayBeUndealt ? ['holds/nobody'] : []),
      ...others.map((seat) => `caught/${seat}`),
    ];
  }
}

const answers = (holder: Seat | null, caught: Seat | null): readonly string[] => [
  `holds/${holder ?? 'nobody'}`,
  ...(caught === null ? [] : [`caught/${caught}`]),
];
