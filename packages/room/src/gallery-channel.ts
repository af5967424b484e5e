import { type Refusal, refusal } from '@oeillade/kernel';
import type { Asked } from '@oeillade/protocol';
import { type Output, type Table, takesPart } from '@oeillade/table';
import type { Clock } from './clock.ts';
import { ConfettiFalls } from './confetti.ts';
import type { Guest } from './guest.ts';
import type { Guests } from './guests.ts';
import { WatcherSights } from './watcher-sights.ts';

/** What somebody who watches may ask. */
export type WatcherAsk = Extract<Asked, { ask: 'look' | 'predict' | 'confetti' }>;

export interface GalleryNeeds {
  readonly table: Table;
  readonly guests: Guests;
  readonly clock: Clock;
  /** Stores what the table gives; resolves when it is safe. */
  keep(output: Output): Promise<void>;
  /** Whether those who watch have been told all that has happened so far. */
  isTold(): boolean;
  /** Calls when those who watch have been told all that has happened so far. */
  afterTold(call: () => void): void;
}

const CONFETTI = JSON.stringify({ m: 'confetti' });

/** Those who watch a table: what they ask, and what each of them alone is told (D-30 to D-35). */
export class GalleryChannel {
  readonly #needs: GalleryNeeds;
  readonly #sights: WatcherSights;
  readonly #confetti: ConfettiFalls;
  /** The number of the text of predictions that each guest was sent last. */
  readonly #told = new WeakMap<Guest, number>();
  #written = 0;
  #round = -1;
  #rulings = 0;

  constructor(needs: GalleryNeeds) {
    this.#needs = needs;
    this.#sights = new WatcherSights(needs.table);
    this.#confetti = new ConfettiFalls(needs.clock, () => {
      for (const guest of needs.guests) guest.send(CONFETTI);
    });
  }

  get isOpen(): boolean {
    return takesPart(this.#needs.table.seating.rules.watching);
  }

  hear(guest: Guest, asked: WatcherAsk): void {
    switch (asked.ask) {
      case 'look': {
        const refused = this.#sights.look(guest, asked.at, this.#needs.clock.now());
        // A look that is allowed gets no answer, as at a seat.
        if (refused) answer(guest, asked.id, refused);
        return;
      }
      case 'predict':
        return this.#predict(guest, asked);
      case 'confetti': {
        const isThrown = guest.watcher ? this.#confetti.throw() : false;
        return answer(guest, asked.id, isThrown ? null : refusal('confetti-later', 'D-35'));
      }
    }
  }

  /** Somebody comes; gives what is to be called when they have been told the whole table as it is now. */
  welcome(guest: Guest): () => void {
    const tell = this.#writePredictions(guest);
    return () => {
      this.#sights.forget(guest);
      tell();
    };
  }

  /** Tells eyes on the tick, but not while a message is on its way after which watchers may see more. */
  tellSights(now: number): void {
    const { guests, isTold } = this.#needs;
    if (this.isOpen && isTold()) this.#sights.tell(guests.at('watchers'), now);
  }

  /** The table has given messages, which are on their way. */
  follow({ messages }: Output): void {
    if (!messages.some(({ to, numbered }) => to === 'watchers' && numbered.message.m === 'event')) return;
    this.#followRulings();
    if (!this.isOpen) return;
    const { guests, afterTold } = this.#needs;
    const written = guests.at('watchers').map((guest) => this.#writePredictions(guest));
    afterTold(() => {
      for (const tell of written) tell();
    });
  }

  rest(): void {
    this.#confetti.rest();
  }

  #followRulings(): void {
    const { rulings, seating } = this.#needs.table;
    if (seating.round !== this.#round) this.#rulings = 0;
    this.#round = seating.round;
    if (rulings > this.#rulings) this.#confetti.ruled(seating.phase === 'over');
    this.#rulings = rulings;
  }

  #predict(guest: Guest, { id, question, answer: foreseen }: WatcherAsk & { ask: 'predict' }): void {
    if (!guest.watcher) return answer(guest, id, refusal('name-first', 'D-33'));
    const { refusal: refused, output } = this.#needs.table.predict(guest.watcher, {
      question,
      answer: foreseen,
    });
    if (refused) return answer(guest, id, refused);
    const tell = this.#writePredictions(guest);
    void this.#needs.keep(output).then(() =>
      this.#needs.afterTold(() => {
        answer(guest, id, null);
        tell();
      }),
    );
  }

  /**
   * Writes a guest's predictions now, and returns what sends them once their events are safe: by then the table may hold
   * newer predictions that are not. If a newer text was sent to this guest meanwhile, the older one is dropped.
   */
  #writePredictions(guest: Guest): () => void {
    const seen = guest.watcher ? this.#needs.table.gallerySeenBy(guest.watcher.token) : null;
    const nth = ++this.#written;
    return () => {
      if (!seen || nth < (this.#told.get(guest) ?? 0)) return;
      this.#told.set(guest, nth);
      guest.send(JSON.stringify(seen));
    };
  }
}

/** An answer has no number: messages to all watchers are numbered, and an answer goes to one of them alone. */
function answer(guest: Guest, id: string, refused: Refusal | null): void {
  guest.send(JSON.stringify({ m: 'answer', id, refusal: refused }));
}
