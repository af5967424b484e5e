import type { EyeEvent } from '@oeillade/camera';
import { ownEyes } from '../../../../shell/camera/own-eyes.ts';
import type { Store } from '../../../../shell/store.ts';

/** What an eye did: a wink of one side, or a blink of both. */
export type Did = 'left' | 'right' | 'blink';

export interface SeenModel {
  readonly counts: Readonly<Record<Did, number>>;
  /** The last ones, the latest at the end; each with its number. */
  readonly lately: readonly { readonly nth: number; readonly did: Did }[];
}

const MOST = 12;

const didOf = ({ side }: EyeEvent): Did => side ?? 'blink';

/** Counts what is recognised while somebody practises. */
export class SeenEyes implements Store<SeenModel> {
  #model: SeenModel = { counts: { left: 0, right: 0, blink: 0 }, lately: [] };
  readonly #listeners = new Set<() => void>();

  get model(): SeenModel {
    return this.#model;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Follows my eyes; gives what ends it. */
  open(): () => void {
    return ownEyes.hear((event) => {
      if (event.type !== 'tilt') this.note(didOf(event));
    });
  }

  note(did: Did): void {
    const { counts, lately } = this.#model;
    const nth = counts.left + counts.right + counts.blink;
    this.#model = {
      counts: { ...counts, [did]: counts[did] + 1 },
      lately: [...lately, { nth, did }].slice(-MOST),
    };
    for (const listener of this.#listeners) listener();
  }
}
