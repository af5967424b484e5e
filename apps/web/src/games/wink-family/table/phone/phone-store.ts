import type * as winkFamily from '@oeillade/games/wink-family';
import { remembering } from '../../../../shell/store.ts';
import type { HandCard, WinkScreen } from '../shown.ts';
import type { WinkActions, WinkModel, WinkSource, WinkStore } from '../wink-store.ts';
import { discreet, mayReallyAccuse, mayReallyCall } from './discreet.ts';

/** A press that my own cards forbid; it is said only then, and never shown before. */
export interface Mistake {
  readonly what: 'call' | 'accuse';
  readonly at: number;
}

/** With a screen on which nothing follows from my cards. */
export interface PhoneModel extends WinkModel {
  /** What I hold, for when it is uncovered. */
  readonly hand: readonly HandCard[];
  readonly mistake: Mistake | null;
}

/** The table for a phone that others may glance at. */
export class PhoneStore implements WinkSource<PhoneModel> {
  readonly session: WinkStore['session'];
  readonly #known: WinkStore;
  readonly #listeners = new Set<() => void>();
  #chosen: number | null = null;
  #mistake: Mistake | null = null;

  constructor(known: WinkStore) {
    this.session = known.session;
    this.#known = known;
  }

  get model(): PhoneModel {
    return this.#covered({ known: this.#known.model, chosen: this.#chosen, mistake: this.#mistake });
  }

  subscribe = (listener: () => void): (() => void) => {
    const leave = this.#known.subscribe(listener);
    this.#listeners.add(listener);
    return () => {
      leave();
      this.#listeners.delete(listener);
    };
  };

  readonly #covered = remembering(
    ({ known, chosen, mistake }: { known: WinkModel; chosen: number | null; mistake: Mistake | null }) => ({
      ...known,
      screen: discreet(known.screen, known.told.view as winkFamily.WinkView, chosen),
      hand: known.screen.hand,
      mistake,
    }),
  );

  get #real(): WinkScreen {
    return this.#known.model.screen;
  }

  readonly actions: WinkActions = {
    look: (at) => this.#known.actions.look(at),
    designate: (named) => this.#known.actions.designate(named),
    signal: (signal) => this.#known.actions.signal(signal),
    claim: () => this.actions.open('claim'),
    select: (number) => {
      const { cells, selected } = this.model.screen;
      if (!cells.some((cell) => cell.number === number && cell.isCallable)) return;
      if (selected === number) return this.actions.call();
      this.#chosen = number;
      // Chosen a second time it would be called at once.
      if (this.#real.selected !== number) this.#known.actions.select(number);
      this.#tell();
    },
    call: () => {
      const { selected } = this.model.screen;
      if (selected !== null && !mayReallyCall(this.#real, selected)) this.#err('call');
      else this.#known.actions.call();
    },
    accuse: (named, number) => {
      if (mayReallyAccuse(this.#real, number)) this.#known.actions.accuse(named, number);
      else this.#err('accuse');
    },
    suspect: () => {
      if (this.model.screen.accusations.length > 0) this.actions.open('accuse');
    },
    showBoard: (isOpen) => this.#known.actions.showBoard(isOpen),
    open: (what) => this.#known.actions.open(what),
    winkForReal: (isSeen) => this.#known.actions.winkForReal(isSeen),
    holdEyes: (pose) => this.#known.actions.holdEyes(pose),
  };

  #err(what: Mistake['what']): void {
    this.#mistake = { what, at: Date.now() };
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
