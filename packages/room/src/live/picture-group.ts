/** More than a second of pictures, and less than would hurt if all the seats of many tables sent it. */
const MOST = { packets: 64, bytes: 128 * 1024 };

/** One picture of a face, as the relay passes it on. */
export interface Picture {
  readonly packet: Uint8Array;
  readonly isKey: boolean;
}

/**
 * A key picture and all pictures after it: with these, somebody who turns to a face sees it at once. The pictures since the
 * last tick are marked as fresh, for those who see the face already.
 */
export class PictureGroup {
  #pictures: Picture[] = [];
  #bytes = 0;
  #fresh: Picture[] = [];

  get pictures(): readonly Picture[] {
    return this.#pictures;
  }

  get fresh(): readonly Picture[] {
    return this.#fresh;
  }

  add(picture: Picture): void {
    this.#fresh.push(picture);
    if (picture.isKey) this.#begin();
    // Without the key picture before it this picture cannot be shown.
    else if (this.#pictures.length === 0) return;
    this.#pictures.push(picture);
    this.#bytes += picture.packet.length;
    if (this.#pictures.length > MOST.packets || this.#bytes > MOST.bytes) this.#begin();
  }

  /** Everybody who sees the face has been sent the fresh pictures. */
  handedOut(): void {
    this.#fresh = [];
  }

  clear(): void {
    this.#begin();
    this.#fresh = [];
  }

  #begin(): void {
    this.#pictures = [];
    this.#bytes = 0;
  }
}
