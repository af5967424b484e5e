import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { within } from '../../../../tools/eventually.ts';
import type { Opening, Seated } from '../support/test-server.ts';
import type { Inside } from './inside.ts';

const MAIN = join(import.meta.dirname, '../../src/main.ts');
const INSIDE = join(import.meta.dirname, 'inside.ts');

/** A flood has to get through the limits to reach what is behind them. */
export const OPEN_DOORS = {
  TABLES_PER_HOUR: '1000000',
  SOCKETS_PER_ADDRESS: '100000',
  FRAMES_PER_SECOND: '100000',
  REQUESTS_PER_SECOND: '1000000',
  GUESSES_PER_MINUTE: '1000000',
} as const;

/** The server as people run it, in a process of its own. */
export class Target {
  readonly folder: string;
  readonly port: number;
  readonly #process: ChildProcess;
  readonly #printed: string[];

  private constructor(folder: string, port: number, process: ChildProcess, printed: string[]) {
    this.folder = folder;
    this.port = port;
    this.#process = process;
    this.#printed = printed;
  }

  /** `prepare` may write into the folder of its journal before it starts. */
  static async start(
    settings: Readonly<Record<string, string>> = {},
    prepare: (folder: string) => Promise<void> = async () => {},
  ): Promise<Target> {
    const folder = mkdtempSync(join(tmpdir(), 'oeillade-target-'));
    await prepare(folder);
    const flags = ['--disable-warning=ExperimentalWarning', '--expose-gc', '--import', INSIDE];
    const child = spawn(process.execPath, [...flags, MAIN], {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: {
        ...process.env,
        ...{ HOST: '127.0.0.1', PORT: '0', DATA_DIR: folder, DATABASE_URL: '', LOG_LEVEL: 'trace' },
        ...settings,
      },
    });
    const printed: string[] = [];
    const ready = new Promise<Target>((isReady, failed) => {
      child.once('exit', (code, signal) =>
        failed(new Error(`The server ended (${code ?? signal}): ${printed.join('')}`)),
      );
      for (const stream of [child.stdout!, child.stderr!]) {
        stream.setEncoding('utf8').on('data', (text: string) => {
          printed.push(text);
          const port = /"port":(\d+).*"msg":"ready"/.exec(text)?.[1];
          if (port) isReady(new Target(folder, Number(port), child, printed));
        });
      }
    });
    return within('the server to be ready', ready);
  }

  /** All that it has printed. */
  get log(): string {
    return this.#printed.join('');
  }

  get isAlive(): boolean {
    return this.#process.exitCode === null && this.#process.signalCode === null;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  socketUrl(code: string): string {
    return `ws://127.0.0.1:${this.port}/api/tables/${code}/socket`;
  }

  inside(): Promise<Inside> {
    const told = new Promise<Inside>((tells) => {
      this.#process.once('message', (inside) => tells(inside as Inside));
      this.#process.send('inside');
    });
    return within('what the server has to tell of itself', told);
  }

  /** What it takes of the machine's memory, without a cleaning; 0 where the system does not tell. */
  async residentNow(): Promise<number> {
    const status = await readFile(`/proc/${this.#process.pid}/status`, 'utf8').catch(() => '');
    return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) * 1024;
  }

  /** A figure of /metrics. */
  async metric(name: string): Promise<number> {
    const text = await (await fetch(`${this.url}/metrics`)).text();
    const lines = text
      .split('\n')
      .filter((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`));
    return lines.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0);
  }

  openTable({ name = 'Ada', ...opening }: Opening): Promise<Seated> {
    return this.#post('/api/tables', { ...opening, name });
  }

  takeSeat(code: string, name: string): Promise<Seated> {
    return this.#post(`/api/tables/${code}/seats`, { name });
  }

  /** Stops it as an operator does; gives its exit code. */
  async stop(): Promise<number | null> {
    const ended = new Promise<number | null>((done) => this.#process.once('exit', done));
    if (this.isAlive) this.#process.kill('SIGTERM');
    const code = this.isAlive ? await within('the server to end', ended) : this.#process.exitCode;
    rmSync(this.folder, { recursive: true, force: true });
    return code;
  }

  async #post(path: string, body: object): Promise<Seated> {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(this.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (answer.status !== 201) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Seated;
  }
}
