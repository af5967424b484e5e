import type { Packet } from '@oeillade/protocol/live';
import type { Store } from '../store.ts';

/** What came from another seat. */
export type HearPacket = (from: number, packet: Packet) => void;

/** Something that changes while it is shown, and that gives every packet of the others to all who listen. */
export class LiveSource<Model> implements Store<Model> {
  readonly #listeners = new Set<() => void>();
  readonly #hearers = new Set<HearPacket>();
  #model: Model;

  constructor(model: Model) {
    this.#model = model;
  }

  get model(): Model {
    return this.#model;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  listen(hear: HearPacket): () => void {
    this.#hearers.add(hear);
    return () => this.#hearers.delete(hear);
  }

  protected show(model: Model): void {
    this.#model = model;
    for (const listener of this.#listeners) listener();
  }

  protected give(from: number, packet: Packet): void {
    for (const hear of this.#hearers) hear(from, packet);
  }
}
