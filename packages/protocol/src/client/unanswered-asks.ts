import type { Refusal } from '@oeillade/kernel';
import type { Asked } from '../client-frames.ts';

/** What became of something asked: null where it was done. */
export type Reply = Refusal | null;

/** What was asked and is not answered yet, in the order in which it was asked. */
export class UnansweredAsks {
  readonly #open = new Map<string, { readonly frame: string; settle(reply: Reply): void }>();

  get size(): number {
    return this.#open.size;
  }

  add(asked: Asked): { readonly frame: string; readonly reply: Promise<Reply> } {
    const frame = JSON.stringify(asked);
    const reply = new Promise<Reply>((settle) => {
      this.#open.set(asked.id, { frame, settle });
    });
    return { frame, reply };
  }

  frames(): string[] {
    return [...this.#open.values()].map(({ frame }) => frame);
  }

  settle(id: string, reply: Reply): void {
    const open = this.#open.get(id);
    this.#open.delete(id);
    open?.settle(reply);
  }

  settleAll(reply: Reply): void {
    for (const id of [...this.#open.keys()]) this.settle(id, reply);
  }
}
