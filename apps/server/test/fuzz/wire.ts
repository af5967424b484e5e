import { connect, type Socket } from 'node:net';
import { within } from '../../../../tools/eventually.ts';

/** A WebSocket frame, as right or as wrong as one likes. */
export interface Bits {
  readonly opcode: number;
  readonly payload: Uint8Array;
  readonly isLast?: boolean;
  readonly reserved?: number;
  readonly isMasked?: boolean;
  /** What the header says of the length, where that is not true. */
  readonly claims?: number;
}

export const OPCODE = { more: 0, text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const;
const MASK = Uint8Array.of(0x5a, 0x11, 0xc3, 0x07);

export function bytesOf(bits: Bits): Buffer {
  const { opcode, payload, isLast = true, reserved = 0, isMasked = true, claims = payload.length } = bits;
  const head = [(isLast ? 128 : 0) | (reserved << 4) | opcode];
  const mask = isMasked ? 128 : 0;
  if (claims < 126) head.push(mask | claims);
  else if (claims < 65_536) head.push(mask | 126, claims >> 8, claims & 255);
  else {
    const length = Buffer.alloc(8);
    length.writeBigUInt64BE(BigInt(claims));
    head.push(mask | 127, ...length);
  }
  if (!isMasked) return Buffer.concat([Uint8Array.from(head), payload]);
  return Buffer.concat([Uint8Array.from(head), MASK, payload.map((byte, at) => byte ^ MASK[at % 4]!)]);
}

export const textBytes = (text: string): Buffer =>
  bytesOf({ opcode: OPCODE.text, payload: Buffer.from(text) });

/** A bare connection: it sends bytes, and keeps the frames that it is sent. */
export class RawSocket {
  /** Called with every text that comes in. */
  heard: (text: string) => void = () => {};
  closeCode: number | null = null;
  frames = 0;
  /** What came with each pong. */
  readonly pongs: string[] = [];
  readonly socket: Socket;
  readonly #closed: Promise<void>;
  #rest = Buffer.alloc(0);
  #isOpen = false;
  #answered: (status: number) => void = () => {};
  #waiting: (() => void)[] = [];

  constructor(port: number) {
    this.socket = connect({ port, host: '127.0.0.1', noDelay: true });
    this.socket.on('error', () => {});
    this.socket.on('data', (data) => this.#read(data));
    this.#closed = new Promise((closed) => {
      this.socket.once('close', () => {
        closed();
        this.#answered(0);
        this.#wake();
      });
    });
  }

  /** The status with which the server answers the handshake; 0 where it only closes. */
  shakeHands(path: string, headers: Readonly<Record<string, string>> = {}): Promise<number> {
    const lines = Object.entries({
      Host: `127.0.0.1:${this.socket.remotePort ?? ''}`,
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Version': '13',
      'Sec-WebSocket-Key': 'b2VpbGxhZGUgaXMgaGVyZQ==',
      ...headers,
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    this.socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
    const answer = new Promise<number>((answered) => {
      this.#answered = answered;
    });
    return within('an answer to the handshake', answer);
  }

  send(bytes: Uint8Array): void {
    if (!this.socket.destroyed) this.socket.write(bytes);
  }

  /** Resolves when that many frames have come in, or the connection is closed, or it takes too long. */
  async until(frames: number, milliseconds: number): Promise<void> {
    const timeout = setTimeout(() => this.#wake(), milliseconds);
    const limit = performance.now() + milliseconds;
    while (this.frames < frames && !this.socket.destroyed && performance.now() < limit) {
      await new Promise<void>((done) => this.#waiting.push(done));
    }
    clearTimeout(timeout);
  }

  /** Resolves when the server, or `end`, has closed the connection. */
  closes(): Promise<void> {
    return within('the end of the connection', this.#closed);
  }

  end(): Promise<void> {
    this.socket.destroy();
    return this.closes();
  }

  #wake(): void {
    for (const done of this.#waiting.splice(0)) done();
  }

  #read(data: Buffer): void {
    this.#rest = Buffer.concat([this.#rest, data]);
    if (!this.#isOpen) {
      const end = this.#rest.indexOf('\r\n\r\n');
      if (end === -1) return;
      const status = Number(this.#rest.toString('latin1', 9, 12));
      this.#isOpen = status === 101;
      this.#answered(status);
      this.#rest = this.#rest.subarray(end + 4);
    }
    while (this.#isOpen && this.#frame());
    this.#wake();
  }

  #frame(): boolean {
    const bytes = this.#rest;
    if (bytes.length < 2) return false;
    const short = bytes[1]! & 127;
    const start = short === 126 ? 4 : short === 127 ? 10 : 2;
    if (bytes.length < start) return false;
    const size = short === 126 ? bytes.readUInt16BE(2) : short === 127 ? bytes.readUInt32BE(6) : short;
    if (bytes.length < start + size) return false;
    const payload = bytes.subarray(start, start + size);
    const opcode = bytes[0]! & 15;
    this.frames++;
    if (opcode === OPCODE.close && size >= 2) this.closeCode = payload.readUInt16BE(0);
    if (opcode === OPCODE.pong) this.pongs.push(payload.toString('latin1'));
    if (opcode === OPCODE.text) this.heard(payload.toString('utf8'));
    this.#rest = bytes.subarray(start + size);
    return true;
  }
}
