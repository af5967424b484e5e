import type { Seat } from '@oeillade/kernel';
import type { Packet } from '@oeillade/protocol/live';
import { ownCamera } from '../camera/own-camera.ts';
import type { Seated } from '../session/api.ts';
import { Freshness } from './freshness.ts';
import { type LiveModel, LiveSocket } from './live-socket.ts';
import { LiveSource } from './live-source.ts';
import { OwnFace } from './own-face.ts';
import { sendPictures } from './own-picture/own-picture.ts';
import { Sealing } from './sealing.ts';
import { keepKey, keptKey, keyIn, markOf, secretOf } from './table-key.ts';

/**
 * How this page stands to the table's key. `none`: the table has agreed on none; `finding`: a moment later it is known;
 * `held`; `missing`: somebody came without the end of the link; `wrong`: with the end of another one; `opened`: this page
 * has a key, and the server says that the table has none.
 */
export type Lock = 'none' | 'finding' | 'held' | 'missing' | 'wrong' | 'opened';

export interface LiveTableModel extends LiveModel {
  readonly lock: Lock;
}

/** What the table has agreed on, and where I sit. */
export interface LiveTerms {
  readonly seat: Seat;
  /** The mark of the table's key; null where the server may see what it passes on. */
  readonly keyMark: string | null;
}

/** Faces and voices of one table, as a page sends and hears them: all that is sealed is sealed and opened here. */
export class LiveTable extends LiveSource<LiveTableModel> {
  readonly code: string;
  readonly ownFace: OwnFace;
  readonly #socket: LiveSocket;
  #terms: LiveTerms | null = null;
  #sealing: Sealing | null = null;
  readonly #freshness = new Freshness();
  /** The person knows that the server sees what they send from now on. */
  #mayBeOpen = false;
  /** What is sealed and opened takes a moment: everything keeps its order. */
  #out: Promise<unknown> = Promise.resolve();
  #in: Promise<unknown> = Promise.resolve();

  constructor(seated: Seated, socket = new LiveSocket(seated)) {
    super({ ...socket.model, lock: 'finding' });
    this.code = seated.code;
    this.ownFace = new OwnFace(seated.code, ownCamera, () => sendPictures(ownCamera, this));
    this.#socket = socket;
    socket.subscribe(() => {
      if (socket.model.welcome !== this.model.welcome) this.#sealing?.renew();
      this.#set({});
    });
    socket.listen((from, packet) => this.#hear(from, packet));
  }

  open(): void {
    this.#socket.open();
  }

  close(): void {
    this.ownFace.enter(null);
    this.#socket.close();
  }

  /** Takes what the table has agreed on now; `link` may bring the key. */
  async agree(terms: LiveTerms, link: string): Promise<void> {
    const before = this.#terms;
    this.#terms = terms;
    if (before?.keyMark === terms.keyMark) return;
    this.#sealing = null;
    const found = [keyIn(link), keptKey(this.code)].filter((key) => key !== null);
    // Whoever has a key was told that the server sees nothing: the server's own word does not take that back.
    if (terms.keyMark === null)
      return this.#set({ lock: found.length > 0 && !this.#mayBeOpen ? 'opened' : 'none' });
    this.#mayBeOpen = false;
    this.#set({ lock: 'finding' });
    const right = await firstWithMark(found, terms.keyMark);
    const sealing = right === null ? null : await Sealing.with(secretOf(right));
    if (this.#terms.keyMark !== terms.keyMark) return;
    if (right !== null) keepKey(this.code, right);
    this.#sealing = sealing;
    this.#set({ lock: right !== null ? 'held' : found.length > 0 ? 'wrong' : 'missing' });
  }

  /** The person wants to be seen and heard without the key that this page has, until the table has one again. */
  goOpen(): void {
    this.#mayBeOpen = true;
    if (this.model.lock === 'opened') this.#set({ lock: 'none' });
  }

  /** Whether it is on its way. Where the table or this page has a key, nothing leaves this page without it. */
  send(packet: Packet): boolean {
    const { welcome, lock } = this.model;
    if (!welcome || !this.#socket.hasRoom) return false;
    if (lock === 'none') return this.#socket.send(packet);
    const [sealing, terms] = [this.#sealing, this.#terms];
    if (!sealing || !terms) return false;
    this.#out = this.#out.then(async () => {
      const sealed = await sealing.seal(terms.seat, packet);
      // On another connection it would come without the packets before it.
      if (this.model.welcome === welcome && this.#sealing === sealing) this.#socket.send(sealed);
    });
    return true;
  }

  #hear(from: Seat, packet: Packet): void {
    const { lock } = this.model;
    const sealing = this.#sealing;
    if (lock !== 'held' && lock !== 'none') return;
    // What the table's key has not sealed, somebody else may have made.
    if (packet.isSealed !== (lock === 'held')) return;
    if (!sealing) return this.#pass(from, packet);
    this.#in = this.#in.then(async () => {
      const opened = await sealing.open(from, packet);
      if (!opened || this.#sealing !== sealing) return;
      if (this.#freshness.takes(from, packet.content)) this.#pass(from, opened);
    });
  }

  #pass(from: Seat, packet: Packet): void {
    this.give(from, packet);
  }

  #set(changed: Partial<LiveTableModel>): void {
    this.show({ ...this.model, ...this.#socket.model, ...changed });
  }
}

async function firstWithMark(keys: readonly string[], mark: string): Promise<string | null> {
  for (const key of keys) if ((await markOf(key)) === mark) return key;
  return null;
}
