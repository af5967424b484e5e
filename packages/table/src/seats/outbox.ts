import type { Message } from '../messages.ts';

/** A message with its number: each recipient counts from 1. */
export interface Numbered {
  readonly n: number;
  readonly message: Message;
}

/** How many messages are kept for somebody whose connection was cut for a moment. */
const KEPT = 64;

/** What was sent to one recipient. */
export class Outbox {
  #next = 1;
  /** Null for a view that a later one has replaced: nobody needs both, and views are by far the largest. */
  #kept: (Numbered | null)[] = [];
  #lastView = 0;

  /** The number of the last message; 0 before the first. */
  get last(): number {
    return this.#next - 1;
  }

  add(message: Message): Numbered {
    const numbered = { n: this.#next++, message };
    if (message.m === 'view') this.#forgetView(numbered.n);
    this.#kept.push(numbered);
    // Trimmed to half when it has twice the size: cheaper than to drop one message for each that is added.
    if (this.#kept.length > 2 * KEPT) this.#kept = this.#kept.slice(-KEPT);
    return numbered;
  }

  /** All messages after number `lastSeen`; null where some of them are no longer kept. */
  since(lastSeen: number): readonly Numbered[] | null {
    if (!Number.isInteger(lastSeen) || lastSeen < 0 || lastSeen >= this.#next) return null;
    const missing = this.#next - 1 - lastSeen;
    if (missing > this.#kept.length) return null;
    return this.#kept.slice(this.#kept.length - missing).filter((numbered) => numbered !== null);
  }

  /** The view before the one that comes now as `next`, which is not yet among the kept. */
  #forgetView(next: number): void {
    const at = this.#kept.length - (next - this.#lastView);
    if (this.#lastView > 0 && at >= 0) this.#kept[at] = null;
    this.#lastView = next;
  }
}
