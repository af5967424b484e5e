import type { Output, Recipient, Table } from '@oeillade/table';
import type { AppendQueue } from './append-queue.ts';
import { broadcast, recipientsOf, type SeatTokens } from './broadcast.ts';
import { Deliveries } from './deliveries.ts';
import type { Guests } from './guests.ts';

/** Takes what a table gives: events are stored first, and the messages sent when those are safe. */
export class OutputQueue {
  readonly #table: Table;
  readonly #appends: AppendQueue;
  readonly #guests: Guests;
  readonly #deliveries: Deliveries;

  /** `failed` is called where messages could not be sent. */
  constructor(table: Table, appends: AppendQueue, guests: Guests, failed: (error: Error) => void) {
    this.#table = table;
    this.#appends = appends;
    this.#guests = guests;
    this.#deliveries = new Deliveries(failed);
  }

  add({ events, messages }: Output): void {
    if (events.length > 0) {
      const isReseating = events.some(({ j }) => j === 'left-seat' || j === 'rematch' || j === 'replaced');
      const tokens = isReseating ? this.#table.seating.sitters.map(({ token }) => token) : null;
      this.#tell(messages, this.#appends.append(events), tokens);
    } else if (messages.length > 0) {
      // Nothing is stored: each recipient is sent its message by itself, and waits for no other's.
      const moment = this.#appends.nextAnswer();
      for (const one of messages) this.#tell([one], moment, null);
    }
  }

  /** Stores events of which nobody is told; resolves when they are safe. */
  keep({ events }: Output): Promise<void> {
    return events.length === 0 ? Promise.resolve() : this.#appends.append(events);
  }

  /** Calls when this recipient has been told all that was added for it so far. */
  after(who: Recipient, call: () => void): void {
    this.#deliveries.add(new Set([who]), null, call);
  }

  /** Whether this recipient has been told all that was added for it so far. */
  isTold(who: Recipient): boolean {
    return !this.#deliveries.isPendingFor(who);
  }

  #tell(messages: Output['messages'], safe: Promise<void> | null, tokens: SeatTokens | null): void {
    const to = tokens ? null : recipientsOf(messages);
    this.#deliveries.add(to, safe, () => broadcast(this.#guests, messages, tokens));
  }
}
