import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context, Hono } from 'hono';

/** What the HTTP server adds to a request. */
interface Bindings {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
}

/** A request over HTTP, and the answer to it. */
export type Asked = Context<{ Bindings: Bindings }>;
export type App = Hono<{ Bindings: Bindings }>;
