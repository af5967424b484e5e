import type { Seat } from '@oeillade/kernel';
import type { Packet } from '@oeillade/protocol/live';
import type { Store } from '../../store.ts';
import type { HearPacket } from '../live-source.ts';
import { decoderFor, type FaceDecoder, type Picture } from './face-decoder.ts';

export interface LivingFaceModel {
  /** Whether there is a picture of now; where there is none, nothing of an old one is shown. */
  readonly isAlive: boolean;
}

/** Where packets come from. */
interface WayIn {
  listen(hear: HearPacket): () => void;
}

/** A camera sends twelve pictures a second: after so long without one it is off, or the line is. */
const STALE = 2_500;

/**
 * The face of one seat, from the moment at which I look at it. It begins with a key, follows it for as long as it can, and after
 * whatever went wrong begins with the next.
 */
export class LivingFace implements Store<LivingFaceModel> {
  readonly #of: Seat;
  readonly #paint: (picture: Picture) => void;
  readonly #make: typeof decoderFor;
  readonly #listeners = new Set<() => void>();
  #model: LivingFaceModel = { isAlive: false };
  #decoder: FaceDecoder | null = null;
  #format: Packet['format'] | null = null;
  #stale: ReturnType<typeof setTimeout> | undefined;

  constructor(of: Seat, paint: (picture: Picture) => void, make = decoderFor) {
    this.#of = of;
    this.#paint = paint;
    this.#make = make;
  }

  get model(): LivingFaceModel {
    return this.#model;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Follows what comes of this face; gives what ends it. */
  open(live: WayIn): () => void {
    const leave = live.listen((from, packet) => from === this.#of && this.#hear(packet));
    return () => {
      leave();
      this.lose();
    };
  }

  /** There is no picture of now any more. */
  lose(): void {
    this.#giveUp();
    clearTimeout(this.#stale);
    this.#set(false);
  }

  #hear(packet: Packet): void {
    if (packet.kind === 'voice') return;
    if (packet.kind === 'key' && packet.format !== this.#format) this.#begin(packet);
    this.#decoder?.decode(packet);
  }

  #begin(packet: Packet): void {
    this.#giveUp();
    const decoder = this.#make(packet, {
      decoded: (picture) => (this.#decoder === decoder ? this.#show(picture) : picture.close()),
      failed: () => this.#decoder === decoder && this.#giveUp(),
    });
    this.#decoder = decoder;
    this.#format = decoder && packet.format;
  }

  /** The next key begins anew. */
  #giveUp(): void {
    const decoder = this.#decoder;
    this.#decoder = null;
    this.#format = null;
    decoder?.close();
  }

  #show(picture: Picture): void {
    clearTimeout(this.#stale);
    this.#stale = setTimeout(() => this.lose(), STALE);
    this.#paint(picture);
    this.#set(true);
  }

  #set(isAlive: boolean): void {
    if (isAlive === this.#model.isAlive) return;
    this.#model = { isAlive };
    for (const listener of this.#listeners) listener();
  }
}
