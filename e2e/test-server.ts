import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually, within } from '../tools/eventually.ts';
import { root } from '../tools/root.ts';
import { buildWeb } from '../tools/web-build.ts';

/** Whoever has built the pages already says so. */
export const BUILT = 'OEILLADE_WEB_BUILT';

const WIDE = {
  TABLES_PER_HOUR: '1000',
  SOCKETS_PER_ADDRESS: '1000',
  FRAMES_PER_SECOND: '200',
  REQUESTS_PER_SECOND: '100000',
} as const;

/** The real server with the real pages, on a port and with a folder of its own. */
export class TestServer {
  readonly port: number;
  readonly url: string;
  readonly #folder: string;
  readonly #settings: Readonly<Record<string, string>>;
  /** The folder of the repo whose server is started. */
  readonly #home: string;
  #child: ChildProcess | null = null;

  private constructor(port: number, settings: Readonly<Record<string, string>>, home = root) {
    this.port = port;
    this.#settings = settings;
    this.#home = home;
    this.url = `http://127.0.0.1:${port}`;
    this.#folder = mkdtempSync(join(tmpdir(), 'oeillade-e2e-'));
  }

  /** With the limits of a server as it is shipped, or with such as tests that hurry never reach. */
  static async open(
    limits: 'usual' | 'wide' = 'wide',
    port?: number,
    settings: Readonly<Record<string, string>> = {},
  ): Promise<TestServer> {
    if (!process.env[BUILT]) await buildWeb();
    const all = { ...(limits === 'wide' ? WIDE : {}), ...settings };
    const server = new TestServer(port ?? (await freePort()), all);
    await server.starts();
    return server;
  }

  /** The server of a copy of the repo, whose pages are built already. */
  static async openBuilt(home: string): Promise<TestServer> {
    const server = new TestServer(await freePort(), WIDE, home);
    await server.starts();
    return server;
  }

  /** What it has kept in its folder. */
  reads(file: string): string {
    return readFileSync(join(this.#folder, file), 'utf8');
  }

  async starts(): Promise<void> {
    const child = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', join(this.#home, 'apps/server/src/main.ts')],
      {
        stdio: ['ignore', 'inherit', 'inherit'],
        env: {
          ...process.env,
          HOST: '127.0.0.1',
          PORT: String(this.port),
          DATA_DIR: this.#folder,
          LOG_LEVEL: 'warn',
          ...this.#settings,
        },
      },
    );
    this.#child = child;
    await this.#answers(child);
  }

  /** Of its process; there is none while it is down. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Without a farewell, as when the power fails. */
  async isKilled(): Promise<void> {
    await this.#ends('SIGKILL');
  }

  async closes(): Promise<void> {
    await this.#ends('SIGTERM');
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #ends(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await within('the end of the server', once(child, 'exit'));
  }

  async #answers(child: ChildProcess): Promise<void> {
    await eventually(`an answer of the server at ${this.url}`, async () => {
      if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`);
      return (await fetch(this.url).catch(() => null))?.ok ?? false;
    });
  }
}

/** Whether nobody listens there now. */
export async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await within('a port', once(server, 'listening'));
  } catch {
    return false;
  }
  server.close();
  await within('the port to be free again', once(server, 'close'));
  return true;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await within('a port', once(server, 'listening'));
  const address = server.address();
  server.close();
  await within('the port to be free again', once(server, 'close'));
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}
