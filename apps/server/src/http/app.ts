import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Library } from '@oeillade/catalogue';
import { fingerprint } from '@oeillade/kernel';
import { OpenTable, readCode, TakeSeat } from '@oeillade/protocol';
import type { Room } from '@oeillade/room';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { type GenericSchema, safeParse } from 'valibot';
import { sendOn } from '../cluster/proxy.ts';
import type { Journal } from '../journal/port.ts';
import { isOwnMachine } from '../operate/address.ts';
import { now } from '../operate/clock.ts';
import type { Logger } from '../operate/log.ts';
import type { Metrics } from '../operate/metrics.ts';
import type { RateLimits } from '../operate/rate-limits.ts';
import type { Limit, Refusals, Stranger } from '../operate/refusals.ts';
import type { Rooms } from '../room/rooms.ts';
import { isSame } from '../socket/secrets.ts';
import { securityHeaders } from './headers.ts';
import type { Hosts } from './hosts.ts';
import { IdempotencyCache } from './idempotency-cache.ts';
import { isOurs } from './origin.ts';
import { servePages } from './pages.ts';
import type { Records } from './records.ts';
import { refuse, retryAfter } from './refuse.ts';
import { inSlices } from './slices.ts';
import { type Sat, takeSeat } from './take-seat.ts';

export interface AppNeeds {
  readonly library: Library;
  readonly rooms: Rooms;
  readonly journal: Journal;
  readonly metrics: Metrics;
  readonly rateLimits: RateLimits;
  readonly refusals: Refusals;
  readonly hosts: Hosts;
  readonly records: Records;
  readonly log: Logger;
  /** Other sites whose pages may connect. */
  readonly origins: readonly string[];
  /** The address that a request comes from. */
  addressOf(request: IncomingMessage): string;
  /** Why the server is not ready, in a sentence that anybody may read; null where it is. */
  whyNotReady(): string | null;
  /** Where phones in the same network reach this server; null where they do not. */
  reachedAt(): string | null;
  /** Where the page of a request is served over HTTPS as well; null where it is not. */
  secureAt(request: IncomingMessage): string | null;
  /** The token without which nobody may read the metrics; null where only this machine may. */
  readonly metricsToken: string | null;
  /** The folder of the built web app. */
  readonly webFolder: string;
}

const LARGEST_BODY = 16 * 1024;
const NO_ID =
  'The id brings the secret of the seat once more, so nobody may guess it: draw 16 to 40 letters, digits, - and _ at random for each wish.';
const BODILESS: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/** What the HTTP server adds to a request. */
interface Bindings {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
}
type Asked = Context<{ Bindings: Bindings }>;

/** The HTTP API and the pages: everything but sockets. */
export function createApp(needs: AppNeeds): Hono<{ Bindings: Bindings }> {
  const { library, rooms, journal, metrics, rateLimits, refusals, hosts, records, log, origins } = needs;
  const addressOf = ({ env }: Asked): string => needs.addressOf(env.incoming);
  /** Refuses an address that has reached a limit; it is told when to come back. */
  const limit = (context: Asked, which: Limit, code: string, wait = 0): Response => {
    refusals.count(which, addressOf(context));
    return refuse(context, 429, code, wait);
  };
  const turnAway = (context: Asked, status: 403 | 421, refused: Stranger): Response => {
    refusals.turnAway(refused, addressOf(context));
    return refuse(context, status, refused);
  };
  const app = new Hono<{ Bindings: Bindings }>();
  app.use(securityHeaders(origins));
  app.use(async (context, next) => {
    const { incoming, outgoing } = context.env;
    if (!isForOperators(context.req.path, needs) && !hosts.knows(incoming))
      return turnAway(context, 421, 'unknown-host');
    const address = addressOf(context);
    if (!rateLimits.unanswered.enter(address)) return limit(context, 'unanswered', 'too-fast');
    outgoing.once('close', () => rateLimits.unanswered.leave(address));
    return next();
  });
  app.use('/api/*', async (context, next) => {
    if (!isOurs(context.env.incoming, origins)) return turnAway(context, 403, 'foreign-page');
    if (!rateLimits.mayAsk(addressOf(context))) return limit(context, 'requests', 'too-fast');
    return next();
  });
  // A page may be sent to the server that has its table, which has another name.
  if (origins.length > 0)
    app.use('/api/*', cors({ origin: [...origins], allowHeaders: ['Authorization', 'Content-Type'] }));
  const bodies = bodyLimit({
    maxSize: LARGEST_BODY,
    onError: (context) => {
      refusals.count('bodies', addressOf(context as Asked));
      return refuse(context, 413, 'too-large');
    },
  });
  // A GET has no body that anybody reads, and looking for one takes a third of the time of the answer.
  app.use((context, next) => (BODILESS.has(context.req.method) ? next() : bodies(context, next)));
  app.use('/api/*', (context, next) =>
    context.req.method !== 'POST' || isJson(context.req.header('Content-Type'))
      ? next()
      : Promise.resolve(refuse(context, 415, 'json-only')),
  );
  app.onError((error, context) => {
    // The client has gone in the middle of its request: that is no error of the server.
    if ((error as NodeJS.ErrnoException).code === 'ECONNRESET') return refuse(context, 400, 'malformed');
    log.error({ path: context.req.routePath, error: error.message, stack: error.stack }, 'a request failed');
    return refuse(context, 500, 'internal');
  });
  app.notFound((context) => refuse(context, 404, 'not-found'));

  app.get('/healthz', (context) => context.text('ok\n'));
  app.get('/readyz', (context) => {
    const why = needs.whyNotReady();
    if (why === null) return context.text('ready\n');
    return context.text(`not ready: ${why}\n`, 503, { 'Retry-After': retryAfter('not-ready') });
  });
  app.get('/metrics', async (context) => {
    if (!rateLimits.mayAsk(addressOf(context))) return limit(context, 'requests', 'too-fast');
    if (!isOperator(context, needs)) return refuse(context, 403, 'operator-only');
    const { contentType } = metrics.registry;
    return context.body(await metrics.registry.metrics(), 200, { 'Content-Type': contentType });
  });

  app.get('/api/games', (context) =>
    context.json(library.labels.map(({ id, title, players }) => ({ id, title, players }))),
  );

  // A page on this very machine has a name that leads phones to themselves. Nobody else has to know our network.
  app.get('/api/address', (context) =>
    context.json({
      url: isOwnMachine(addressOf(context)) ? needs.reachedAt() : null,
      secure: needs.secureAt(context.env.incoming),
    }),
  );

  const answers = new IdempotencyCache<Sat>(now);
  const secrets = new IdempotencyCache<string>(now);
  /**
   * A request that comes again with the same id, for the same thing and from the same address, is given the same answer: of
   * two people behind one address nothing else tells which of them asked, so the id is a secret as the answer is. If the
   * first answer could not say whether a seat was stored, the same secret of a seat is tried again: it finds a seat that was.
   */
  const seated = async (
    context: Asked,
    path: string,
    wish: TakeSeat,
    work: (token: string) => Promise<Sat>,
  ) => {
    const id = wish.id === undefined ? null : [addressOf(context), path, JSON.stringify(wish)].join('\n');
    const draw = async (): Promise<string> => randomBytes(16).toString('hex');
    const token = await secrets.do(id, draw, () => true);
    const sat = await answers.do(
      id,
      () => work(token),
      (answer) => !('refused' in answer),
    );
    if (!('refused' in sat)) return context.json(sat, 201);
    if (sat.status === 429)
      return limit(context, 'tables', sat.refused, rateLimits.waitToOpen(addressOf(context)));
    return refuse(context, sat.status, sat.refused);
  };

  app.post('/api/tables', async (context) => {
    if (!rooms.isServing) return refuse(context, 503, 'not-ready');
    const wanted = await readWish(context, OpenTable);
    if (wanted instanceof Response) return wanted;
    const address = addressOf(context);
    return seated(context, '', wanted, async (token) => {
      if (!rateLimits.mayOpen(address)) return { status: 429, refused: 'too-many-tables' };
      const room = await rooms.open(wanted);
      if (typeof room === 'string') return { status: 400, refused: room };
      rateLimits.guesses.attempt(address, room.code)?.found();
      return takeSeat(room, wanted, token);
    });
  });

  /** Finds the table of the address, or answers why not. A request for a table of another server is passed on. */
  const atTable = async (context: Asked, then: (room: Room) => Promise<Response>): Promise<Response> => {
    const address = addressOf(context);
    const code = readCode(context.req.param('code') ?? '');
    const attempt = rateLimits.guesses.attempt(address, code);
    if (!attempt) return limit(context, 'guesses', 'too-many-guesses', rateLimits.guesses.waitOf(address));
    const found = code ? await rooms.find(code) : ({ at: 'nowhere' } as const);
    if (found.at === 'nowhere') attempt.missed();
    else if (found.at === 'moving') attempt.unknown();
    else attempt.found();
    if (found.at === 'here') return then(found.room);
    if (found.at === 'elsewhere') return sendOn(context, found.lease, address);
    if (found.at === 'moving') return refuse(context, 503, 'table-elsewhere');
    return refuse(context, 404, 'no-such-table');
  };

  app.get('/api/tables/:code', (context) =>
    atTable(context, async (room) => {
      // Nothing is told before it is stored. But the answer does not wait until secrets of players are stored,
      // or its time would tell of them.
      await room.settledInPublic();
      if (room.isGone) return refuse(context, 503, 'table-elsewhere');
      const { phase, game, seats, round, rules } = room.table.lobby();
      return context.json({
        code: room.code,
        phase,
        game,
        round,
        watching: rules.watching,
        players: seats.map(({ name, kind }) => ({ name, kind })),
      });
    }),
  );

  app.post('/api/tables/:code/seats', (context) =>
    atTable(context, async (room) => {
      const wish = await readWish(context, TakeSeat);
      if (wish instanceof Response) return wish;
      return seated(context, room.code, wish, (token) => takeSeat(room, wish, token));
    }),
  );

  app.get('/api/tables/:code/games', (context) =>
    atTable(context, async (room) => context.json(await journal.listGames(room.code))),
  );

  app.get('/api/tables/:code/games/:round', (context) =>
    atTable(context, async (room) => {
      const round = roundOf(context);
      const read = (): Promise<string | null> => journal.readGame(room.code, round);
      const key = recordKey(room, round);
      const record = await records.lend(key, addressOf(context), context.env.outgoing, read);
      if (record === 'missing') return refuse(context, 404, 'no-such-game');
      if (record === 'busy') refusals.count('records', addressOf(context));
      if (record === 'busy' || record === 'gone') return refuse(context, 503, 'busy');
      // A record never changes, but the host may delete it: caches have to ask each time whether it is still there.
      const headers = { ETag: `"${record.hash}"`, 'Cache-Control': 'no-cache' };
      if (hasAlready(context, record.hash)) return context.body(null, 304, headers);
      return context.body(inSlices(record.bytes), 200, {
        ...headers,
        'Content-Type': 'application/jsonl; charset=utf-8',
        'Content-Length': String(record.bytes.length),
      });
    }),
  );

  app.delete('/api/tables/:code/games/:round', (context) =>
    atTable(context, async (room) => {
      if (!isHost(room, context.req.header('Authorization'))) return refuse(context, 403, 'host-only');
      const round = roundOf(context);
      const deleted = await journal.deleteGame(room.code, round);
      records.forget(recordKey(room, round));
      await room.forgetGame(round);
      return deleted ? context.body(null, 204) : refuse(context, 404, 'no-such-game');
    }),
  );

  const pages = servePages(needs.webFolder);
  if (pages) app.get('*', pages);
  return app;
}

/** Asked for under any host name: monitoring calls the server as it likes, and metrics may need the operator's token instead. */
const isForOperators = (path: string, { metricsToken }: AppNeeds): boolean =>
  path === '/healthz' || path === '/readyz' || (path === '/metrics' && metricsToken !== null);

function isOperator(context: Asked, { metricsToken, addressOf }: AppNeeds): boolean {
  const { req, env } = context;
  if (metricsToken) return isSame(req.header('Authorization') ?? '', `Bearer ${metricsToken}`);
  // What was passed on came from somewhere else, whoever passed it on.
  return isOwnMachine(addressOf(env.incoming)) && req.header('X-Forwarded-For') === undefined;
}

function isHost({ table }: Room, authorization: string | undefined): boolean {
  const token = /^Bearer ([0-9a-f]{32})$/.exec(authorization ?? '')?.[1];
  const { host } = table.seating;
  const kept = host === null ? null : table.seating.sitter(host)?.token;
  if (!token || !kept) return false;
  return isSame(kept, fingerprint(token));
}

/** A record's name within one stay of its table in memory: after that another server may have deleted the record. */
const recordKey = ({ code, epoch }: Room, round: number): string => `${code}/${epoch}/${round}`;

const hasAlready = (context: Asked, hash: string): boolean =>
  (context.req.header('If-None-Match') ?? '').includes(`"${hash}"`);

/** Rounds count from 1; 0 is none. */
const roundOf = (context: Asked): number =>
  Number(/^\d{1,9}$/.exec(context.req.param('round') ?? '')?.[0] ?? 0);

const isJson = (type = ''): boolean => /^application\/json\s*(?:;|$)/i.test(type);

/** Reads what is wished for, or refuses what is no wish. */
async function readWish<T>(context: Asked, schema: GenericSchema<unknown, T>): Promise<T | Response> {
  const body: unknown = await context.req.json().catch(() => null);
  const parsed = safeParse(schema, body);
  if (parsed.success) return parsed.output;
  const isAllButItsId = parsed.issues.every(({ path }) => path?.[0]?.key === 'id');
  return refuse(context, 400, 'malformed', 0, isAllButItsId ? NO_ID : undefined);
}
