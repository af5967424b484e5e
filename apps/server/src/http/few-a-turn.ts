import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

/** Requests begun in one turn of the event loop; each takes about a tenth of a millisecond. */
const MOST_A_TURN = 4;

/**
 * Begins only a few requests in each turn of the event loop. Hundreds that arrive in the same instant would otherwise be
 * answered before anybody at a table is heard.
 */
export function fewATurn(answer: RequestListener): RequestListener {
  const waiting: (readonly [IncomingMessage, ServerResponse])[] = [];
  let begun = 0;

  const nextTurn = (): void => {
    begun = 0;
    for (const [request, response] of waiting.splice(0, MOST_A_TURN)) begin(request, response);
  };
  const begin = (request: IncomingMessage, response: ServerResponse): void => {
    if (begun++ === 0) setImmediate(nextTurn);
    if (!request.socket.destroyed) answer(request, response);
  };

  return (request, response) => {
    if (begun < MOST_A_TURN) begin(request, response);
    else waiting.push([request, response]);
  };
}
