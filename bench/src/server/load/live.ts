import type * as winkFamily from '@oeillade/games/wink-family';
import { Players } from '../players.ts';
import { REST } from '../script.ts';
import { SEATS } from '../seats.ts';
import type { Latencies } from './latencies.ts';
import { LoadTable, shareOf } from './table.ts';
import type { Wire } from './wire.ts';

type View = winkFamily.WinkView;

const ACCEPTED = Buffer.from('"refusal":null}');
const NEVER = Number.POSITIVE_INFINITY;
/** Whoever sat down first. */
const HOST = 0;

/** The letters with which a frame's kind begins: `{"m":"` or `{"n":17,"m":"` stands before it. */
function kindOf(bytes: Buffer, start: number): string {
  let at = start + 6;
  if (bytes[start + 2] === 110) {
    at = start + 5;
    while (bytes[at] !== 44) at++;
    at += 6;
  }
  return String.fromCharCode(bytes[at]!, bytes[at + 1]!, bytes[at + 2]!);
}

/** A table of our server, played by its eight people as its views allow, one game after the other. */
export class LiveTable extends LoadTable {
  /** Resolves when everybody has been shown the table. */
  readonly entered: Promise<void>;
  readonly #wires: readonly Wire[];
  readonly #players: Players;
  /** Where the person of each wire sits: with each game everybody moves on. */
  readonly #seats: number[] = Array.from({ length: SEATS }, (_, wire) => wire);
  /** The last view of each seat, read only when it is needed. */
  readonly #views: string[] = [];
  #enter: () => void = () => {};
  #shown = 0;
  #ready = 0;
  #round = 0;
  #asked = 0;
  #againAt = NEVER;
  wakeAt = NEVER;

  constructor(number: number, wires: readonly Wire[], latencies: Latencies) {
    super(latencies);
    this.#wires = wires;
    this.entered = new Promise((entered) => {
      this.#enter = entered;
    });
    this.#players = new Players(String(number), shareOf(number), performance.now(), {
      view: (seat) => this.#view(seat),
      ask: (seat, ask, isTimed) => {
        if (isTimed) this.commanded(performance.now());
        // In the order in which the pages write it.
        this.#send(this.#seats.indexOf(seat), { ...ask, id: `${this.#asked++}` });
      },
    });
    wires.forEach((wire, index) => {
      wire.onFrame = (bytes, start, end) => this.#hear(index, bytes, start, end);
    });
  }

  act(now: number): void {
    if (this.#againAt <= now) {
      this.#againAt = NEVER;
      this.#round++;
      this.#ready = 0;
      this.#send(HOST, { ask: 'rematch', id: `again ${this.#round}` });
    }
    this.#players.act(now);
    this.#wait();
  }

  postpone(milliseconds: number): void {
    this.#players.postpone(milliseconds);
    this.#againAt += milliseconds;
    this.#wait();
  }

  close(): void {
    for (const wire of this.#wires) wire.close();
  }

  #wait(): void {
    this.wakeAt = Math.min(this.#players.wakeAt, this.#againAt);
  }

  #hear(wire: number, bytes: Buffer, start: number, end: number): void {
    const kind = kindOf(bytes, start);
    if (kind === 'vie') this.#show(this.#seats[wire]!, bytes, start, end);
    else if (kind === 'ans') this.#answered(wire, bytes, start, end);
    else if (kind === 'pin') {
      const { sent } = JSON.parse(bytes.toString('latin1', start, end)) as { sent: number };
      this.#send(wire, { ask: 'pong', sent, theirs: performance.now() });
    } else if (kind === 'wel') this.#welcomed(wire, bytes.toString('utf8', start, end));
    else if (kind === 'sna') this.#arrived(wire, bytes.toString('utf8', start, end));
    else if (kind === 'rec' && this.#seats[wire] === SEATS - 1) this.#rest();
  }

  #welcomed(wire: number, text: string): void {
    this.#seats[wire] = (JSON.parse(text) as { seat: number }).seat;
    if (this.#round > 0) this.#send(wire, { ask: 'ready', ready: true, id: `ready ${this.#round}` });
  }

  #arrived(wire: number, text: string): void {
    const { lobby, view } = JSON.parse(text) as { lobby: { phase: string }; view: View };
    this.#views[this.#seats[wire]!] = JSON.stringify({ view });
    if (++this.#shown < SEATS) return;
    if (lobby.phase === 'over') this.#rest();
    else this.#players.changed(view, performance.now());
    this.#wait();
    this.#enter();
  }

  #show(seat: number, bytes: Buffer, start: number, end: number): void {
    const now = performance.now();
    this.#views[seat] = bytes.toString('latin1', start, end);
    this.heard(seat, now);
    // The last one: everybody knows what has happened.
    if (seat === SEATS - 1) this.#players.changed(this.#view(seat), now);
    this.#wait();
  }

  #rest(): void {
    this.#players.rest();
    this.#againAt = performance.now() + REST;
    this.#wait();
  }

  #answered(wire: number, bytes: Buffer, start: number, end: number): void {
    const isAccepted = bytes.subarray(end - ACCEPTED.length, end).equals(ACCEPTED);
    if (bytes.toString('latin1', start, end).includes('"id":"ready ')) {
      if (++this.#ready < SEATS) return;
      this.#players.begin(performance.now());
      this.#send(HOST, { ask: 'start', id: `start ${this.#round}` });
    } else if (!isAccepted && this.#seats[wire] === this.#players.turn) this.refused();
  }

  #view(seat: number): View {
    return (JSON.parse(this.#views[seat]!) as { view: View }).view;
  }

  #send(wire: number, frame: object): void {
    this.#wires[wire]!.say(JSON.stringify(frame));
  }
}
