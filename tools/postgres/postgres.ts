import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { within } from '../eventually.ts';
import { findBinaries } from './binaries.ts';

const USER = 'oeillade';
const LONGEST_START = 60_000;

type Account = { readonly uid: number; readonly gid: number };

/** A PostgreSQL of one's own: in a folder of its own, on a port of its own, gone when this process is. */
export class Postgres {
  readonly #folder: string;
  readonly #binaries: string;
  readonly #account: Account | null;
  readonly #port: number;
  #server: ChildProcess | null = null;
  readonly #onExit = (): void => this.#clean();

  private constructor(folder: string, port: number) {
    this.#folder = folder;
    this.#port = port;
    this.#binaries = findBinaries(folder);
    this.#account = process.getuid?.() === 0 ? unprivileged() : null;
    process.once('exit', this.#onExit);
  }

  static async start(): Promise<Postgres> {
    const folder = mkdtempSync(join(tmpdir(), 'oeillade-postgres-'));
    // Whoever PostgreSQL runs as has to get through to its data.
    chmodSync(folder, 0o755);
    const postgres = new Postgres(folder, await freePort());
    try {
      postgres.#initialise();
      await postgres.run();
    } catch (error) {
      postgres.#clean();
      throw error;
    }
    return postgres;
  }

  get url(): string {
    return `postgres://${USER}@127.0.0.1:${this.#port}/postgres`;
  }

  get port(): number {
    return this.#port;
  }

  /** Starts the server on its data: the first time, or again after it was killed. */
  async run(): Promise<void> {
    const settings = {
      listen_addresses: '127.0.0.1',
      port: this.#port,
      unix_socket_directories: '',
      max_connections: 100,
      shared_buffers: '32MB',
    };
    const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const server = spawn(join(this.#binaries, 'postgres'), ['-D', this.#data, ...args], {
      ...this.#options,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.#server = server;
    let said = '';
    server.stderr.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-4_000);
    });
    const giveUp = Date.now() + LONGEST_START;
    while (!said.includes('ready to accept connections') || !(await answers(this.#port))) {
      if (server.exitCode !== null || Date.now() > giveUp) {
        throw new Error(`PostgreSQL did not start for the tests:\n${said}`);
      }
      await delay(20);
    }
  }

  /** Kills it as a power cut would, all its processes at once. */
  async kill(): Promise<void> {
    await this.#end('SIGQUIT');
  }

  async stop(): Promise<void> {
    await this.#end('SIGINT');
    process.removeListener('exit', this.#onExit);
    this.#clean();
  }

  get #data(): string {
    return join(this.#folder, 'data');
  }

  get #options(): { cwd: string; env: NodeJS.ProcessEnv; uid?: number; gid?: number } {
    const libraries = join(dirname(this.#binaries), 'lib');
    const env = { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC', LD_LIBRARY_PATH: libraries };
    return { cwd: this.#folder, env, ...this.#account };
  }

  #initialise(): void {
    mkdirSync(this.#data, { mode: 0o700 });
    if (this.#account) chownSync(this.#data, this.#account.uid, this.#account.gid);
    const args = [
      '-D',
      this.#data,
      '-U',
      USER,
      '--auth=trust',
      '--encoding=UTF8',
      '--no-locale',
      '--no-sync',
    ];
    const made = spawnSync(join(this.#binaries, 'initdb'), args, { ...this.#options, encoding: 'utf8' });
    if (made.status !== 0)
      throw new Error(`initdb failed: ${made.error?.message ?? ''}${made.stderr}${made.stdout}`);
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const server = this.#server;
    this.#server = null;
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    server.kill(signal);
    await within('the end of PostgreSQL', once(server, 'exit'));
  }

  #clean(): void {
    this.#server?.kill('SIGQUIT');
    this.#server = null;
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** PostgreSQL refuses to run as root, and wants a user that has a name. */
function unprivileged(): Account {
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of ['postgres', 'nobody', 'daemon']) {
    const [, , uid, gid] = users.find(([user]) => user === name) ?? [];
    if (uid !== undefined && gid !== undefined) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error('PostgreSQL does not run as root, and there is no user postgres, nobody or daemon.');
}

export async function freePort(): Promise<number> {
  const [port] = await freePorts(1);
  return port!;
}

/** Several free ports, all different: asked for one after the other, two may be the same. */
export async function freePorts(count: number): Promise<readonly number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await within('free ports', Promise.all(servers.map((server) => once(server, 'listening'))));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  for (const server of servers) server.close();
  await within('ports to be free again', Promise.all(servers.map((server) => once(server, 'close'))));
  return ports;
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await within('PostgreSQL to answer', once(socket, 'connect'));
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
