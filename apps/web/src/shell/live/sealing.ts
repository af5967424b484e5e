import { type Packet, packetHeader } from '@oeillade/protocol/live';

/** Bytes of the number that is used once, before what is sealed with it: those of the session, and a count. */
const SESSION = 8;
const IV = SESSION + 4;

export interface SealNumber {
  /** From one connection of a page to the next. */
  readonly session: string;
  readonly count: number;
}

/** With everybody's key of a table: what a page seals, only pages with the same key can open. */
export class Sealing {
  readonly #key: CryptoKey;
  #session = crypto.getRandomValues(new Uint8Array(SESSION));
  #count = 0;

  private constructor(key: CryptoKey) {
    this.#key = key;
  }

  static async with(secret: Uint8Array<ArrayBuffer>): Promise<Sealing> {
    return new Sealing(
      await crypto.subtle.importKey('raw', secret, 'AES-GCM', false, ['encrypt', 'decrypt']),
    );
  }

  /** Counts anew: on this connection it may be another page of the same seat that was heard last. */
  renew(): void {
    this.#session = crypto.getRandomValues(new Uint8Array(SESSION));
    this.#count = 0;
  }

  /** The same packet, of this seat, for nobody but those who hold the key. */
  async seal(from: number, packet: Packet): Promise<Packet> {
    const sealed = { ...packet, isSealed: true };
    const iv = this.#number();
    const content = await crypto.subtle.encrypt(
      { name: 'AES-GCM', iv, additionalData: boundTo(from, sealed) },
      this.#key,
      whole(packet.content),
    );
    const bytes = new Uint8Array(IV + content.byteLength);
    bytes.set(iv);
    bytes.set(new Uint8Array(content), IV);
    return { ...sealed, content: bytes };
  }

  /** What that seat has sealed; null where it was sealed with another key, or is not what and whose it says. */
  async open(from: number, packet: Packet): Promise<Packet | null> {
    const bytes = whole(packet.content);
    try {
      const content = await crypto.subtle.decrypt(
        { name: 'AES-GCM', iv: bytes.subarray(0, IV), additionalData: boundTo(from, packet) },
        this.#key,
        bytes.subarray(IV),
      );
      return { ...packet, content: new Uint8Array(content) };
    } catch {
      return null;
    }
  }

  #number(): Uint8Array<ArrayBuffer> {
    const number = new Uint8Array(IV);
    number.set(this.#session);
    new DataView(number.buffer).setUint32(SESSION, this.#count++);
    return number;
  }
}

/** By which number something was sealed: nobody without the key can change it. */
export function readNumber(sealed: Uint8Array): SealNumber {
  const session = Array.from(sealed.subarray(0, SESSION)).join();
  return { session, count: new DataView(sealed.buffer, sealed.byteOffset).getUint32(SESSION) };
}

/** The server passes on whose a packet is, and what its header says: neither can be changed on the way. */
function boundTo(from: number, packet: Packet): Uint8Array<ArrayBuffer> {
  const header = packetHeader(packet);
  const bytes = new Uint8Array(1 + header.length);
  bytes[0] = from;
  bytes.set(header, 1);
  return bytes;
}

const whole = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => bytes as Uint8Array<ArrayBuffer>;
