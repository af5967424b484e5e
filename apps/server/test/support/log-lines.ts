import { type Logger, pino } from 'pino';
import type { TestServer } from './test-server.ts';

/** What a server says in its log. */
export class LogLines {
  readonly log: Logger;
  readonly all: Record<string, unknown>[] = [];

  constructor() {
    this.log = pino({ level: 'info' }, { write: (line: string) => this.all.push(JSON.parse(line)) });
  }

  /** What was told of the limits that were reached: which, and whose address. */
  get limits(): string[] {
    return this.#told('a limit was reached', 'limit');
  }

  /** What was told of clients that were shown out: why, and whose address. */
  get shownOut(): string[] {
    return this.#told('a client was shown out', 'reason');
  }

  #told(message: string, field: string): string[] {
    return this.all.filter(({ msg }) => msg === message).map((line) => `${line[field]} ${line['address']}`);
  }
}

/** How often each limit was reached, by the server's own counter. */
export async function limitsOf({ server }: TestServer): Promise<Record<string, number>> {
  const { values } = await server.metrics.limited.get();
  return Object.fromEntries(values.map(({ labels, value }) => [String(labels.limit), value]));
}
