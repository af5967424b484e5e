import { Socket, type SocketConstructorOpts } from 'node:net';
import type { Duplex } from 'node:stream';

/** All lines read into one buffer: what it holds is taken in before the next one reads. */
const shared = Buffer.allocUnsafeSlow(64 * 1024);

/** What Node itself has of a socket, as far as it is needed here. */
interface Handle {
  reading: boolean;
  readStop(): void;
}

/** Takes in bytes from the first on; gives how many. They are there until it returns. */
export type Reader = (bytes: Buffer) => number;

/**
 * What is under a WebSocket. Node makes a buffer for every few bytes that come, and that costs as much as reading what
 * they say. It can do without for sockets that were made for it (`onread`), which those that a server is given are not:
 * so this one takes the other's place.
 */
export class Line extends Socket {
  /** Reads before anybody else does, until it leaves a byte: from there on all is for those who listen to the socket. */
  reader: Reader | null = null;

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
    const callback = (length: number): boolean => line.receive(shared.subarray(0, length));
    const options = { handle: handle as object, allowHalfOpen: true, onread: { buffer: shared, callback } };
    const line: Line = new Line(options as SocketConstructorOpts);
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
    if (early && early.length > 0) this.receive(early);
  }

  receive(bytes: Buffer): true {
    const taken = this.reader?.(bytes) ?? 0;
    if (taken === bytes.length) return true;
    this.reader = null;
    // Whoever listens may keep them.
    this.emit('data', Buffer.from(bytes.subarray(taken)));
    return true;
  }
}
