import type { Seat } from '@oeillade/kernel';
import { Answers } from './answers.ts';
import type { TableEvent } from './events.ts';
import { LineClock } from './line-clock.ts';
import type { Message, Recipient } from './messages.ts';
import { type Numbered, Outbox } from './outbox.ts';

/** What a table gives back: what to keep, and then whom to tell what. */
export interface Output {
  readonly events: readonly TableEvent[];
  readonly messages: readonly Sent[];
}

export interface Sent {
  readonly to: Recipient;
  readonly numbered: Numbered;
}

/** A seat's line, its outgoing messages and its answers: they stay with the person when seats get other numbers. */
export interface Desk {
  readonly outbox: Outbox;
  readonly answers: Answers;
  readonly line: LineClock;
}

/** The table's correspondence: a desk for each seat, one outbox for all who watch, and what is to go out. */
export class Desks {
  readonly #watchers = new Outbox();
  readonly #desks: Desk[] = [];
  #events: TableEvent[] = [];
  #messages: Sent[] = [];

  at(seat: Seat): Desk {
    const desk = this.#desks[seat];
    if (!desk) throw new Error(`Seat ${seat} has no desk.`);
    return desk;
  }

  find(seat: Seat): Desk | undefined {
    return this.#desks[seat];
  }

  last(): Desk | undefined {
    return this.#desks.at(-1);
  }

  /** The seat of a desk; null for one that is gone. */
  seatOf(desk: Desk | undefined): Seat | null {
    const seat = desk ? this.#desks.indexOf(desk) : -1;
    return seat === -1 ? null : seat;
  }

  outboxOf(who: Recipient): Outbox {
    return who === 'watchers' ? this.#watchers : this.at(who).outbox;
  }

  /** Desks come, go and move on as the people do. */
  follow(event: TableEvent): void {
    if (event.j === 'sat') {
      this.#desks.push({ outbox: new Outbox(), answers: new Answers(), line: new LineClock() });
    }
    if (event.j === 'rose') this.#desks.splice(event.seat, 1);
    if (event.j === 'again') this.#desks.unshift(...this.#desks.splice(-1));
    if (event.j === 'answered') this.find(event.seat)?.answers.note(event.id, null);
  }

  keep(event: TableEvent): void {
    this.#events.push(event);
  }

  send(to: Recipient, message: Message): void {
    this.#messages.push({ to, numbered: this.outboxOf(to).add(message) });
  }

  /** To everybody, each with what is theirs. */
  sendEach(messageFor: (viewer: Seat | null) => Message): void {
    for (let seat = 0; seat < this.#desks.length; seat++) this.send(seat, messageFor(seat));
    this.send('watchers', messageFor(null));
  }

  flush(): Output {
    const output = { events: this.#events, messages: this.#messages };
    this.#events = [];
    this.#messages = [];
    return output;
  }
}
