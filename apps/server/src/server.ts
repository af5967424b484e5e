import { randomBytes } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import type { Library } from '@oeillade/catalogue';
import { createApp } from './http/app.ts';
import { fewATurn } from './http/few-a-turn.ts';
import { Hosts } from './http/hosts.ts';
import { inTurn } from './http/in-turn.ts';
import { Records } from './http/records.ts';
import { secureAddress } from './http/secure-address.ts';
import { forgetOld } from './journal/forget-old.ts';
import type { Journal } from './journal/port.ts';
import { PostgresJournal } from './journal/postgres.ts';
import { JournalThread } from './journal/thread.ts';
import { LiveTables } from './live/live-tables.ts';
import { household, withoutPort } from './operate/address.ts';
import { type ListenAddress, lanUrl } from './operate/banner.ts';
import { now } from './operate/clock.ts';
import type { Config } from './operate/config.ts';
import { Doors } from './operate/doors.ts';
import type { Logger } from './operate/log.ts';
import { createMetrics, type Metrics } from './operate/metrics.ts';
import { countNodesOwn } from './operate/nodes-own-limits.ts';
import { RateLimits } from './operate/rate-limits.ts';
import { Refusals } from './operate/refusals.ts';
import { SeldomLog } from './operate/seldom.ts';
import { Rooms } from './room/rooms.ts';
import { isForSocket, SocketServer } from './socket/socket-server.ts';
import { certificateNames } from './tls/names.ts';
import { OwnCertificate } from './tls/own-certificate.ts';

/** Running tables that one server takes up at a time; the others, or the next time, take the rest. */
const MOST_ADOPTED = 20_000;
/** How often Node looks for half-sent requests: by default only every half minute. */
const UNHURRIED = { headersTimeout: 10_000, requestTimeout: 20_000, connectionsCheckingInterval: 2_000 };

/** How often the server's own certificate is checked. */
const RENEWED = 600_000;

const WEB_FOLDER = fileURLToPath(new URL('../../web/dist', import.meta.url));

export interface ServerNeeds {
  readonly config: Config;
  readonly log: Logger;
  /** The games that are offered, with their rules and bots loaded. */
  readonly library: Library;
  /** The folder of the pages; those that were built here if left out. */
  readonly webFolder?: string;
  /** The clock by which it is counted what an address may do; the machine's if left out. */
  readonly limitClock?: () => number;
  /** The journal has failed for good: nothing can be stored any more. */
  lost?(error: Error): void;
}

/** A server with its journal, rooms, sockets and pages. */
export class OeilladeServer {
  readonly rooms: Rooms;
  readonly journal: Journal;
  readonly metrics: Metrics;
  readonly #config: Config;
  readonly #log: Logger;
  readonly #seldom: SeldomLog;
  readonly #records = new Records();
  readonly #liveTables: LiveTables;
  readonly #doors: Doors;
  /** Null unless the server makes its own certificate (`HTTPS=self`). */
  readonly #certificate: OwnCertificate | null;
  readonly #socketServer: SocketServer;
  readonly #timers: NodeJS.Timeout[] = [];
  #isReady = false;
  /**
   * The last time that the journal believed before this start. No stamp is earlier: it would be deleted as old as soon
   * as the clock is set right.
   */
  #believed = 0;

  private constructor(
    { config, log, library, webFolder = WEB_FOLDER, limitClock }: ServerNeeds,
    journal: Journal,
    certificate: OwnCertificate | null,
  ) {
    this.#config = config;
    this.#log = log;
    this.#certificate = certificate;
    this.#seldom = new SeldomLog(log, now);
    this.journal = journal;
    this.metrics = createMetrics();
    const { metrics } = this;
    const refusals = new Refusals(metrics, this.#seldom);
    this.#liveTables = new LiveTables(config.liveTables, () => refusals.count('live-tables', null));
    this.rooms = new Rooms({
      library,
      journal,
      metrics,
      log,
      owner: {
        node: randomBytes(8).toString('hex'),
        publicUrl: config.publicUrl,
        internalUrl: config.internalUrl,
      },
      leaseMilliseconds: config.leaseSeconds * 1000,
      sleepMilliseconds: config.sleepAfter * 1000,
      livePlaces: this.#liveTables,
      stamp: () => Math.max(Date.now(), this.#believed),
    });
    const limits = {
      requestsPerSecond: config.requestsPerSecond,
      tablesPerHour: config.tablesPerAddress,
      guessesPerMinute: config.guessesPerMinute,
      sockets: config.socketsPerAddress,
    };
    const rateLimits = new RateLimits(limits, limitClock);
    const addressOf = (request: IncomingMessage): string => clientAddress(request, config.trustProxy);
    const { framesPerSecond, origins, publicUrl, internalUrl } = config;
    const urls = [publicUrl, internalUrl, ...origins].filter((url) => url !== null);
    const hosts = new Hosts({ hosts: config.hosts, urls, trustProxy: config.trustProxy });
    const app = createApp({
      library,
      rooms: this.rooms,
      journal,
      metrics,
      rateLimits,
      refusals,
      hosts,
      records: this.#records,
      log,
      origins,
      addressOf,
      whyNotReady: () => this.#whyNotReady(),
      reachedAt: () => publicUrl ?? lanUrl(this.secureAt ?? this.listensAt),
      secureAt: (request) => secureAddress(request, this.secureAt),
      metricsToken: config.metricsToken,
      webFolder,
    });
    const answer = getRequestListener(app.fetch as Parameters<typeof getRequestListener>[0]);
    const begin = fewATurn((request, response) => void answer(request, response));
    const listener = inTurn(begin, {
      pipelined: (request) => refusals.count('pipelined', addressOf(request)),
      unread: (request) => refusals.count('unread', addressOf(request)),
    });
    const options = { ...UNHURRIED, shouldUpgradeCallback: isForSocket };
    this.#doors = new Doors(config, options, listener, certificate?.pair ?? null);
    const { rooms } = this;
    this.#socketServer = new SocketServer({
      rooms,
      metrics,
      log,
      rateLimits,
      refusals,
      hosts,
      framesPerSecond,
      origins,
      addressOf,
    });
    for (const { server } of this.#doors.all) {
      // Behind a load balancer all connections come from one address, and it has limits of its own.
      if (!config.trustProxy) limitConnections(server, rateLimits, refusals);
      this.#socketServer.attach(server);
      countNodesOwn(server, (limit, address) => refusals.count(limit, household(address)));
    }
  }

  /** `lost` is called where the journal has ended, and the server can do nothing any more. */
  static async start(needs: ServerNeeds): Promise<OeilladeServer> {
    const { config, log, lost } = needs;
    const certificate = config.https === 'self' ? new OwnCertificate(config.dataFolder) : null;
    await certificate?.renew(certificateNames(config), Date.now());
    for (const warning of certificate?.warnings ?? []) log.warn(warning);
    const seldom = new SeldomLog(log, now);
    const journal = config.databaseUrl
      ? await PostgresJournal.connect(config.databaseUrl, (error) =>
          seldom.warn({ error: error.message }, 'database'),
        )
      : await JournalThread.start(config.dataFolder, {
          lost: (error) => lost?.(error),
          warn: (sentence) => log.warn(sentence),
        });
    const server = new OeilladeServer(needs, journal, certificate);
    server.#believed = (await journal.clockSeen()) ?? 0;
    await server.rooms.renewLeases();
    await server.#doors.open().catch(async (error: Error) => {
      await journal.close();
      throw error;
    });
    server.#isReady = true;
    server.#startTimers();
    const secure = server.secureAt && { https: server.secureAt.port };
    log.info({ port: server.port, ...secure, journal: journal.kind }, 'ready');
    if (journal.kind === 'postgres' && !config.internalUrl && !config.publicUrl)
      log.warn(
        'neither INTERNAL_URL nor PUBLIC_URL: nobody is led from another server to the tables of this one',
      );
    return server;
  }

  get port(): number {
    return this.listensAt.port;
  }

  get listensAt(): ListenAddress {
    return this.#doors.first;
  }

  /** The second door, with the server's own certificate; null where there is none. */
  get secureAt(): ListenAddress | null {
    return this.#doors.secure;
  }

  /** Hands the tables over, lets everybody out, and ends. */
  async stop(): Promise<void> {
    this.#isReady = false;
    for (const timer of this.#timers) clearInterval(timer);
    // Clients that are sent away find the doors closed, and go to another server.
    const closed = this.#doors.close();
    const leases = setInterval(() => this.#inBackground(() => this.rooms.renewLeases()), this.#renewEvery);
    await this.rooms.stop();
    clearInterval(leases);
    this.#socketServer.close();
    this.#doors.closeAllConnections();
    await closed;
    await this.journal.close();
    this.#log.info('stopped');
  }

  #whyNotReady(): string | null {
    return this.rooms.whyNotServing ?? (this.#isReady ? null : 'the server is starting, or about to stop');
  }

  /** How often the journal is told that this server lives: often enough that one answer may be late. */
  get #renewEvery(): number {
    return (this.#config.leaseSeconds * 1000) / 3;
  }

  #startTimers(): void {
    const { leaseSeconds, retentionDays } = this.#config;
    this.#every(this.#renewEvery, () => this.rooms.renewLeases());
    this.#every(this.#renewEvery, async () => this.rooms.giveUpIfCutOff());
    // The first time at once; those who come back meanwhile need not wait, they wake their table themselves.
    this.#every(leaseSeconds * 1000, () => this.#adopt())();
    this.#every(5_000, () => this.rooms.sleepIdle());
    this.#every(1_000, async () => this.#measure());
    if (this.#certificate) this.#every(RENEWED, () => this.#renewCertificate(this.#certificate!));
    if (retentionDays > 0) {
      // The first time at once: before a clock that is wrong has stamped anything.
      this.#every(3_600_000, async () => {
        await forgetOld(this.journal, retentionDays, Date.now(), this.#log);
        this.#records.clear();
      })();
    }
  }

  /** The machine has come into another network, or the certificate ends soon. */
  async #renewCertificate(certificate: OwnCertificate): Promise<void> {
    if ((await certificate.renew(certificateNames(this.#config), Date.now())) === null) return;
    this.#doors.shows(certificate.pair);
    this.#log.info('the certificate was made anew: every phone warns once more');
  }

  async #adopt(): Promise<void> {
    const began = now();
    const tables = await this.rooms.adoptOrphans(MOST_ADOPTED);
    const milliseconds = Math.round(now() - began);
    if (tables > 0) this.#log.info({ tables, milliseconds }, 'running tables taken up');
  }

  /** Regularly, but not before the last time is over; gives what does it once more. */
  #every(milliseconds: number, job: () => Promise<void>): () => void {
    let isRunning = false;
    const run = (): void => {
      if (isRunning) return;
      isRunning = true;
      this.#inBackground(() =>
        job().finally(() => {
          isRunning = false;
        }),
      );
    };
    this.#timers.push(setInterval(run, milliseconds));
    return run;
  }

  #inBackground(job: () => Promise<void>): void {
    job().catch((error: Error) => this.#seldom.error({ error: error.message }, 'a regular job failed'));
  }

  #measure(): void {
    const phases = { gathering: 0, playing: 0, over: 0 };
    let seats = 0;
    for (const room of this.rooms.all) {
      phases[room.table.seating.phase]++;
      seats += room.seatsConnected;
    }
    for (const [phase, count] of Object.entries(phases)) this.metrics.tables.set({ phase }, count);
    this.metrics.seats.set(seats);
    this.metrics.sockets.set(this.#socketServer.open);
    this.metrics.live.tables.set(this.#liveTables.taken);
  }
}

function limitConnections(server: Server, { connections }: RateLimits, refusals: Refusals): void {
  server.on('connection', (socket) => {
    const address = household(socket.remoteAddress ?? 'unknown');
    if (connections.enter(address)) {
      socket.once('close', () => connections.leave(address));
      return;
    }
    refusals.count('connections', address);
    socket.destroy();
  });
}

/** Where a request comes from, behind a load balancer or not. */
function clientAddress(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = request.headers['x-forwarded-for'];
  if (trustProxy && typeof forwarded === 'string')
    return household(withoutPort(forwarded.split(',').at(-1)!.trim()));
  return household(request.socket.remoteAddress ?? 'unknown');
}
