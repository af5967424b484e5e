import { PATIENCE } from '../../../../tools/eventually.ts';

interface Wish {
  holds(): boolean;
  granted(): void;
}

/** Waits for conditions to become true; they are checked whenever something has happened. */
export class Wishes {
  readonly #open = new Set<Wish>();

  until(holds: () => boolean, complaint: string): Promise<void> {
    if (holds()) return Promise.resolve();
    return new Promise((granted, failed) => {
      const timer = setTimeout(() => {
        this.#open.delete(wish);
        failed(new Error(complaint));
      }, PATIENCE);
      const wish = {
        holds,
        granted: () => {
          clearTimeout(timer);
          granted();
        },
      };
      this.#open.add(wish);
    });
  }

  look(): void {
    for (const wish of [...this.#open]) {
      if (!wish.holds()) continue;
      this.#open.delete(wish);
      wish.granted();
    }
  }
}
