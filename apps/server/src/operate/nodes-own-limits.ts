import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { NodesOwn } from './refusals.ts';

/** What Node says of what it has given up, and what it would answer if nobody listened. */
const LIMITS: Readonly<Record<string, { readonly limit: NodesOwn; readonly status: string | null }>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { limit: 'slow-requests', status: '408 Request Timeout' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { limit: 'headers', status: '413 Payload Too Large' },
  HPE_HEADER_OVERFLOW: { limit: 'headers', status: '431 Request Header Fields Too Large' },
  // Whoever is not through with the handshake could not read an answer.
  ERR_TLS_HANDSHAKE_TIMEOUT: { limit: 'slow-handshakes', status: null },
};

/** Counts what Node refuses before there is a request, and answers it as Node does. */
export function countNodesOwn(server: Server, count: (limit: NodesOwn, address: string) => void): void {
  const answers = new WeakMap<Socket, ServerResponse>();
  server.on('request', ({ socket }, response) => answers.set(socket, response));
  server.on('clientError', (error: NodeJS.ErrnoException, stream) => {
    const socket = stream as Socket;
    const { code = '' } = error;
    const known = LIMITS[code];
    // Browsers open connections ahead and never use some of them: that is no slow request.
    const isUnused = known?.limit === 'slow-requests' && socket.bytesRead === 0;
    if (known && !isUnused) count(known.limit, socket.remoteAddress ?? 'unknown');
    const status = known ? known.status : code.startsWith('HPE_') ? '400 Bad Request' : null;
    const answer = answers.get(socket);
    const isAnswering = answer?.headersSent === true && !answer.writableFinished;
    // Into the middle of another answer nothing may be written.
    if (status === null || !socket.writable || isAnswering) socket.destroy();
    else socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`, () => socket.destroy());
  });
}
