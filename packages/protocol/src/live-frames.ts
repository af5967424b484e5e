import * as v from 'valibot';
import type { Moved } from './server-frames.ts';
import { PROTOCOL } from './version.ts';

/**
 * Living faces and voices go over a socket of their own, beside the table's: `/api/tables/CODE/live`. Its first frame each way is
 * text; after that everything that a seat sends is a packet, in binary frames, and so is what it receives of the others.
 */
const LiveHello = v.strictObject({
  ask: v.literal('live'),
  protocol: v.literal(PROTOCOL),
  /** The secret of a seat: those who only watch get no face and no voice. */
  token: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
});

/** The answer to a ping, by which the server knows that a client is there which sends no packets. */
const LivePong = v.strictObject({ ask: v.literal('pong') });
const LiveAsk = v.variant('ask', [LiveHello, LivePong]);
export type LiveAsk = v.InferOutput<typeof LiveAsk>;

/** Null where a text is no frame of a client. */
export function readLiveAsk(text: string): LiveAsk | null {
  try {
    const parsed = v.safeParse(LiveAsk, JSON.parse(text));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/** The answer to the hello; it comes again whenever any of it has changed. */
export interface LiveWelcome {
  readonly m: 'live';
  readonly seat: number;
  /** Whether this table carries pictures, and voices. */
  readonly pictures: boolean;
  readonly voices: boolean;
  /** The table has agreed on living faces, and the server carries those of as many tables as it can. */
  readonly full?: true;
}

/** Whose camera is on, told to all seats whenever it changes; it depends on who sends pictures and on nobody's eyes. */
export interface CamerasOn {
  readonly m: 'cameras';
  readonly on: readonly number[];
}

/** Comes every five seconds, and wants a pong; where nothing has come for ten, the connection is dead. */
export interface LivePing {
  readonly m: 'ping';
}

export type LiveTold = LiveWelcome | CamerasOn | LivePing | Moved;

/** The closing code for a socket whose seat has opened another one: the client must not connect this one again. */
export const REPLACED = 4009;

/** What is in a packet. A key picture can be shown without any before it, a delta only after those since the last key. */
export const PACKET = { key: 0, delta: 1, voice: 2 } as const;
export type PacketKind = keyof typeof PACKET;

/** How its content is written. */
export const FORMAT = { vp8: 0, jpeg: 1, opus: 2 } as const;
export type PacketFormat = keyof typeof FORMAT;

/** Set in the byte of the format where the content is sealed with the key of the link (12 bytes of IV, then AES-GCM). */
const SEALED = 0x80;
/** Kind, format, and 4 bytes of time. */
const PACKET_HEADER = 6;

/** What everybody's camera sends, whether anybody looks or not. */
export const PICTURE = {
  width: 240,
  height: 240,
  perSecond: 12,
  keyEvery: 12,
  bitsPerSecond: 150_000,
} as const;

/**
 * What everybody's microphone sends while it is open to the others: a packet of Opus every 20 ms, filled up to one size,
 * whatever there is to hear.
 */
export const VOICE = {
  rate: 48_000,
  samples: 960,
  milliseconds: 20,
  bitsPerSecond: 24_000,
  bytes: 80,
} as const;

/** More than this is not passed on: the socket that sends it is closed. */
export const LIVE_LIMITS = {
  pictureBytes: 48 * 1024,
  voiceBytes: 1024,
  picturesPerSecond: 20,
  voicesPerSecond: 60,
  bytesPerSecond: 64 * 1024,
} as const;

export interface Packet {
  readonly kind: PacketKind;
  readonly format: PacketFormat;
  readonly isSealed: boolean;
  /** Milliseconds on the sender's clock, counted from a moment of its own choice. */
  readonly sentAt: number;
  readonly content: Uint8Array;
}

/** The first bytes of a packet; a sealed content is bound to them (the additional data of AES-GCM). */
export function packetHeader({ kind, format, isSealed, sentAt }: Omit<Packet, 'content'>): Uint8Array {
  const header = new Uint8Array(PACKET_HEADER);
  header[0] = PACKET[kind];
  header[1] = FORMAT[format] | (isSealed ? SEALED : 0);
  new DataView(header.buffer).setUint32(2, sentAt % 0x1_0000_0000);
  return header;
}

export function writePacket(packet: Packet): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(PACKET_HEADER + packet.content.length);
  bytes.set(packetHeader(packet));
  bytes.set(packet.content, PACKET_HEADER);
  return bytes;
}

/** Null where the bytes are no packet. */
export function readPacket(bytes: Uint8Array): Packet | null {
  if (bytes.length <= PACKET_HEADER) return null;
  const kind = KINDS[bytes[0]!];
  const format = FORMATS[bytes[1]! & ~SEALED];
  if (!kind || !format || (kind === 'voice') !== (format === 'opus')) return null;
  if (kind === 'delta' && format === 'jpeg') return null;
  return {
    kind,
    format,
    isSealed: (bytes[1]! & SEALED) !== 0,
    sentAt: new DataView(bytes.buffer, bytes.byteOffset).getUint32(2),
    content: bytes.subarray(PACKET_HEADER),
  };
}

/** The kind of a packet, or of one that is relayed, without reading the rest; null where it is none. */
export const kindOf = (bytes: Uint8Array, isRelayed: boolean): PacketKind | null =>
  KINDS[bytes[isRelayed ? 1 : 0] ?? KINDS.length] ?? null;

/** What a seat receives: the packet as it was sent, after one byte with the seat that it comes from. */
export function readRelayed(bytes: Uint8Array): { readonly from: number; readonly packet: Packet } | null {
  const packet = bytes.length > 0 ? readPacket(bytes.subarray(1)) : null;
  return packet && { from: bytes[0]!, packet };
}

const KINDS = Object.keys(PACKET) as PacketKind[];
const FORMATS = Object.keys(FORMAT) as PacketFormat[];
