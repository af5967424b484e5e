import { PROTOCOL } from '@oeillade/protocol';
import type { Lobby } from '@oeillade/table';
import type { Connection, ConnectionEvents } from '../../src/shell/session/connection.ts';
import { TableSession } from '../../src/shell/session/session.ts';

const TOKEN = '0123456789abcdef0123456789abcdef';

/** The table's end of a connection, held by a test. */
export class TableEnd implements Connection {
  /** What came here, hellos included. */
  readonly heard: Record<string, unknown>[] = [];
  readonly redirects: string[] = [];
  isOpen = false;
  #events: ConnectionEvents | null = null;

  open(events: ConnectionEvents): void {
    this.#events = events;
    this.isOpen = true;
  }

  send(frame: string): void {
    this.heard.push(JSON.parse(frame));
  }

  /** Asks that were made for a record, each answered by the test. */
  readonly asked: { readonly round: number; answer(response: Response): void; cut(): void }[] = [];

  fetchRecord(round: number): Promise<Response> {
    return new Promise((answer, failed) => {
      this.asked.push({ round, answer, cut: () => failed(new TypeError('fetch failed')) });
    });
  }

  redirect(url: string): void {
    this.redirects.push(url);
  }

  close(): void {
    this.#events = null;
    this.isOpen = false;
  }

  /** The connection is there, and the table knows who comes. */
  welcomes(seat: number | null = 0, epoch = 'first'): void {
    this.#events?.opened();
    this.says({ m: 'welcome', protocol: PROTOCOL, code: 'ACDEF', seat, epoch });
  }

  says(frame: object): void {
    this.#events?.text(JSON.stringify(frame));
  }

  /** Answers what was asked last. */
  answers(refusal: { code: string; rule: string | null } | null): void {
    this.says({ m: 'answer', id: this.heard.at(-1)?.['id'], refusal });
  }

  breaks(code = 1006): void {
    this.#events?.closed(code);
  }
}

/** Somebody who has come to a table. */
export function seated({ token = TOKEN }: { token?: string | null } = {}) {
  const table = new TableEnd();
  const session = new TableSession({ code: 'ACDEF', token, connection: table });
  session.open();
  table.welcomes(token === null ? null : 0);
  return { session, table };
}

export const lobby = (over: Partial<Lobby> = {}): Lobby => ({
  m: 'lobby',
  phase: 'playing',
  round: 1,
  game: 'wink',
  options: {},
  rules: { peripheral: false } as Lobby['rules'],
  host: 0,
  seats: [],
  commitment: '',
  awaited: null,
  failedStarts: 0,
  paused: false,
  seer: null,
  votes: [],
  askedBy: null,
  evening: null,
  ...over,
});

export const snapshot = (over: object = {}): object => ({
  n: 1,
  m: 'snapshot',
  t: 0,
  lobby: lobby(),
  view: { turn: 0 },
  looking: null,
  sees: [],
  clock: null,
  record: null,
  ...over,
});
