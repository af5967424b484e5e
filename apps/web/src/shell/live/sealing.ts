import { type Packet, packetHeader } from '@oeillade/protocol/live';

/** Bytes of the number that is used once, before what is sealed with it. */
const IV = 12;

/** With everybody's key of a table: what a page seals, only pages with the same key can open. */
export class Sealing {
  readonly #key: CryptoKey;

  private constructor(key: CryptoKey) {
    this.#key = key;
  }

  static async with(secret: Uint8Array<ArrayBuffer>): Promise<Sealing> {
    return new Sealing(
      await crypto.subtle.importKey('raw', secret, 'AES-GCM', false, ['encrypt', 'decrypt']),
    );
  }

  /** The same packet, of this seat, for nobody but those who hold the key. */
  async seal(from: number, packet: Packet): Promise<Packet> {
    const sealed = { ...packet, isSealed: true };
    const iv = crypto.getRandomValues(new Uint8Array(IV));
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
