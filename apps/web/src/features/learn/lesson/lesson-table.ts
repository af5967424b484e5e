import type { Seat } from '@oeillade/kernel';
import { type Clock, GazeTicker, Room, type SeatServer } from '@oeillade/room';
import {
  CAST,
  DEFAULT_RULES,
  type Output,
  readEvent,
  Table,
  TableRules,
  type TableSource,
  writeEvent,
} from '@oeillade/table';
import { parse } from 'valibot';
import type { Lesson, LessonState } from '../../../games/contract/lesson.ts';
import { findGame } from '../../../shell/library.ts';
import type { Connection, ConnectionEvents } from '../../../shell/session/connection.ts';
import { localGuest } from '../../offline/local-guest.ts';
import { Actor } from './actor.ts';

/** How the table of a lesson is called. */
export const CODE = 'ECOLE';
const LEARNER = 0;
/** Nobody else can come to this table. */
const TOKEN = '0'.repeat(32);

export interface LessonTableNeeds {
  readonly clock: Clock;
  /** Who learns, and the names of the actors. */
  readonly person: { readonly name: string; readonly face: number; readonly costume?: object };
  readonly names: readonly string[];
  /** What was kept of this table at the last visit; empty for a new one. */
  readonly events: readonly string[];
  /** The step that the coach is at. */
  step(): string;
  /** Called with all that is to be kept, whenever there is more. */
  keep(events: readonly string[]): void;
}

/** The table of a lesson, in the page itself: a room like any other, with actors where bots would sit. */
export class LessonTable implements Connection {
  readonly #lesson: Lesson;
  readonly #needs: LessonTableNeeds;
  readonly #events: string[];
  readonly #witnesses = new Set<Seat>();
  #room: Room | null = null;
  #guest: SeatServer | null = null;

  constructor(lesson: Lesson, needs: LessonTableNeeds) {
    this.#lesson = lesson;
    this.#needs = needs;
    this.#events = [...needs.events];
  }

  /** Whether a table can be set up again from what was kept of it. */
  static isWhole(lesson: Lesson, events: readonly string[]): boolean {
    try {
      restore(lesson, events, 0);
      return true;
    } catch {
      return false;
    }
  }

  get witnesses(): LessonState['witnesses'] {
    return this.#witnesses;
  }

  lastOf(kind: string, seat: Seat): ReturnType<LessonState['lastOf']> {
    const sign = `"e":"${kind}"`;
    for (const text of this.#events.toReversed()) {
      if (!text.includes(sign)) continue;
      const event = readEvent(text);
      if (event.j !== 'line') continue;
      const line = event.line as unknown as Record<string, unknown>;
      if (line['e'] === kind && line['seat'] === seat) return line;
    }
    return null;
  }

  open(page: ConnectionEvents): void {
    this.close();
    const { clock } = this.#needs;
    if (this.#events.length === 0) this.#events.push(...this.#lay());
    const table = restore(this.#lesson, this.#events, clock.now());
    const entry = { phase: table.seating.phase, touched: clock.now() };
    const plan = { code: CODE, epoch: `${clock.now()}`, table, sequence: this.#events.length, entry };
    const room = new Room(plan, {
      store: this.#store,
      clock,
      gaze: new GazeTicker(clock),
      entropy: () => this.#lesson.secret,
      makeBot: (kit) => new Actor(kit, this.#partOf(kit.seat)),
      failed: (_room, error) => console.warn(error),
      gone: () => {},
    });
    // In a microtask: whoever sends must not be answered before the sending is over.
    const later = (call: () => void) => queueMicrotask(() => this.#room === room && call());
    const channel = {
      texts: (frames: readonly string[]) => later(() => frames.forEach(page.text)),
      closed: (code: number) => later(() => page.closed(code)),
    };
    this.#room = room;
    this.#guest = localGuest({ room, channel, clock, token: table.seating.sitter(LEARNER)!.token! });
    later(() => page.opened());
  }

  send(frame: string): void {
    this.#guest?.receive(frame);
  }

  /** Tells everything as it is now: the page was out of sight, and its time stood still. */
  tellAll(): void {
    this.#guest?.tellAll();
  }

  close(): void {
    this.#guest?.leave();
    // The last looks are kept with it.
    void this.#room?.finish();
    this.#room?.close(0, 'left');
    this.#guest = null;
    this.#room = null;
  }

  #partOf(seat: Seat) {
    return {
      cues: this.#lesson.actors[seat - 1] ?? [],
      step: () => this.#needs.step(),
      saw: () => void this.#witnesses.add(seat),
    };
  }

  get #store() {
    return {
      append: async (_code: string, _from: number, events: readonly string[]) => {
        this.#events.push(...events);
        this.#needs.keep(this.#events);
      },
    };
  }

  #lay(): string[] {
    const { game, options } = this.#lesson;
    const { person, names } = this.#needs;
    const now = Math.floor(this.#needs.clock.now());
    const rules = parse(TableRules, { ...DEFAULT_RULES, ...this.#lesson.rules });
    const { table, output } = Table.open({ game, options, rules }, sourceOf(this.#lesson));
    const outputs: Output[] = [output];
    outputs.push(table.take(null, { ask: 'sit', id: 'sit', token: TOKEN, ...person }, now));
    for (const name of names) outputs.push(table.asHost(actorNamed(name), now));
    outputs.push(table.take(LEARNER, { ask: 'ready', id: 'ready', ready: true }, now));
    outputs.push(table.asHost({ ask: 'start' }, now));
    return outputs.flatMap(({ events }) => events).map(writeEvent);
  }
}

const sourceOf = ({ secret }: Lesson): TableSource => ({ findGame, entropy: () => secret, views: true });

const restore = (lesson: Lesson, events: readonly string[], now: number): Table =>
  Table.restore(events.map(readEvent), now, sourceOf(lesson));

/** Actors are persons of the cast, with their faces, and play their parts. */
function actorNamed(name: string) {
  const member = CAST.find((one) => one.name === name);
  const level = 'novice';
  return member
    ? ({ ask: 'add-bot', member: member.id, level } as const)
    : ({ ask: 'add-bot', name, level } as const);
}
