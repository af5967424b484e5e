import type { Store } from '../../shell/store.ts';
import type { Scene } from './scene.ts';
import type { Playing } from './scene-player.ts';

/** What the rest of the page has to know of the stage. */
export interface OnStage {
  readonly isPlaying: boolean;
  /** The scene whose outcome is still open: until its verdict nothing else on this page says it either. */
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

  tell(playing: Playing<Scene> | null): void {
    const next = playing
      ? { isPlaying: true, suspense: playing.step.isOpen ? playing.scene.key : null }
      : EMPTY;
    if (next.isPlaying === this.#model.isPlaying && next.suspense === this.#model.suspense) return;
    this.#model = next;
    for (const listener of this.#listeners) listener();
  }
}

/** A page has one stage. */
export const onStage = new PageStage();
