import { CLOSE } from '@oeillade/protocol';
import type { Connection, ConnectionEvents } from '../../shell/session/connection.ts';
import { tablesWorker } from './tables-worker.ts';
import type { FromTable, ToTable } from './worker/messages.ts';

/** A connection to a table in a worker of this browser. */
export class PortConnection implements Connection {
  readonly #code: string;
  #port: MessagePort | null = null;
  #isHeld = false;
  #events: ConnectionEvents | null = null;
  /** Those who wait for the record of a round. */
  readonly #awaited = new Map<number, (answer: Response) => void>();

  constructor(code: string) {
    this.#code = code;
  }

  open(events: ConnectionEvents): void {
    this.close();
    const port = tablesWorker.enter(this.#code, this.#broke);
    port.onmessage = ({ data }: MessageEvent<FromTable>) => {
      if (this.#port === port) this.#hear(data, events);
    };
    this.#port = port;
    this.#events = events;
    document.addEventListener('visibilitychange', this.#tellSight);
  }

  send(frame: string): void {
    this.#say(frame);
  }

  /** Stops the local table's clock, while somebody reads the rules or has a menu open. */
  hold(isHeld: boolean): void {
    this.#isHeld = isHeld;
    this.#tellSight();
  }

  fetchRecord(round: number): Promise<Response> {
    return new Promise((answered, failed) => {
      if (!this.#port) return failed(new Error('The connection to the table is closed.'));
      this.#awaited.set(round, answered);
      this.#say({ record: round });
    });
  }

  close(): void {
    this.#say({ page: 'left' });
    this.#end();
  }

  #hear(data: FromTable, events: ConnectionEvents): void {
    if (Array.isArray(data)) {
      for (const frame of data) events.text(frame);
      return;
    }
    const told = data as Exclude<FromTable, readonly string[]>;
    if ('record' in told) {
      const { record, text } = told;
      this.#awaited.get(record)?.(new Response(text, { status: text === null ? 404 : 200 }));
      this.#awaited.delete(record);
      return;
    }
    if (told.connection === 'closed') {
      this.#end();
      return events.closed(told.code);
    }
    events.opened();
    if (document.hidden) this.#tellSight();
  }

  /** While the page is hidden, or its menu open, the time of its local table stands still. */
  #tellSight = (): void => this.#say({ page: document.hidden || this.#isHeld ? 'hidden' : 'shown' });

  #broke = (): void => {
    const events = this.#events;
    this.#end();
    events?.closed(CLOSE.left);
  };

  #say(message: ToTable): void {
    this.#port?.postMessage(message);
  }

  #end(): void {
    document.removeEventListener('visibilitychange', this.#tellSight);
    tablesWorker.forget(this.#broke);
    this.#port = null;
    this.#events = null;
    for (const answered of this.#awaited.values()) answered(Response.error());
    this.#awaited.clear();
  }
}
