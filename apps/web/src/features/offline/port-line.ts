import { CLOSE } from '@oeillade/protocol';
import type { Line, LineEnds } from '../../shell/session/line.ts';
import { door } from './door.ts';
import type { FromTable, ToTable } from './worker/messages.ts';

/** A line to a table in a worker of this browser. */
export class PortLine implements Line {
  readonly #code: string;
  #port: MessagePort | null = null;
  #ends: LineEnds | null = null;

  constructor(code: string) {
    this.#code = code;
  }

  open(ends: LineEnds): void {
    this.close();
    const port = door.enter(this.#code, this.#broke);
    port.onmessage = ({ data }: MessageEvent<FromTable>) => {
      if (this.#port === port) this.#hear(data, ends);
    };
    this.#port = port;
    this.#ends = ends;
    document.addEventListener('visibilitychange', this.#tellSight);
  }

  send(frame: string): void {
    this.#say(frame);
  }

  close(): void {
    this.#say({ page: 'left' });
    this.#end();
  }

  #hear(data: FromTable, ends: LineEnds): void {
    if (Array.isArray(data)) {
      for (const frame of data) ends.text(frame);
      return;
    }
    const told = data as Exclude<FromTable, readonly string[]>;
    if (told.line === 'closed') {
      this.#end();
      return ends.closed(told.code);
    }
    ends.opened();
    if (document.hidden) this.#tellSight();
  }

  /** Nobody plays alone at a page that they do not see: its time stands still. */
  #tellSight = (): void => this.#say({ page: document.hidden ? 'hidden' : 'shown' });

  #broke = (): void => {
    const ends = this.#ends;
    this.#end();
    ends?.closed(CLOSE.left);
  };

  #say(message: ToTable): void {
    this.#port?.postMessage(message);
  }

  #end(): void {
    document.removeEventListener('visibilitychange', this.#tellSight);
    door.forget(this.#broke);
    this.#port = null;
    this.#ends = null;
  }
}
