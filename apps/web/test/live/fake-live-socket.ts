import { type Packet, readRelayed, writePacket } from '@oeillade/protocol/live';
import { eventually } from '../../../../tools/eventually.ts';
import { LiveSocket } from '../../src/shell/live/live-socket.ts';

const TOKEN = '0123456789abcdef0123456789abcdef';

/** The browser's socket, at whose other end a test sits. */
class FakeWebSocket extends EventTarget {
  static readonly opened: FakeWebSocket[] = [];
  readonly url: string;
  readyState = 0;
  binaryType = 'blob';
  bufferedAmount = 0;
  readonly sent: (string | Uint8Array)[] = [];

  constructor(url: string) {
    super();
    this.url = url;
    FakeWebSocket.opened.push(this);
  }

  send(data: string | Uint8Array): void {
    this.sent.push(data);
  }

  close(): void {
    this.readyState = 3;
  }
}

/** The server's end of the socket of living faces. */
export class LiveServer {
  readonly #before = { window: globalThis.window, WebSocket: globalThis.WebSocket };

  constructor() {
    FakeWebSocket.opened.length = 0;
    const window = Object.assign(new EventTarget(), {
      location: {
        protocol: 'https:',
        host: 'table.example',
        pathname: '/t/ACDEF',
        search: '',
        hash: '',
      },
      history: {
        state: null,
        replaceState: (_state: unknown, _unused: string, url: string) =>
          Object.assign(window.location, { hash: new URL(url, 'https://table.example').hash }),
      },
    });
    Object.assign(globalThis, { window, WebSocket: FakeWebSocket });
  }

  leaves(): void {
    Object.assign(globalThis, this.#before);
  }

  get sockets(): readonly FakeWebSocket[] {
    return FakeWebSocket.opened;
  }

  get #last(): FakeWebSocket {
    return FakeWebSocket.opened.at(-1)!;
  }

  static socket(): LiveSocket {
    return new LiveSocket({ code: 'ACDEF', token: TOKEN });
  }

  async accepts(seat = 0): Promise<void> {
    await eventually('a socket', () => FakeWebSocket.opened.some(({ readyState }) => readyState === 0));
    this.#last.readyState = 1;
    this.#last.dispatchEvent(new Event('open'));
    this.tells({ m: 'live', seat, pictures: true, voices: false });
  }

  tells(what: object): void {
    this.#last.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(what) }));
  }

  /** Gives a packet of that seat to this one. */
  passes(from: number, packet: Packet): void {
    const bytes = writePacket(packet);
    const data = new Uint8Array(1 + bytes.length);
    data[0] = from;
    data.set(bytes, 1);
    this.#last.dispatchEvent(new MessageEvent('message', { data: data.buffer }));
  }

  /** So much waits on the way out. */
  waits(bytes: number): void {
    this.#last.bufferedAmount = bytes;
  }

  breaks(code = 1006): void {
    this.#last.readyState = 3;
    this.#last.dispatchEvent(Object.assign(new Event('close'), { code, reason: '', wasClean: false }));
  }

  /** What came here as packets, as seat 0 has sent them. */
  get packets(): readonly Packet[] {
    return this.#last.sent.flatMap((data) =>
      typeof data === 'string' ? [] : [readRelayed(Uint8Array.of(0, ...data))!.packet],
    );
  }

  get texts(): readonly unknown[] {
    return this.#last.sent.flatMap((data) => (typeof data === 'string' ? [JSON.parse(data)] : []));
  }
}
