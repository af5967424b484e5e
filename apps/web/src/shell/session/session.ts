import type { Refusal, Seat } from '@oeillade/kernel';
import {
  type ClientAsk,
  type Hello,
  mayComeBack,
  type Refused,
  type Reply,
  SeatClient,
} from '@oeillade/protocol';
import type { RecordNote } from '@oeillade/table';
import type { Connection } from './connection.ts';
import { disconnect, emptyModel, hear, lookAt, refuse, type TableModel, welcome } from './model.ts';
import { type Parting, partingOf } from './parting.ts';

export interface TableSessionOptions {
  readonly code: string;
  /** The seat's secret; null for somebody who watches. */
  readonly token: string | null;
  readonly connection: Connection;
  /** The watcher, where they want to take part. */
  readonly watcher?: Hello['watcher'] & object;
}

/** With fractions of a millisecond: what is pressed carries its time. */
const now = (): number => performance.timeOrigin + performance.now();

/** One table as this browser sees it: the protocol's client at the end of a connection, and what it has been told. */
export class TableSession {
  #model: TableModel;
  readonly #connection: Connection;
  readonly #client: SeatClient;
  readonly #listeners = new Set<() => void>();
  /** The record that is here or on its way. */
  #wanted: RecordNote | null = null;

  constructor({ code, token, connection, watcher }: TableSessionOptions) {
    this.#model = emptyModel(code);
    this.#connection = connection;
    this.#client = new SeatClient({
      ...(token === null ? {} : { token }),
      ...(watcher === undefined ? {} : { watcher }),
      now,
      welcomed: ({ seat }) => this.#set(welcome(this.#model, seat)),
      heard: (frame) => {
        this.#set(hear(this.#model, frame, this.#client.looking, Date.now()));
        if (frame.m === 'record' || frame.m === 'snapshot') void this.#getRecord();
      },
      refused: (refused) => this.#refused(refused),
      sawDeal: () => void this.#keepDealSeen(),
      moved: ({ url }) => url !== null && this.#connection.redirect?.(url),
    });
  }

  get model(): TableModel {
    return this.#model;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Asks the table for something; gives null, or why not, which the model shows as well. */
  ask(ask: ClientAsk): Promise<Reply> {
    return this.#shown(this.#client.ask(ask));
  }

  /** Words of my own for the shuffle, beside those that are drawn. */
  addShuffleWords(typed: string): Promise<Reply> {
    return this.#shown(this.#client.addShuffleWords(typed));
  }

  /** A move of the game; when it was pressed counts where others press at the same time. */
  play(command: object): Promise<Reply> {
    return this.#shown(this.#client.play(command));
  }

  look(at: Seat | null): void {
    if (this.#model.looking === at) return;
    this.#client.look(at);
    this.#set(lookAt(this.#model, at));
  }

  /** At a table of living faces: my camera has seen me wink, so many milliseconds ago. */
  winked(signal: string, ago: number): void {
    this.#client.winked(signal, ago);
  }

  /** Takes place, or takes it again after it was taken over elsewhere. */
  open(): void {
    if (this.#model.connection === 'gone')
      this.#set({ ...this.#model, connection: 'connecting', parting: null });
    this.#connection.open({
      opened: () => this.#client.opened((text) => this.#connection.send(text)),
      text: (text) => this.#client.receive(text),
      closed: (code) => this.#closed(code),
    });
  }

  close(): void {
    if (this.#model.record === null) this.#wanted = null;
    this.#connection.close();
    this.#client.giveUp();
  }

  async #shown(answer: Promise<Reply>): Promise<Reply> {
    const refusal = await answer;
    // A lost connection is shown by itself, not as a refusal.
    if (refusal && refusal.code !== 'gone') this.#refuse(refusal);
    return refusal;
  }

  #refused({ code }: Refused): void {
    if (code === 'no-such-seat') this.#end('left');
    // The client itself repeats what it asked too fast, and an old client is told when its socket closes.
    else if (code !== 'too-fast' && code !== 'old-client') this.#refuse({ code, rule: null });
  }

  /** Keeps the latest deal: what keeps it is loaded first, and calls may overtake each other meanwhile, so the state is read after that. */
  async #keepDealSeen(): Promise<void> {
    const { keepDealSeen } = await import('./deals-seen.ts');
    const { lobby, dealSeen } = this.#client;
    if (!lobby || !dealSeen) return;
    keepDealSeen(this.#model.code, lobby.phase === 'gathering' ? lobby.round + 1 : lobby.round, dealSeen);
  }

  /** Fetches each game's record once, however often the connection breaks. */
  async #getRecord(): Promise<void> {
    const note = this.#client.record;
    if (note?.sha256 === this.#wanted?.sha256) return;
    this.#wanted = note;
    if (!note || !this.#connection.fetchRecord) return;
    // Also while the next game gathers: people may still be on the last page of this one.
    const isWanted = (): boolean => this.#wanted === note && this.#model.lobby?.round === note.round;
    const { getRecord } = await import('./get-record.ts');
    const got = await getRecord(note, this.#connection, () => {
      if (isWanted()) this.#set({ ...this.#model, recordTrouble: 'late' });
      return isWanted();
    });
    if (!isWanted()) return;
    if (got.ok) this.#set({ ...this.#model, record: got.text, recordTrouble: null });
    else this.#set({ ...this.#model, recordTrouble: got.why });
  }

  #refuse(refusal: Refusal): void {
    this.#set(refuse(this.#model, refusal, Date.now()));
  }

  #closed(code: number): void {
    const parting = partingOf(code);
    if (!mayComeBack(code)) return this.#end(parting);
    this.#client.closed();
    this.#set(disconnect(this.#model, 'lost', parting));
  }

  #end(parting: Parting | null): void {
    this.close();
    this.#set(disconnect(this.#model, 'gone', parting));
  }

  #set(model: TableModel): void {
    this.#model = model;
    for (const listener of this.#listeners) listener();
  }
}
