import type { winkFamily } from '@oeillade/games';
import { Players } from '../players.ts';
import type { Latencies } from './latencies.ts';
import { LoadTable, SEATS, shareOf } from './table.ts';
import { textFrame, type Wire } from './wire.ts';

type View = winkFamily.WinkView;

const ACCEPTED = Buffer.from('"refusal":null}');

/** The letter with which a frame's kind begins: `{"m":"` or `{"n":17,"m":"` stands before it. */
function kindOf(bytes: Buffer, start: number): string {
  let at = start + 6;
  if (bytes[start + 2] === 110) {
    at = start + 5;
    while (bytes[at] !== 44) at++;
    at += 6;
  }
  return String.fromCharCode(bytes[at]!, bytes[at + 1]!);
}

/** A table of our server, played by its eight people as its views allow. */
export class LiveTable extends LoadTable {
  readonly started: Promise<void>;
  readonly #wires: readonly Wire[];
  readonly #players: Players;
  /** The last view of each seat, read only when it is needed. */
  readonly #views: Buffer[] = [];
  #begin: () => void = () => {};
  #ready = 0;
  #asked = 0;
  wakeAt = Number.POSITIVE_INFINITY;

  constructor(number: number, wires: readonly Wire[], latencies: Latencies) {
    super(latencies);
    this.#wires = wires;
    this.started = new Promise((begun) => {
      this.#begin = begun;
    });
    this.#players = new Players(String(number), shareOf(number), performance.now(), {
      view: (seat) => this.#view(seat),
      ask: (seat, ask, isTimed) => {
        if (isTimed) this.commanded(performance.now());
        // In the order in which the pages write it.
        this.#send(seat, { ...ask, id: `${this.#asked++}` });
      },
    });
    wires.forEach((wire, seat) => {
      wire.onFrame = (bytes, start, end) => this.#hear(seat, bytes, start, end);
    });
  }

  act(now: number): void {
    this.#players.act(now);
    this.wakeAt = this.#players.wakeAt;
  }

  close(): void {
    for (const wire of this.#wires) wire.close();
  }

  #hear(seat: number, bytes: Buffer, start: number, end: number): void {
    const kind = kindOf(bytes, start);
    if (kind === 'vi') this.#show(seat, bytes, start, end);
    else if (kind === 'an') this.#answered(seat, bytes, start, end);
    else if (kind === 'pi') {
      const { sent } = JSON.parse(bytes.toString('latin1', start, end)) as { sent: number };
      this.#send(seat, { ask: 'pong', sent, theirs: performance.now() });
    }
  }

  #show(seat: number, bytes: Buffer, start: number, end: number): void {
    const now = performance.now();
    this.#views[seat] = Buffer.from(bytes.subarray(start, end));
    this.heard(seat, now);
    if (seat !== SEATS - 1) return;
    // The last one: everybody knows what has happened.
    this.#begin();
    this.#players.changed(this.#view(seat), now);
    this.wakeAt = this.#players.wakeAt;
  }

  #answered(seat: number, bytes: Buffer, start: number, end: number): void {
    const isAccepted = bytes.subarray(end - ACCEPTED.length, end).equals(ACCEPTED);
    if (bytes.toString('latin1', start, end).includes('"id":"ready"')) {
      if (++this.#ready === SEATS) this.#send(0, { ask: 'start', id: 'start' });
    } else if (!isAccepted && seat === this.#players.turn) this.refused();
  }

  #view(seat: number): View {
    return (JSON.parse(this.#views[seat]!.toString('utf8')) as { view: View }).view;
  }

  #send(seat: number, frame: object): void {
    this.#wires[seat]!.send(textFrame(JSON.stringify(frame)));
  }
}
