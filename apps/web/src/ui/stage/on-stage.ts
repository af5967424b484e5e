import type { Store } from '../../shell/store.ts';
import type { Scene } from './scene.ts';
import type { ScenePlayer } from './scene-player.ts';

/** What the rest of the page has to know of the stage. */
export interface OnStage {
  readonly isPlaying: boolean;
  /** The first announcement whose outcome is still open: until its verdict nothing else on this page says it either. */
  readonly suspense: string | null;
}

const EMPTY: OnStage = { isPlaying: false, suspense: null };

class PageStage implements Store<OnStage> {
  readonly #listeners = new Set<() => void>();
  #model = EMPTY;

  get model(): OnStage {
    return this.#model;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  tell({ model, suspense }: Pick<ScenePlayer<Scene>, 'model' | 'suspense'>): void {
    const next = model ? { isPlaying: true, suspense } : EMPTY;
    if (next.isPlaying === this.#model.isPlaying && next.suspense === this.#model.suspense) return;
    this.#model = next;
    for (const listener of this.#listeners) listener();
  }

  /** As soon as nothing is played, which may be at once; it gives what calls that off. */
  whenEmpty = (then: () => void): (() => void) => {
    const leave = this.subscribe(() => look());
    const look = () => {
      if (this.#model.isPlaying) return;
      leave();
      then();
    };
    look();
    return leave;
  };
}

/** A page has one stage. */
export const onStage = new PageStage();
