import { CLOSE } from '@oeillade/protocol';
import type { Context } from 'hono';
import { type RawData, WebSocket } from 'ws';

/** More than this waiting on one side: the other is not read further. */
const MOST_WAITING = 256 * 1024;
/** Set on what one server passes on to another, so that it is not passed on again. */
export const FORWARDED = 'x-oeillade-forwarded';

/** Asks the server that owns the table, and gives its answer. */
export async function forward(context: Context, address: string): Promise<Response> {
  if (context.req.header(FORWARDED)) return context.json({ refused: 'table-elsewhere' }, 503);
  const { pathname, search } = new URL(context.req.url);
  const { method } = context.req;
  const body = method === 'GET' || method === 'HEAD' ? null : await context.req.arrayBuffer();
  const headers: Record<string, string> = { [FORWARDED]: '1' };
  for (const name of ['authorization', 'content-type']) {
    const value = context.req.header(name);
    if (value) headers[name] = value;
  }
  const answer = await fetch(new URL(pathname + search, address), { method, headers, body });
  const type = answer.headers.get('content-type');
  return new Response(answer.body, { status: answer.status, headers: type ? { 'content-type': type } : {} });
}

/** Joins a client's socket to one at the server that owns the table. */
export function proxySocket(client: WebSocket, address: string, path: string): void {
  const url = new URL(path, address);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  const owner = new WebSocket(url, {
    headers: { [FORWARDED]: '1' },
    perMessageDeflate: false,
    handshakeTimeout: 3_000,
  });
  const early: { data: RawData; isBinary: boolean }[] = [];
  client.on('message', (data, isBinary) => {
    if (owner.readyState === owner.OPEN) pass(owner, data, isBinary);
    else if (early.length < 16) early.push({ data, isBinary });
  });
  owner.on('open', () => {
    for (const { data, isBinary } of early) owner.send(data, { binary: isBinary });
  });
  owner.on('message', (data, isBinary) => pass(client, data, isBinary));
  client.on('close', () => owner.close());
  client.on('error', () => owner.terminate());
  owner.on('error', () => client.close(CLOSE.moved, 'moved'));
  owner.on('close', (code, reason) => client.close(isSendable(code) ? code : CLOSE.moved, reason.toString()));
}

function pass(to: WebSocket, data: RawData, isBinary: boolean): void {
  if (to.readyState !== to.OPEN) return;
  if (to.bufferedAmount > MOST_WAITING) return to.close(CLOSE.tooSlow, 'too-slow');
  to.send(data, { binary: isBinary });
}

/** Some codes are only ever reported, never sent. */
const isSendable = (code: number): boolean => code === 1000 || (code >= 3000 && code <= 4999);
