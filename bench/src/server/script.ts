import type { winkFamily } from '@oeillade/games';
import { seedFrom } from '@oeillade/kernel';
import { DEFAULT_RULES, type Gaze, type Input, type Output, Table, type TableEvent } from '@oeillade/table';
import { SEATS } from './load/table.ts';
import { GAME, Players } from './players.ts';

/** Bytes for one seat, or for all of them. */
interface Sent {
  readonly to: number | 'all';
  readonly text: string;
}

/** A frame of a client, and all that the server sends because of it. */
export interface Step {
  readonly at: number;
  readonly seat: number;
  readonly text: string;
  readonly isTimed: boolean;
  readonly sent: readonly Sent[];
}

export const SCRIPT_LASTS = 60_000;
const GAZE_EVERY = 50;
const PING_EVERY = 5_000;

/** The number of a step, where a server finds it without reading the frame: behind `{"id":"`. */
export const ID_AT = 7;
export const ID_LENGTH = 5;

/**
 * One table in full play, recorded: what eight people ask, and every byte that the table sends to each of them. The
 * same for every run.
 */
export function recordScript(): Step[] {
  const recording = new Recording();
  recording.play();
  return recording.steps;
}

/** The same table as a journal keeps it. */
export function recordEvents(): TableEvent[] {
  const recording = new Recording();
  recording.play();
  return recording.events;
}

class Recording {
  readonly steps: Step[] = [];
  readonly events: TableEvent[] = [];
  readonly #table: Table;
  readonly #players: Players;
  readonly #gazes = new Map<number, Gaze>();
  #gazesAt = Number.POSITIVE_INFINITY;
  /** What the table sent by itself: it goes out with the next step. */
  #sent: Sent[] = [];
  #now = 0;

  constructor() {
    const entropy = (): string => seedFrom('bench/server/script');
    const { table, output } = Table.open(
      { game: GAME, options: {}, rules: DEFAULT_RULES },
      { entropy, views: true },
    );
    this.events.push(...output.events);
    this.#table = table;
    this.#players = new Players('script', 0, 0, {
      view: (seat) => table.view(seat) as winkFamily.WinkView,
      ask: (seat, ask, isTimed) => this.#ask(seat, ask as Omit<Input, 'id'>, isTimed),
    });
  }

  play(): void {
    const table = this.#table;
    for (let seat = 0; seat < SEATS; seat++) {
      const token = `the secret of seat ${seat}`;
      this.#keep(table.take(null, { ask: 'sit', id: 'sit', name: `Player ${seat}`, token }, 0));
      this.#keep(table.take(seat, { ask: 'ready', id: 'ready', ready: true }, 0));
    }
    this.#keep(table.take(0, { ask: 'start', id: 'start' }, 0));
    this.#players.changed(table.view(0) as winkFamily.WinkView, 0);
    let nextPing = 0;
    for (;;) {
      this.#now = Math.min(table.wakeAt(), this.#players.wakeAt, this.#gazesAt, nextPing);
      if (this.#now >= SCRIPT_LASTS) break;
      if (table.wakeAt() <= this.#now) this.#take(table.wake(this.#now));
      if (this.#gazesAt <= this.#now) this.#sendGazes();
      if (nextPing <= this.#now) {
        nextPing += PING_EVERY;
        for (let seat = 0; seat < SEATS; seat++) this.#pong(seat);
      }
      if (this.#players.wakeAt <= this.#now) this.#players.act(this.#now);
    }
  }

  #ask(seat: number, ask: Omit<Input, 'id'>, isTimed: boolean): void {
    const id = this.#nextId();
    const output = this.#table.take(seat, { id, ...ask } as Input, this.#now);
    this.#take(output);
    this.#step(seat, JSON.stringify({ id, ...ask }), isTimed && output.events.length > 0);
  }

  #pong(seat: number): void {
    const sent = this.#now + 1_700_000_000_000.123;
    this.#sent.push({ to: seat, text: JSON.stringify({ m: 'ping', sent }) });
    this.#step(seat, JSON.stringify({ id: this.#nextId(), ask: 'pong', sent, theirs: sent }), false);
  }

  #step(seat: number, text: string, isTimed: boolean): void {
    this.steps.push({ at: this.#now, seat, text, isTimed, sent: this.#sent });
    this.#sent = [];
  }

  #nextId(): string {
    return String(this.steps.length).padStart(ID_LENGTH, '0');
  }

  #keep({ events }: Output): void {
    this.events.push(...events);
  }

  #take(output: Output): void {
    const { messages } = output;
    this.#keep(output);
    let changed = false;
    for (const { to, numbered } of messages) {
      const { n, message } = numbered;
      if (to === 'watchers') continue;
      if (message.m === 'gaze') {
        this.#gazes.set(to, message);
        this.#gazesAt = Math.min(this.#gazesAt, this.#now + GAZE_EVERY);
        continue;
      }
      if (message.m === 'view') changed = true;
      this.#sent.push({ to, text: JSON.stringify({ n, ...message }) });
    }
    this.#sent = joined(this.#sent);
    if (changed) this.#players.changed(this.#table.view(0) as winkFamily.WinkView, this.#now);
  }

  #sendGazes(): void {
    for (const [to, gaze] of this.#gazes) this.#sent.push({ to, text: JSON.stringify(gaze) });
    this.#gazes.clear();
    this.#gazesAt = Number.POSITIVE_INFINITY;
  }
}

/**
 * Eight times the same but for its number, one for each seat, is one for all of them: servers may send it as such. Events
 * come seat by seat, and so does what follows them.
 */
function joined(sent: readonly Sent[]): Sent[] {
  const result: Sent[] = [];
  for (let at = 0; at < sent.length; at++) {
    const run = sent.slice(at, at + SEATS);
    const text = withoutNumber(run[0]!.text);
    const isRun =
      run.length === SEATS && run.every((one, seat) => one.to === seat && withoutNumber(one.text) === text);
    if (isRun) {
      result.push({ to: 'all', text: run[0]!.text });
      at += SEATS - 1;
    } else result.push(sent[at]!);
  }
  return result;
}

const withoutNumber = (text: string): string => text.replace(/^\{"n":\d+,/, '{');
