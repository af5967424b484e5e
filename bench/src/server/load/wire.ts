import { connect, type Socket } from 'node:net';

const TEXT = 1;
const BINARY = 2;
const CLOSE = 8;
const PING = 9;
const PONG = 10;

/** All the sockets read into one buffer: what it holds is taken in before the next one reads. */
const shared = Buffer.allocUnsafeSlow(256 * 1024);

/** Called with each frame; the bytes are only there until it returns. */
export type OnFrame = (bytes: Buffer, start: number, end: number) => void;

/**
 * A WebSocket client that does as little as it can: the machine's time belongs to the server that is measured.
 */
export class Wire {
  /** Of all of them together, without pings and pongs of the sockets themselves. */
  static readonly traffic = { sent: 0, frames: 0, bytes: 0 };
  readonly #socket: Socket;
  #rest: Buffer | null = null;
  #onFrame: OnFrame = () => {};
  #isOpen = false;
  #opened: () => void = () => {};
  isClosed = false;

  private constructor(port: number, path: string) {
    this.#socket = connect({
      port,
      host: '127.0.0.1',
      noDelay: true,
      onread: { buffer: shared, callback: (length, buffer) => this.#read(buffer as Buffer, length) },
    });
    this.#socket.on('error', () => this.#socket.destroy());
    this.#socket.on('close', () => {
      this.isClosed = true;
    });
    this.#socket.write(
      `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
        'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
    );
  }

  static open(port: number, path: string, onFrame: OnFrame): Promise<Wire> {
    return new Promise((opened, failed) => {
      const wire = new Wire(port, path);
      wire.#onFrame = onFrame;
      wire.#opened = () => opened(wire);
      wire.#socket.once('close', () => failed(new Error(`The server closed ${path}.`)));
    });
  }

  set onFrame(onFrame: OnFrame) {
    this.#onFrame = onFrame;
  }

  send(frame: Buffer): void {
    Wire.traffic.sent++;
    this.#socket.write(frame);
  }

  /** A text that was not made before: it costs no buffer. */
  say(ascii: string): void {
    Wire.traffic.sent++;
    this.#socket.write(`${headOf(ascii.length)}${ascii}`, 'latin1');
  }

  close(): void {
    this.#socket.destroy();
  }

  #read(buffer: Buffer, length: number): boolean {
    let bytes = buffer;
    let end = length;
    if (this.#rest) {
      bytes = Buffer.concat([this.#rest, buffer.subarray(0, length)]);
      end = bytes.length;
      this.#rest = null;
    }
    let from = this.#isOpen ? 0 : this.#shakeHands(bytes, end);
    while (from >= 0 && from < end) {
      const next = this.#frame(bytes, from, end);
      if (next === from) break;
      from = next;
    }
    if (from >= 0 && from < end) this.#rest = Buffer.from(bytes.subarray(from, end));
    else if (from < 0) this.#rest = Buffer.from(bytes.subarray(0, end));
    return true;
  }

  /** Where the frames begin; -1 while the answer is not complete. */
  #shakeHands(bytes: Buffer, end: number): number {
    const head = bytes.subarray(0, end);
    const over = head.indexOf('\r\n\r\n');
    if (over === -1) return -1;
    if (!head.subarray(0, 12).equals(Buffer.from('HTTP/1.1 101'))) {
      this.#socket.destroy();
      return end;
    }
    this.#isOpen = true;
    this.#opened();
    return over + 4;
  }

  /** Takes in the frame at `from`; gives where the next one begins, or `from` where it is not all there. */
  #frame(bytes: Buffer, from: number, end: number): number {
    if (end - from < 2) return from;
    let size = bytes[from + 1]! & 127;
    let start = from + 2;
    if (size === 126) {
      if (end - from < 4) return from;
      size = bytes.readUInt16BE(from + 2);
      start += 2;
    } else if (size === 127) {
      if (end - from < 10) return from;
      size = bytes.readUInt32BE(from + 6);
      start += 8;
    }
    if (end < start + size) return from;
    const opcode = bytes[from]! & 15;
    if (opcode === PING) this.send(frame(bytes.subarray(start, start + size), PONG));
    else if (opcode === CLOSE) this.#socket.destroy();
    else if (opcode === TEXT || opcode === BINARY) {
      Wire.traffic.frames++;
      Wire.traffic.bytes += size;
      this.#onFrame(bytes, start, start + size);
    }
    return start + size;
  }
}

/** The head of a short text's frame, a character for each byte. */
function headOf(length: number): string {
  if (length > 125) throw new Error(`A text of ${length} characters is too long for what it is sent with.`);
  return `\x81${String.fromCharCode(128 | length)}\0\0\0\0`;
}

/** A client's frame. Its mask is zero, which leaves the bytes as they are. */
function frame(payload: Uint8Array, opcode: number): Buffer {
  const { length } = payload;
  const head = length < 126 ? 6 : 8;
  const made = Buffer.alloc(head + length);
  made[0] = 128 | opcode;
  if (length < 126) made[1] = 128 | length;
  else {
    made[1] = 128 | 126;
    made.writeUInt16BE(length, 2);
  }
  made.set(payload, head);
  return made;
}

export const textFrame = (text: string): Buffer => frame(Buffer.from(text), TEXT);
export const binaryFrame = (bytes: Uint8Array): Buffer => frame(bytes, BINARY);
