import type { Line, Refusal, Seat } from '@oeillade/kernel';
import type { TableEvent } from '../events.ts';
import type { Look } from '../gaze/look.ts';
import type { Message, Recipient } from '../messages.ts';
import type { RoundPort } from '../round-port.ts';
import { Answers } from './answers.ts';
import { DelayMeter } from './delay-meter.ts';
import { type Numbered, Outbox } from './outbox.ts';
import { ReactionLimit } from './reaction-limit.ts';

/** What a table gives back: events to store, then messages to send. */
export interface Output {
  readonly events: readonly TableEvent[];
  readonly messages: readonly Sent[];
}

export interface Sent {
  readonly to: Recipient;
  readonly numbered: Numbered;
}

/** What belongs to the client of one seat. It stays with the person when seats get other numbers. */
export interface SeatChannel {
  readonly outbox: Outbox;
  readonly answers: Answers;
  readonly delayMeter: DelayMeter;
  readonly reactionLimit: ReactionLimit;
  isAway: boolean;
}

/**
 * What goes out of a table: a channel for each seat, one for all watchers, and the events and messages that are not
 * flushed yet.
 */
export class SeatChannels implements RoundPort {
  readonly #watchers = new Outbox();
  readonly #channels: SeatChannel[] = [];
  readonly #takeUnkeptLooks: () => readonly Look[];
  /** Looks and ends of signals: they are stored before the next event, or with `keepBackground`. */
  #background: TableEvent[] = [];
  #events: TableEvent[] = [];
  #messages: Sent[] = [];
  #hasNews = false;

  /** Looks are stored in the background, but before the next event: a record must tell who looked where at a signal. */
  constructor(takeUnkeptLooks: () => readonly Look[]) {
    this.#takeUnkeptLooks = takeUnkeptLooks;
  }

  /** Something has happened in the game, and is not flushed yet. */
  get hasNews(): boolean {
    return this.#hasNews;
  }

  at(seat: Seat): SeatChannel {
    const channel = this.#channels[seat];
    if (!channel) throw new Error(`Seat ${seat} has no channel.`);
    return channel;
  }

  find(seat: Seat): SeatChannel | undefined {
    return this.#channels[seat];
  }

  last(): SeatChannel | undefined {
    return this.#channels.at(-1);
  }

  /** The seat of a channel; null for one that is gone. */
  seatOf(channel: SeatChannel | undefined): Seat | null {
    const seat = channel ? this.#channels.indexOf(channel) : -1;
    return seat === -1 ? null : seat;
  }

  outboxOf(who: Recipient): Outbox {
    return who === 'watchers' ? this.#watchers : this.at(who).outbox;
  }

  /** Channels come, go and move on as the people do. */
  follow(event: TableEvent): void {
    if (event.j === 'sat') this.#add();
    if (event.j === 'summary') {
      for (const { away, answered } of event.seats) {
        const channel = this.#add();
        channel.isAway = away;
        for (const id of answered) channel.answers.note(id, null);
      }
    }
    if (event.j === 'left-seat') this.#channels.splice(event.seat, 1);
    if (event.j === 'rematch')
      this.#channels.push(...this.#channels.splice(0, event.first ?? this.#channels.length - 1));
    if (event.j === 'presence') this.at(event.seat).isAway = event.away;
    if (event.j === 'replaced') this.at(event.seat).isAway = false;
    if (event.j === 'answered') this.find(event.seat)?.answers.note(event.id, null);
    if (event.j === 'line' && event.by) this.find(event.by.seat)?.answers.note(event.by.id, null);
  }

  keep(line: Line, by: { readonly seat: Seat; readonly id: string } | null): void {
    this.note({ j: 'line', line, by });
  }

  note(event: TableEvent): void {
    this.keepBackground();
    this.#events.push(event);
  }

  /**
   * In the background: if the end of a wink were stored by itself, whoever asks for something at that moment would wait
   * for it, and notice.
   */
  keepInBackground(line: Line): void {
    this.#takeLooks();
    this.#background.push({ j: 'line', line, by: null });
  }

  keepBackground(): void {
    this.#takeLooks();
    this.#events.push(...this.#background.splice(0));
  }

  #takeLooks(): void {
    for (const look of this.#takeUnkeptLooks()) this.#background.push({ j: 'looked', ...look });
  }

  tell(to: Recipient, message: Message): void {
    if (message.m === 'event') this.#hasNews = true;
    this.#messages.push({ to, numbered: this.outboxOf(to).add(message) });
  }

  /** To everybody, each with what is theirs. */
  tellEach(messageFor: (viewer: Seat | null) => Message): void {
    for (let seat = 0; seat < this.#channels.length; seat++) this.tell(seat, messageFor(seat));
    this.tell('watchers', messageFor(null));
  }

  answer(seat: Seat, id: string, refused: Refusal | null): void {
    if (id === '') return;
    this.at(seat).answers.note(id, refused);
    this.tell(seat, { m: 'answer', id, refusal: refused });
  }

  delayOf(seat: Seat): number {
    const { isAway, delayMeter } = this.at(seat);
    // A client that is away has sent nothing that could still arrive.
    return isAway ? 0 : delayMeter.delay;
  }

  #add(): SeatChannel {
    const channel = {
      outbox: new Outbox(),
      answers: new Answers(),
      delayMeter: new DelayMeter(),
      reactionLimit: new ReactionLimit(),
      isAway: false,
    };
    this.#channels.push(channel);
    return channel;
  }

  flush(): Output {
    const output = { events: this.#events, messages: this.#messages };
    this.#events = [];
    this.#messages = [];
    this.#hasNews = false;
    return output;
  }
}
