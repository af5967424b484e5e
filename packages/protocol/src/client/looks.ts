import type { Seat } from '@oeillade/kernel';
import type { Asked } from '../client-frames.ts';

/** More looks than can be unanswered at once. */
const KEPT = 16;

interface Look {
  readonly id: string;
  /** Where the eyes were before this look. */
  from: Seat | null;
}

/** The looks of one seat that may still be refused: the eyes turn at once, and turn back if the table says no. */
export class Looks {
  #looks: Look[] = [];
  /** The frame of the latest look; null where there was none, or it was refused. */
  last: string | null = null;

  /** Gives the frame of a new look. */
  add(id: string, at: Seat | null, from: Seat | null): string {
    this.#looks = [...this.#looks, { id, from }].slice(-KEPT);
    this.last = JSON.stringify({ ask: 'look', at, id } satisfies Asked);
    return this.last;
  }

  /** Something was refused; gives where the eyes are then, if they were at `looking`. */
  refused(id: string, looking: Seat | null): Seat | null {
    const index = this.#looks.findIndex((look) => look.id === id);
    const [look] = index === -1 ? [] : this.#looks.splice(index, 1);
    if (!look) return looking;
    const next = this.#looks[index];
    if (next) {
      // A look that was refused did not happen: the one after it began where this one did.
      next.from = look.from;
      return looking;
    }
    this.last = null;
    return look.from;
  }

  forget(): void {
    this.#looks = [];
    this.last = null;
  }
}
