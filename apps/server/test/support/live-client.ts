import { PROTOCOL } from '@oeillade/protocol';
import {
  type LiveTold,
  type LiveWelcome,
  type Packet,
  readRelayed,
  writePacket,
} from '@oeillade/protocol/live';
import { type ClientOptions, WebSocket } from 'ws';
import { Wishes } from './wishes.ts';

/** A packet of another seat, and when it came. */
export interface Relayed {
  readonly at: number;
  readonly from: number;
  readonly packet: Packet;
}

/** A page with camera and microphone at the other end of a live socket, which knows nothing but the protocol. */
export class LiveClient {
  readonly told: LiveTold[] = [];
  readonly relayed: Relayed[] = [];
  /** With which code and reason it was closed. */
  closedWith: string | null = null;
  readonly socket: WebSocket;
  readonly #wishes = new Wishes();

  /** `url` is that of the table's own socket. */
  constructor(url: string, options: ClientOptions = {}) {
    this.socket = new WebSocket(url.replace(/\/socket$/, '/live'), options);
    this.socket.on('message', (data, isBinary) => this.#receive(data as Buffer, isBinary));
    this.socket.on('error', () => {});
    this.socket.on('close', (code, reason) => {
      this.closedWith = `${code} ${reason}`;
      this.#wishes.look();
    });
  }

  /** Opens a live socket for a seat, and is welcome. */
  static async open(url: string, token: string, options: ClientOptions = {}): Promise<LiveClient> {
    const client = new LiveClient(url, options);
    await client.opened();
    client.greets(token);
    await client.until(() => client.welcome !== null, 'a welcome');
    return client;
  }

  opened(): Promise<void> {
    this.socket.on('open', () => this.#wishes.look());
    return this.until(() => this.socket.readyState === WebSocket.OPEN, 'an open socket');
  }

  greets(token: string): void {
    this.says({ ask: 'live', protocol: PROTOCOL, token });
  }

  says(frame: object): void {
    this.socket.send(JSON.stringify(frame));
  }

  sends(packet: Packet): void {
    this.socket.send(writePacket(packet));
  }

  get welcome(): LiveWelcome | null {
    return this.told.findLast((told) => told.m === 'live') ?? null;
  }

  get camerasOn(): readonly number[] {
    return this.told.findLast((told) => told.m === 'cameras')?.on ?? [];
  }

  get pictures(): Relayed[] {
    return this.relayed.filter(({ packet }) => packet.kind !== 'voice');
  }

  get voices(): Relayed[] {
    return this.relayed.filter(({ packet }) => packet.kind === 'voice');
  }

  async closed(): Promise<string> {
    await this.until(() => this.closedWith !== null, 'the end of the connection');
    return this.closedWith!;
  }

  async goes(): Promise<void> {
    this.socket.close();
    await this.closed();
  }

  until(holds: () => boolean, what: string): Promise<void> {
    return this.#wishes.until(holds, `The page waits in vain for ${what}.`);
  }

  #receive(data: Buffer, isBinary: boolean): void {
    if (isBinary) {
      const relayed = readRelayed(data);
      if (!relayed) throw new Error('What was relayed is no packet.');
      this.relayed.push({ at: performance.now(), ...relayed });
    } else {
      const told = JSON.parse(data.toString()) as LiveTold;
      this.told.push(told);
      if (told.m === 'ping') this.says({ ask: 'pong' });
    }
    this.#wishes.look();
  }
}

/** A packet that says whose it is. */
export function packetOf(kind: Packet['kind'], seat: number, bytes = 600): Packet {
  const format = kind === 'voice' ? 'opus' : 'vp8';
  return { kind, format, isSealed: false, sentAt: 0, content: new Uint8Array(bytes).fill(seat + 1) };
}
