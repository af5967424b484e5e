import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { FORWARDED, forward } from './cluster/proxy.ts';
import { createApp } from './http/app.ts';
import type { Journal } from './journal/port.ts';
import { PostgresJournal } from './journal/postgres.ts';
import { SqliteJournal } from './journal/sqlite.ts';
import { now } from './operate/clock.ts';
import type { Config } from './operate/config.ts';
import { Gate } from './operate/gate.ts';
import type { Logger } from './operate/log.ts';
import { createMetrics, type Metrics } from './operate/metrics.ts';
import { Rooms } from './room/rooms.ts';
import { Gateway } from './socket/gateway.ts';

/** More running tables than one server should take up at once; the rest wakes when somebody comes. */
const MOST_RESTORED = 20_000;
const DAY = 86_400_000;

/** A server with everything that belongs to it. */
export class OeilladeServer {
  readonly rooms: Rooms;
  readonly journal: Journal;
  readonly metrics: Metrics;
  readonly #config: Config;
  readonly #log: Logger;
  readonly #http: Server;
  readonly #gateway: Gateway;
  readonly #timers: NodeJS.Timeout[] = [];
  #isReady = false;

  private constructor(config: Config, log: Logger, journal: Journal) {
    this.#config = config;
    this.#log = log;
    this.journal = journal;
    this.metrics = createMetrics();
    const { metrics } = this;
    this.rooms = new Rooms({
      journal,
      metrics,
      log,
      node: randomBytes(8).toString('hex'),
      address: config.internalUrl ?? config.publicUrl,
      leaseMilliseconds: config.leaseSeconds * 1000,
      sleepMilliseconds: config.sleepAfter * 1000,
    });
    const gate = new Gate({
      tablesPerHour: config.tablesPerAddress,
      guessesPerMinute: config.guessesPerMinute,
      sockets: config.socketsPerAddress,
    });
    const addressOf = (request: IncomingMessage): string => clientAddress(request, config.trustProxy);
    const app = createApp({
      rooms: this.rooms,
      journal,
      metrics,
      gate,
      addressOf: (context) => addressOf((context.env as { incoming: IncomingMessage }).incoming),
      isReady: () => this.#isReady,
      forward,
    });
    this.#http = createServer(getRequestListener(app.fetch));
    // Half-sent requests are not waited for.
    this.#http.headersTimeout = 10_000;
    this.#http.requestTimeout = 20_000;
    const { framesPerSecond, origins } = config;
    this.#gateway = new Gateway({ rooms: this.rooms, metrics, gate, framesPerSecond, origins, addressOf });
    this.#gateway.attach(this.#http);
  }

  static async start(config: Config, log: Logger): Promise<OeilladeServer> {
    const journal = config.databaseUrl
      ? await PostgresJournal.connect(config.databaseUrl, (error) =>
          log.warn({ error: error.message }, 'database'),
        )
      : new SqliteJournal(config.dataFolder);
    const server = new OeilladeServer(config, log, journal);
    const restored = await server.rooms.restore(MOST_RESTORED);
    await new Promise<void>((listening, failed) => {
      server.#http.once('error', failed);
      server.#http.listen(config.port, config.host, listening);
    });
    server.#isReady = true;
    server.#startTimers();
    log.info({ port: server.port, journal: journal.kind, restored }, 'ready');
    return server;
  }

  get port(): number {
    return (this.#http.address() as AddressInfo).port;
  }

  /** Hands the tables over, lets everybody out, and ends. */
  async stop(): Promise<void> {
    this.#isReady = false;
    for (const timer of this.#timers) clearInterval(timer);
    await this.rooms.stop();
    this.#gateway.close();
    this.#http.closeAllConnections();
    await new Promise<void>((closed) => this.#http.close(() => closed()));
    await this.journal.close();
    this.#log.info('stopped');
  }

  #startTimers(): void {
    const { leaseSeconds, retentionDays } = this.#config;
    this.#every((leaseSeconds * 1000) / 3, () => this.rooms.renewLeases());
    this.#every(5_000, () => this.rooms.sleepIdle());
    this.#every(1_000, async () => this.#measure());
    if (retentionDays > 0) {
      this.#every(
        3_600_000,
        async () => void (await this.journal.prune(Math.floor(now()) - retentionDays * DAY)),
      );
    }
  }

  #every(milliseconds: number, job: () => Promise<void>): void {
    const run = (): void => {
      job().catch((error: Error) => this.#log.error({ error: error.message }, 'a regular job failed'));
    };
    this.#timers.push(setInterval(run, milliseconds));
  }

  #measure(): void {
    const phases = { gathering: 0, playing: 0, over: 0 };
    let seats = 0;
    for (const room of this.rooms.all) {
      phases[room.table.company.phase]++;
      seats += room.seatsConnected;
    }
    for (const [phase, count] of Object.entries(phases)) this.metrics.tables.set({ phase }, count);
    this.metrics.seats.set(seats);
    this.metrics.sockets.set(this.#gateway.open);
  }
}

/** Where a request comes from, behind a load balancer or not. */
function clientAddress(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = request.headers['x-forwarded-for'];
  if (trustProxy && typeof forwarded === 'string') return forwarded.split(',').at(-1)!.trim();
  if (request.headers[FORWARDED] && trustProxy) return 'another server';
  return request.socket.remoteAddress ?? 'unknown';
}
