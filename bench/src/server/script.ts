import type * as winkFamily from '@oeillade/games/wink-family';
import { seedFrom } from '@oeillade/kernel';
import {
  type Ask,
  DEFAULT_RULES,
  type Input,
  type Output,
  SightNews,
  Table,
  type TableEvent,
  TICK,
} from '@oeillade/table';
import { findGame } from '../library.ts';
import { GAME, Players } from './players.ts';
import { SEATS } from './seats.ts';

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

/** Something that the table kept, at its moment of the recording. */
export interface Kept {
  readonly at: number;
  readonly event: TableEvent;
}

/** A table in full play, from the first moment of a game to the first of the next one. */
export interface Recording {
  readonly lasts: number;
  /** What eight people ask, and every byte that the table sends to each of them. */
  readonly steps: readonly Step[];
  /** What a journal keeps of it, from the first to sit down until everybody has looked at the result. */
  readonly events: readonly Kept[];
}

/** The most typical of sixty recorded evenings, by its length and its commands and bytes for each second. */
const EVENING = 's14';
/** When a game is over, everybody looks at it for so long. */
export const REST = 2_000;
const PING_EVERY = 5_000;
const NEVER = Number.POSITIVE_INFINITY;

/** The number of a step, where a server finds it without reading the frame: behind `{"id":"`. */
export const ID_AT = 7;
export const ID_LENGTH = 5;

/** The secret of the person who sits down as the `number`th. */
export const secretOf = (number: number): string => String(number).repeat(32);

/** Makes the recording: it is the same for every run and in every process. */
export const record = (): Recording => new Recorder().record();

let made: Recording | null = null;

/** The recording, made once and kept. */
export function recording(): Recording {
  made ??= record();
  return made;
}

class Recorder {
  readonly #steps: Step[] = [];
  readonly #events: Kept[] = [];
  readonly #table: Table;
  readonly #players: Players;
  readonly #sights: SightNews;
  #tickAt = 0;
  #againAt = NEVER;
  /** What the table sent by itself: it goes out with the next step. */
  #sent: Sent[] = [];
  #now = 0;

  constructor() {
    const entropy = (): string => seedFrom(EVENING);
    const { table, output } = Table.open(
      { game: GAME, options: {}, rules: DEFAULT_RULES },
      { findGame, entropy, views: true },
    );
    this.#table = table;
    this.#sights = new SightNews(table);
    this.#keep(output);
    this.#players = new Players(EVENING, 0, 0, {
      view: (seat) => table.view(seat) as winkFamily.WinkView,
      ask: (seat, ask, isTimed) => this.#ask(seat, ask, isTimed),
    });
  }

  record(): Recording {
    const table = this.#table;
    for (let seat = 0; seat < SEATS; seat++) {
      const token = secretOf(seat);
      this.#keep(table.take(null, { ask: 'sit', id: 'sit', name: `Player ${seat}`, token }, 0));
      this.#keep(table.take(seat, { ask: 'ready', id: 'ready', ready: true }, 0));
    }
    this.#keep(table.take(0, { ask: 'start', id: 'start' }, 0));
    this.#players.changed(table.view(0) as winkFamily.WinkView, 0);
    let nextPing = 0;
    while (this.#againAt > this.#now) {
      this.#now = Math.min(table.wakeAt(), this.#players.wakeAt, this.#tickAt, this.#againAt, nextPing);
      if (table.wakeAt() <= this.#now) this.#take(table.wake(this.#now));
      if (this.#tickAt <= this.#now) this.#tellEyes();
      if (nextPing <= this.#now) {
        nextPing += PING_EVERY;
        for (let seat = 0; seat < SEATS; seat++) this.#pong(seat);
      }
      if (this.#players.wakeAt <= this.#now) this.#players.act(this.#now);
    }
    const recorded = { lasts: this.#now, events: [...this.#events], steps: this.#steps };
    this.#playAgain();
    return recorded;
  }

  /** The recording goes on with its first step: what everybody is told of the new game comes before it. */
  #playAgain(): void {
    this.#ask(this.#table.seating.host!, { ask: 'rematch' }, false);
    for (let seat = 0; seat < SEATS; seat++) this.#ask(seat, { ask: 'ready', ready: true }, false);
    this.#ask(this.#table.seating.host!, { ask: 'start' }, false);
  }

  #ask(seat: number, ask: Ask, isTimed: boolean): void {
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
    this.#steps.push({ at: this.#now, seat, text, isTimed, sent: this.#sent });
    this.#sent = [];
  }

  #nextId(): string {
    return String(this.#steps.length).padStart(ID_LENGTH, '0');
  }

  #keep({ events }: Output): void {
    for (const event of events) this.#events.push({ at: this.#now, event });
  }

  #take(output: Output): void {
    const { messages } = output;
    this.#keep(output);
    let changed = false;
    for (const { to, numbered } of messages) {
      const { n, message } = numbered;
      if (to === 'watchers') continue;
      if (message.m === 'view') changed = true;
      if (message.m === 'record') this.#rest();
      this.#sent.push({ to, text: JSON.stringify({ n, ...message }) });
    }
    this.#sent = joined(this.#sent);
    if (changed && this.#againAt === NEVER)
      this.#players.changed(this.#table.view(0) as winkFamily.WinkView, this.#now);
  }

  #rest(): void {
    this.#players.rest();
    this.#againAt = this.#now + REST;
  }

  #tellEyes(): void {
    this.#tickAt += TICK;
    this.#keep(this.#table.keepBackground());
    for (const { seat, sight } of this.#sights.at(this.#now))
      this.#sent.push({ to: seat, text: JSON.stringify(sight) });
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
