import type { LiveWelcome, Packet } from '@oeillade/protocol/live';
import type { Store } from '../../store.ts';
import type { Written } from './messages.ts';

/** Where pictures go out. */
export interface WayOut extends Store<{ readonly welcome: LiveWelcome | null }> {
  send(packet: Packet): boolean;
}

/**
 * Sends pictures in whole groups, each from a key on. Where one could not be sent, nobody can use those after it: they are left
 * out until the next key. On a new connection nobody has what was sent before, so a new group begins.
 */
export class Outbound {
  readonly #out: WayOut;
  readonly #beginAnew: () => void;
  readonly #leave: () => void;
  #welcome: LiveWelcome | null;
  #awaitsKey = true;

  constructor(out: WayOut, beginAnew: () => void) {
    this.#out = out;
    this.#beginAnew = beginAnew;
    this.#welcome = out.model.welcome;
    this.#leave = out.subscribe(this.#follow);
  }

  take({ format, isKey, at, content }: Written): void {
    if (this.#awaitsKey && !isKey) return;
    const kind = isKey ? 'key' : 'delta';
    const packet: Packet = { kind, format, isSealed: false, sentAt: Math.round(at), content };
    this.#awaitsKey = !this.#out.send(packet);
  }

  close(): void {
    this.#leave();
  }

  readonly #follow = (): void => {
    const { welcome } = this.#out.model;
    if (welcome === this.#welcome) return;
    this.#welcome = welcome;
    this.#awaitsKey = true;
    if (welcome) this.#beginAnew();
  };
}
