import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ASK_CLEAN_USAGE, ASK_USAGE, type Usage } from './report.ts';

const REPORT = join(import.meta.dirname, 'report.ts');
/** Where Node keeps what it has made of our files, as it does behind `npm start`. */
const COMPILED = join(import.meta.dirname, '../../../node_modules/.cache/compiled');

/** What runs a server: Node, where nothing else is said. */
export interface Runtime {
  readonly program: string;
  /** Before those of the server; they let it report what it uses. */
  readonly flags: readonly string[];
}

const NODE: Runtime = {
  program: process.execPath,
  flags: ['--disable-warning=ExperimentalWarning', '--expose-gc', '--import', REPORT],
};

/** Bun's binary, which npm installs where there is one for the machine. */
export function findBun(): (Runtime & { readonly version: string }) | null {
  const [program] = globSync(
    join(import.meta.dirname, '../../../node_modules/@oven/bun-*/bin/{bun,bun.exe}'),
  );
  if (program === undefined) return null;
  const version = execFileSync(program, ['--version'], { encoding: 'utf8' }).trim();
  return { program, version, flags: ['--expose-gc', '--preload', REPORT] };
}

/** The server has one core to itself where the machine lets us say so; the load takes the others. */
const canPin = hasTaskset();

function hasTaskset(): boolean {
  try {
    execFileSync('taskset', ['-p', '-c', '1', String(process.pid)], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Where the server and the load have a core each. */
export const CORES: readonly number[] = canPin ? [0, 1] : [];
export const pinning = canPin ? 'server on core 0, load on core 1' : 'not pinned to cores';

/** Those that stand still would outlive us: nothing tells them that we are gone. */
const living = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of living) child.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/** A server in a process of its own. It says `{"port": …}` in a line of its output when it is ready. */
export class Child {
  readonly port: number;
  readonly #process: ChildProcess;

  private constructor(port: number, process: ChildProcess) {
    this.port = port;
    this.#process = process;
  }

  static start(
    file: string,
    environment: Record<string, string> = {},
    flags: string[] = [],
    runtime = NODE,
  ): Promise<Child> {
    const pinned = canPin ? ['taskset', '-c', '0'] : [];
    const [program = '', ...args] = [...pinned, runtime.program, ...runtime.flags, ...flags, file];
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      env: { ...process.env, NODE_ENV: 'production', NODE_COMPILE_CACHE: COMPILED, ...environment },
    });
    living.add(child);
    child.once('exit', () => living.delete(child));
    return new Promise((ready, failed) => {
      child.once('exit', (code) => failed(new Error(`${file} ended with ${code}.`)));
      createInterface({ input: child.stdout! }).on('line', (line) => {
        const port = /"port":(\d+)/.exec(line)?.[1];
        if (port) ready(new Child(Number(port), child));
      });
    });
  }

  /** Nothing of it runs until it goes on: whoever else is measured has the core to itself. */
  stand(): void {
    this.#process.kill('SIGSTOP');
  }

  goOn(): void {
    this.#process.kill('SIGCONT');
  }

  usage(): Promise<Usage> {
    return this.ask<Usage>(ASK_USAGE, { m: 'usage' });
  }

  /** After the garbage has been collected. */
  cleanUsage(): Promise<Usage> {
    return this.ask<Usage>(ASK_CLEAN_USAGE, { m: 'usage' });
  }

  /** `mark` is what the answer is known by. */
  ask<T extends object>(what: string | object, mark: object): Promise<T> {
    const [[key, value]] = Object.entries(mark) as [[string, unknown]];
    return new Promise((answered) => {
      const listen = (message: Record<string, unknown>): void => {
        if (message[key] !== value) return;
        this.#process.off('message', listen as (message: unknown) => void);
        answered(message as unknown as T);
      };
      this.#process.on('message', listen as (message: unknown) => void);
      this.#process.send(what);
    });
  }

  end(signal: NodeJS.Signals): Promise<void> {
    return new Promise((ended) => {
      if (this.#process.exitCode !== null || this.#process.signalCode !== null) return ended();
      this.#process.removeAllListeners('exit');
      this.#process.once('exit', () => {
        living.delete(this.#process);
        ended();
      });
      this.#process.kill(signal);
      this.goOn();
    });
  }
}
