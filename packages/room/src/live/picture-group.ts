/** More than a second of pictures, and less than would hurt if all the seats of many tables sent it. */
const MOST = { packets: 64, bytes: 128 * 1024 };

/** One picture of a face, as it goes to whoever sees it. */
export interface Picture {
  readonly packet: Uint8Array;
  readonly isKey: boolean;
}

/** A key picture and all that came after it: with these, somebody who turns to a face sees it at once. */
export class PictureGroup {
  #pictures: Picture[] = [];
  #bytes = 0;

  get pictures(): readonly Picture[] {
    return this.#pictures;
  }

  add(picture: Picture): void {
    if (picture.isKey) this.clear();
    // Nothing could be seen of it without the key picture before it.
    else if (this.#pictures.length === 0) return;
    this.#pictures.push(picture);
    this.#bytes += picture.packet.length;
    if (this.#pictures.length > MOST.packets || this.#bytes > MOST.bytes) this.clear();
  }

  clear(): void {
    this.#pictures = [];
    this.#bytes = 0;
  }
}
