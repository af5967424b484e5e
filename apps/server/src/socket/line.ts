import { Socket, type SocketConstructorOpts } from 'node:net';
import type { Duplex } from 'node:stream';
import { hearShortTexts, type Listener } from './short-texts.ts';

/** All lines read into one buffer: what it holds is taken in before the next one reads. */
const shared = Buffer.allocUnsafeSlow(64 * 1024);

/** What Node itself has of a socket, as far as it is needed here. */
interface Handle {
  reading: boolean;
  readStop(): void;
}

/**
 * What is under a WebSocket. Node makes a buffer for every few bytes that come, and that costs as much as reading what
 * they say. It can do without for sockets that were made for it (`onread`), which those that a server is given are not:
 * so this one takes the other's place.
 */
export class Line extends Socket {
  /** Hears short texts, until something else comes: from there on all is for those who listen to the socket. */
  listener: Listener | null = null;

  /** What had come before it was taken over. */
  #early: Buffer | null = null;

  /** `head` is what came with the request. */
  static takeOver(socket: Duplex, head: Buffer): Line {
    const held = socket as Duplex & { _handle: Handle | null };
    const handle = held._handle;
    if (!handle) throw new Error('The socket is closed.');
    const early: Buffer | null = socket.read();
    // It reads anew: also the end, if the other has come to it.
    handle.readStop();
    handle.reading = false;
    held._handle = null;
    const options = { handle: handle as object, allowHalfOpen: true, onread: ONREAD };
    const line = new Line(options as SocketConstructorOpts);
    line.#early = early ? Buffer.concat([head, early]) : head;
    // The other is what its server counts: neither outlives the other.
    line.once('close', () => socket.destroy());
    socket.once('close', () => line.destroy());
    return line;
  }

  /** Everybody listens who is to hear the first byte. */
  begin(): void {
    const early = this.#early;
    this.#early = null;
    if (early && early.length > 0) this.receive(early, early.length);
  }

  receive(bytes: Buffer, length: number): void {
    const taken = this.listener ? hearShortTexts(bytes, length, this.listener) : 0;
    if (taken === length) return;
    this.listener = null;
    // Whoever listens may keep them.
    this.emit('data', Buffer.from(bytes.subarray(taken, length)));
  }
}

/** One for all lines: Node calls it as a method of the line that reads. */
const ONREAD = {
  buffer: shared,
  callback(this: Line, length: number): boolean {
    this.receive(shared, length);
    return true;
  },
};
