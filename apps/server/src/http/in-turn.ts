import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests that a client may send ahead on one connection. Browsers send none, some programs a few. */
const MOST_AHEAD = 16;
/** How long an answer waits for its client to read it, in milliseconds. */
export interface Patience {
  /** An answer of which a client takes nothing for so long is given up. */
  readonly noProgress: number;
  /** An answer that takes longer than this as a whole is given up as well. */
  readonly longest: number;
}
const PATIENCE: Patience = { noProgress: 20_000, longest: 120_000 };

export interface InTurnEvents {
  /** A connection was closed because too many requests were sent ahead on it. */
  pipelined(request: IncomingMessage): void;
  /** A connection was closed because its answers were not read. */
  unread(request: IncomingMessage): void;
}

interface Waiting {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** The requests of one connection that are not answered yet. */
class Turn {
  isTaken = false;
  isClosing = false;
  readonly waiting: Waiting[] = [];
}

/**
 * Answers the requests of each connection one after the other, the next when the one before has been read. Otherwise
 * somebody could send thousands on one connection and read none of the answers, all of which would wait in memory.
 */
export function inTurn(
  answer: RequestListener,
  events: InTurnEvents,
  { noProgress, longest } = PATIENCE,
): RequestListener {
  const turns = new WeakMap<Socket, Turn>();

  const begin = (turn: Turn, { request, response }: Waiting): void => {
    const { socket } = request;
    turn.isTaken = true;
    const giveUp = (): void => {
      if (socket.destroyed) return;
      events.unread(request);
      socket.destroy();
    };
    const tooLong = setTimeout(giveUp, longest);
    // A client cannot read an answer that has not begun: its time runs from the beginning of the answer.
    response.setTimeout(noProgress, () => response.headersSent && giveUp());
    response.once('close', () => {
      clearTimeout(tooLong);
      turn.isTaken = false;
      const next = turn.waiting.shift();
      // Requests of a connection that is closed are not answered.
      if (next && !socket.destroyed) begin(turn, next);
    });
    if (turn.isClosing && turn.waiting.length === 0) refuse(response);
    else answer(request, response);
  };

  return (request, response) => {
    const { socket } = request;
    const turn = turns.get(socket) ?? new Turn();
    turns.set(socket, turn);
    if (turn.isClosing || socket.destroyed) return;
    if (!turn.isTaken) return begin(turn, { request, response });
    turn.waiting.push({ request, response });
    if (turn.waiting.length <= MOST_AHEAD) return;
    // This one is told to wait when its turn comes, and nothing after it is read.
    turn.isClosing = true;
    socket.pause();
    events.pipelined(request);
  };
}

function refuse(response: ServerResponse): void {
  response.writeHead(429, { Connection: 'close', 'Retry-After': '1', 'Content-Type': 'application/json' });
  response.end('{"refused":"too-fast"}');
}
