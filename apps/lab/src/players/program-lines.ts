import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { UserError } from '../errors.ts';
import { type BotName, commandOf } from './name.ts';

/** How long a program may think about one answer, in the time of the real world. */
const PATIENCE_MS = 30_000;

interface Waiting {
  readonly resolve: (line: string) => void;
  readonly reject: (error: Error) => void;
}

/** A program that reads lines from its standard input and answers on its standard output. What it writes to standard error is shown. */
export class ProgramLines {
  readonly #name: BotName;
  readonly #child: ChildProcess;
  #waiting: Waiting | null = null;
  #failure: Error | null = null;

  constructor(name: BotName) {
    const [command, ...words] = commandOf(name) as [string, ...string[]];
    this.#name = name;
    this.#child = spawn(command, words, { stdio: ['pipe', 'pipe', 'inherit'] });
    this.#child.on('error', ({ message }) => this.#fail(`cannot be started (${message})`));
    this.#child.on('exit', (code, signal) =>
      this.#fail(`has ended (${signal ?? `exit code ${code}`}) before the game was over`),
    );
    // A program that has ended reads no more; that it has ended is told by its exit.
    this.#child.stdin!.on('error', () => {});
    createInterface({ input: this.#child.stdout! }).on('line', (line) => this.#answer(line));
  }

  tell(message: object): void {
    this.#child.stdin!.write(`${JSON.stringify(message)}\n`);
  }

  /** Tells it something and waits for one line. */
  ask(message: object): Promise<string> {
    if (this.#failure) return Promise.reject(this.#failure);
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const timer = setTimeout(() => {
      this.#fail(`has not answered for ${PATIENCE_MS / 1000} seconds`);
      this.#child.kill('SIGKILL');
    }, PATIENCE_MS);
    this.#waiting = { resolve, reject };
    this.tell(message);
    return promise.finally(() => clearTimeout(timer));
  }

  complain(what: string): UserError {
    return new UserError(`"${this.#name}" ${what}`);
  }

  /** Its input ends, and it should too. */
  close(): void {
    this.#fail('is dismissed');
    this.#child.stdin!.end();
    this.#child.unref();
  }

  #answer(line: string): void {
    const waiting = this.#waiting;
    this.#waiting = null;
    if (waiting) waiting.resolve(line);
    else this.#fail('has written a line that nobody asked for');
  }

  #fail(what: string): void {
    this.#failure ??= this.complain(what);
    this.#waiting?.reject(this.#failure);
    this.#waiting = null;
  }
}
