import { fingerprint, type Seat } from '@oeillade/kernel';
import { PROTOCOL } from '@oeillade/protocol';
import {
  type LiveTold,
  type Packet,
  type PacketKind,
  readRelayed,
  writePacket,
} from '@oeillade/protocol/live';
import type { Clock } from '@oeillade/room';
import { type LiveConnection, type LiveRelay, LiveServer, type PacketDropped } from '@oeillade/room/live';
import { tokenOf } from '../../support/visitor.ts';

/** What came to a screen: when, and byte for byte. */
export interface Arrived {
  readonly at: number;
  readonly from: Seat;
  readonly packet: Packet;
}

/** A page with camera and microphone at the far end of a live connection, held by a test. */
export class Screen implements LiveConnection {
  /** Every byte of text and packets, with the moment at which it came. */
  readonly told: string[] = [];
  texts: LiveTold[] = [];
  arrived: Arrived[] = [];
  readonly dropped: PacketDropped[] = [];
  closedWith: string | null = null;
  isCut = false;
  /** What chance says of the next ping. */
  chance = 0;
  /** Whether the seat may still send. */
  mayPass: (kind: PacketKind) => boolean = () => true;
  readonly seat: Seat;
  readonly server: LiveServer;
  readonly #clock: Clock;
  #taken = 0;

  constructor(relay: LiveRelay, clock: Clock, seat: Seat) {
    this.seat = seat;
    this.#clock = clock;
    this.server = new LiveServer({
      relay,
      connection: this,
      clock,
      chance: () => this.chance,
      admit: (secret) => (/^([0-9])\1*$/.test(secret) ? fingerprint(secret) : null),
      mayPass: (kind) => this.mayPass(kind),
      dropped: (why) => this.dropped.push(why),
    });
  }

  greets(): this {
    this.says({ ask: 'live', protocol: PROTOCOL, token: tokenOf(this.seat) });
    return this;
  }

  says(frame: object): void {
    this.server.receiveText(JSON.stringify(frame));
  }

  /** The camera takes a picture, which says whose it is and which one. */
  takes(kind: 'key' | 'delta'): void {
    this.shows(kind, this.#taken++);
  }

  shows(kind: 'key' | 'delta', which: number): void {
    this.sends({ kind, format: 'vp8', isSealed: false, sentAt: which, content: this.#mark(which) });
  }

  speaks(): void {
    const content = this.#mark(this.#taken++);
    this.sends({ kind: 'voice', format: 'opus', isSealed: false, sentAt: 0, content });
  }

  sends(packet: Packet): void {
    this.server.receivePacket(writePacket(packet));
  }

  /** What came in of pictures, as `of/which`. */
  get pictures(): string[] {
    return this.arrived.filter(({ packet }) => packet.kind !== 'voice').map(nameOf);
  }

  get voices(): string[] {
    return this.arrived.filter(({ packet }) => packet.kind === 'voice').map(nameOf);
  }

  get camerasOn(): readonly Seat[] | null {
    const told = this.texts.filter((text) => text.m === 'cameras').at(-1);
    return told?.on ?? null;
  }

  hush(): void {
    this.texts = [];
    this.arrived = [];
    this.told.length = 0;
  }

  send(text: string): void {
    this.told.push(`${this.#clock.now()} ${text}`);
    this.texts.push(JSON.parse(text) as LiveTold);
  }

  pass(bytes: Uint8Array): void {
    this.told.push(`${this.#clock.now()} ${Buffer.from(bytes).toString('hex')}`);
    const { from, packet } = readRelayed(bytes)!;
    this.arrived.push({ at: this.#clock.now(), from, packet });
  }

  hold(): void {}
  letGo(): void {}

  close(code: number, reason: string): void {
    this.closedWith = `${code} ${reason}`;
  }

  cut(): void {
    this.isCut = true;
  }

  #mark(which: number): Uint8Array {
    return Uint8Array.of(0xfa, this.seat, which >> 8, which & 0xff);
  }
}

/** Who is in a picture, and which of theirs it is. */
export const markOf = ({
  packet,
}: Pick<Arrived, 'packet'>): { readonly of: Seat; readonly which: number } => ({
  of: packet.content[1]!,
  which: packet.content[2]! * 256 + packet.content[3]!,
});

function nameOf(arrived: Arrived): string {
  const { of, which } = markOf(arrived);
  return `${of}/${which}`;
}
