import type { IncomingMessage } from 'node:http';
import { CLOSE, LONGEST_SILENCE, type Moved } from '@oeillade/protocol';
import { kindOf, type PacketKind } from '@oeillade/protocol/live';
import type { Context } from 'hono';
import { type RawData, WebSocket } from 'ws';
import { Backpressure, MOST_WAITING } from '../connection/backpressure.ts';
import type { Lease } from '../journal/port.ts';
import { PacketFilter } from '../live/packet-filter.ts';
import type { Bucket } from '../operate/buckets.ts';
import { machineClock, now } from '../operate/clock.ts';
import { refuse } from '../refuse.ts';

/** Frames that a client may send before the owner's socket is open. */
const MOST_EARLY = 16;
/** A header on requests that one server passes on to another, so that they are not passed on once more. */
const FORWARDED = 'x-oeillade-forwarded';
const FORWARDED_FOR = 'x-forwarded-for';
const LONGEST_ANSWER = 5_000;
/** The headers of an owner's answer that are passed on; all others every server sets by itself. */
const ANSWERED = ['content-type', 'etag', 'cache-control', 'retry-after'];

/** Sends a request on to the server that owns its table. Where this server cannot reach it, the client is redirected. */
export async function sendOn(context: Context, lease: Lease, from: string): Promise<Response> {
  const { pathname, search } = new URL(context.req.url);
  const path = pathname + search;
  if (context.req.header(FORWARDED)) return elsewhere(context);
  // Passed on rather than redirected: requests are few and small, unlike frames, and the client is spared a second
  // request.
  if (!lease.internalUrl)
    return lease.publicUrl ? context.redirect(new URL(path, lease.publicUrl).href, 307) : elsewhere(context);
  const { method } = context.req;
  const body = method === 'GET' || method === 'HEAD' ? null : await context.req.arrayBuffer();
  const headers: Record<string, string> = { [FORWARDED]: '1', [FORWARDED_FOR]: from };
  for (const name of ['authorization', 'content-type', 'if-none-match']) {
    const value = context.req.header(name);
    if (value) headers[name] = value;
  }
  // For the beginning of the answer alone: a record may take its time to a slow client.
  const silence = new AbortController();
  const tooLong = setTimeout(() => silence.abort(), LONGEST_ANSWER);
  try {
    const { signal } = silence;
    const answer = await fetch(new URL(path, lease.internalUrl), { method, headers, body, signal });
    const kept = ANSWERED.flatMap((name) => {
      const value = answer.headers.get(name);
      return value === null ? [] : [[name, value] as const];
    });
    return new Response(answer.body, { status: answer.status, headers: Object.fromEntries(kept) });
  } catch {
    // The owner does not answer, and no other server has taken its tables over yet.
    return elsewhere(context);
  } finally {
    clearTimeout(tooLong);
  }
}

const elsewhere = (context: Context): Response => refuse(context, 503, 'table-elsewhere');

/** What this server knows of a client whose table another server owns. */
export interface PassedOn {
  /** The address from which the client came. */
  readonly from: string;
  /** Limits the pings that this server answers itself. */
  readonly pings: Bucket;
  /** This server closes the client's socket; the table's owner sees only that it is closed. */
  shownOut(code: number, reason: string): void;
}

/** Sends a socket to the server that owns its table: tells the client where to go, or joins it to a socket at the owner. */
export function sendSocketOn(
  client: WebSocket,
  lease: Lease,
  request: Pick<IncomingMessage, 'url' | 'headers'>,
  passedOn: PassedOn,
): void {
  const path = request.url ?? '';
  if (lease.publicUrl) {
    client.on('error', () => client.terminate());
    client.send(JSON.stringify({ m: 'moved', url: socketUrl(path, lease.publicUrl).href } satisfies Moved));
    client.close(CLOSE.moved, 'moved');
  } else if (lease.internalUrl && !request.headers[FORWARDED]) {
    join(client, socketUrl(path, lease.internalUrl), passedOn);
  } else {
    client.on('error', () => client.terminate());
    client.close(CLOSE.moved, 'moved');
  }
}

function socketUrl(path: string, address: string): URL {
  const url = new URL(path, address);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url;
}

/** Joins a client's socket to one at the server that owns the table. */
function join(client: WebSocket, url: URL, { from, pings, shownOut }: PassedOn): void {
  const owner = new WebSocket(url, {
    headers: { [FORWARDED]: '1', [FORWARDED_FOR]: from },
    perMessageDeflate: false,
    handshakeTimeout: 3_000,
  });
  const dropSlow = (): void => {
    if (client.readyState !== client.OPEN) return;
    shownOut(CLOSE.tooSlow, 'too-slow');
    client.close(CLOSE.tooSlow, 'too-slow');
  };
  const backpressure = new Backpressure(machineClock, dropSlow);
  const early: { data: RawData; isBinary: boolean }[] = [];
  const toOwner = new PacketFilter();
  const toClient = new PacketFilter();
  client.on('message', (data, isBinary) => {
    if (isBinary && !mayPass(toOwner, owner, kindOf(data as Buffer, false))) return;
    // The limits of the owner cannot see what still waits here.
    if (owner.bufferedAmount > MOST_WAITING) return dropSlow();
    if (owner.readyState === owner.OPEN) pass(owner, data, isBinary);
    else if (early.length < MOST_EARLY) early.push({ data, isBinary });
  });
  owner.on('open', () => {
    for (const { data, isBinary } of early.splice(0)) owner.send(data, { binary: isBinary });
  });
  // An owner that has frozen, or whose machine is gone, closes nothing: only the silence tells.
  const silence = setTimeout(() => client.close(CLOSE.moved, 'moved'), LONGEST_SILENCE);
  owner.on('message', (data, isBinary) => {
    silence.refresh();
    if (isBinary && !mayPass(toClient, client, kindOf(data as Buffer, true))) return;
    if (client.bufferedAmount > MOST_WAITING) return dropSlow();
    backpressure.handOver();
    pass(client, data, isBinary, backpressure.taken);
  });
  // Frames are counted by the owner, which never hears of these; over the limit they are not answered.
  client.on('ping', (data) => {
    if (pings.take(now()) && client.bufferedAmount <= MOST_WAITING) client.pong(data);
  });
  client.on('close', () => {
    clearTimeout(silence);
    backpressure.end();
    owner.terminate();
  });
  client.on('error', () => {
    shownOut(CLOSE.abuse, 'bad-frame');
    client.terminate();
  });
  owner.on('error', () => client.close(CLOSE.moved, 'moved'));
  owner.on('close', (code, reason) => client.close(isSendable(code) ? code : CLOSE.moved, reason.toString()));
}

/** Binary frames that are meant in earnest are pictures and voices: those that would come too late are left out here, too. */
const mayPass = (filter: PacketFilter, to: WebSocket, kind: PacketKind | null): boolean =>
  kind === null || filter.passes(kind, to.bufferedAmount);

function pass(to: WebSocket, data: RawData, isBinary: boolean, taken?: () => void): void {
  if (to.readyState === to.OPEN) to.send(data, { binary: isBinary }, taken);
}

/** Some closing codes are only reported, and must not be sent. */
const isSendable = (code: number): boolean =>
  code === 1000 || code === 1013 || (code >= 3000 && code <= 4999);
