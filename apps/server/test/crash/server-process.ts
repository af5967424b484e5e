import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { within } from '../../../../tools/eventually.ts';

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
const LONGEST_START = 60_000;

/** A server in a process of its own, to be killed and started again. */
export class ServerProcess {
  readonly url: string;
  /** When the process that runs now was started. */
  startedAt = 0;
  /** How many lines it has ever printed. */
  lines = 0;
  readonly #settings: Readonly<Record<string, string>>;
  #process: ChildProcess | null = null;
  #said = '';
  readonly #onExit = (): void => void this.#process?.kill('SIGKILL');

  constructor(port: number, settings: Readonly<Record<string, string>>) {
    this.url = `http://127.0.0.1:${port}`;
    this.#settings = {
      HOST: '127.0.0.1',
      PORT: String(port),
      LOG_LEVEL: 'info',
      TABLES_PER_HOUR: '1000000',
      SOCKETS_PER_ADDRESS: '10000',
      FRAMES_PER_SECOND: '500',
      GUESSES_PER_MINUTE: '1000000',
      ...settings,
    };
    process.on('exit', this.#onExit);
  }

  /** The end of what it printed. */
  get said(): string {
    return this.#said;
  }

  get pid(): number {
    return this.#process!.pid!;
  }

  get isRunning(): boolean {
    return this.#process !== null;
  }

  /** Starts it, with these settings beside its own; resolves when it lets people in. */
  async start(more: Readonly<Record<string, string>> = {}): Promise<void> {
    this.startedAt = Date.now();
    const env = { PATH: process.env['PATH'], ...this.#settings, ...more };
    const args = ['--disable-warning=ExperimentalWarning', MAIN];
    const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#process = child;
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        const text = chunk.toString();
        this.lines += text.split('\n').length - 1;
        this.#said = (this.#said + text).slice(-20_000);
      });
    }
    while (!(await this.#isReady())) {
      if (child.exitCode !== null || Date.now() - this.startedAt > LONGEST_START) {
        throw new Error(`The server did not start:\n${this.#said}`);
      }
      await delay(10);
    }
  }

  /** Ends it by a signal, and waits until it has. */
  async end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process;
    if (!child) return;
    child.kill(signal);
    await ends(child, `the server to end after ${signal}`);
    this.#process = null;
  }

  /** Resolves when it has ended by itself, with its exit code. */
  async ended(): Promise<number | null> {
    const child = this.#process!;
    await ends(child, 'the server to end by itself');
    this.#process = null;
    return child.exitCode;
  }

  /** Sends a signal that does not end it. */
  signal(signal: NodeJS.Signals): void {
    this.#process?.kill(signal);
  }

  /** Kills it for good. */
  async remove(): Promise<void> {
    this.#process?.kill('SIGCONT');
    await this.end('SIGKILL');
    process.removeListener('exit', this.#onExit);
  }

  async metric(name: string): Promise<number> {
    const text = await (await fetch(`${this.url}/metrics`)).text();
    return Number(new RegExp(`^${name}(?:{[^}]*})? (\\S+)$`, 'm').exec(text)?.[1]);
  }

  async #isReady(): Promise<boolean> {
    try {
      return (await fetch(`${this.url}/readyz`, { signal: AbortSignal.timeout(1_000) })).ok;
    } catch {
      return false;
    }
  }
}

async function ends(child: ChildProcess, what: string): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await within(what, once(child, 'exit'));
}
