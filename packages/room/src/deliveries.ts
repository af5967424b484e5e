import type { Recipient } from '@oeillade/table';

/** Messages that wait to be sent. */
interface Delivery {
  /** Null for everybody, if seats get other numbers by it. */
  readonly to: ReadonlySet<Recipient> | null;
  isSafe: boolean;
  readonly tell: () => void;
}

/**
 * Messages that a table has given and nobody was sent yet. Each waits until its events are safe in the journal, and until
 * earlier messages to the same recipients are sent. It waits for nothing else: if an answer came later while somebody
 * else's wink is being stored, its time would tell of the wink.
 */
export class Deliveries {
  readonly #waiting: Delivery[] = [];
  readonly #failed: (error: Error) => void;

  constructor(failed: (error: Error) => void) {
    this.#failed = failed;
  }

  /** `safe` resolves when it is in the journal; null where there is nothing to store. */
  add(to: ReadonlySet<Recipient> | null, safe: Promise<void> | null, tell: () => void): void {
    const delivery: Delivery = { to, isSafe: safe === null, tell };
    this.#waiting.push(delivery);
    if (!safe) return this.#tellReady();
    void safe.then(() => {
      delivery.isSafe = true;
      this.#tellReady();
    });
  }

  /** Whether a message to this recipient still waits. */
  isPendingFor(who: Recipient): boolean {
    return this.#waiting.some(({ to }) => to === null || to.has(who));
  }

  /** Sends one message after the other: sending one may add another. */
  #tellReady(): void {
    for (let next = this.#findReady(); next !== -1; next = this.#findReady()) {
      const [ready] = this.#waiting.splice(next, 1);
      try {
        ready!.tell();
      } catch (error) {
        this.#failed(error as Error);
      }
    }
  }

  #findReady(): number {
    return this.#waiting.findIndex(
      ({ to, isSafe }, index) =>
        isSafe && !this.#waiting.slice(0, index).some((before) => shareSomebody(before.to, to)),
    );
  }
}

function shareSomebody(one: Delivery['to'], other: Delivery['to']): boolean {
  if (one === null || other === null) return true;
  for (const recipient of one) if (other.has(recipient)) return true;
  return false;
}
