import type { Store } from '../store.ts';
import type { LiveTable } from './live-table.ts';

/** The faces and voices of the table that this page shows: null where it carries none, and where I only watch. */
class LiveHere implements Store<LiveTable | null> {
  #model: LiveTable | null = null;
  readonly #listeners = new Set<() => void>();

  get model(): LiveTable | null {
    return this.#model;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** They are there until the table is left; gives what leaves it. */
  enter(live: LiveTable): () => void {
    live.open();
    this.#set(live);
    return () => {
      live.close();
      if (this.#model === live) this.#set(null);
    };
  }

  #set(model: LiveTable | null): void {
    this.#model = model;
    for (const listener of this.#listeners) listener();
  }
}

export const liveHere = new LiveHere();
