import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { findGame } from '@oeillade/catalogue/testkit';
import { type Line, Play, readSetup } from '@oeillade/kernel';
import type { TableFrame } from '@oeillade/protocol';
import type { TableEvent } from '@oeillade/table';
import type { Player } from './player.ts';

/** A server's life: what was kept before it began, and when it began. */
export interface Restart {
  readonly at: number;
  /** The game's time: of its last line, or of a later look, signal or absence. */
  readonly t: number;
}

type LineEvent = TableEvent & { j: 'line' };

/** What one seat may have been told of a game, line by line, by the journal alone. */
class Truth {
  readonly lines: readonly Line[];
  /** For each line what the seat is shown of it; null where nothing. */
  readonly #shown: (object | null)[] = [];
  /** The seat's view after so many lines. */
  readonly #views: (object | null)[] = [null];

  constructor(events: readonly TableEvent[], seat: number) {
    this.lines = events.filter((event): event is LineEvent => event.j === 'line').map(({ line }) => line);
    const [dealt, ...rest] = this.lines;
    if (!dealt) return;
    const { game: id, options } = events.findLast(
      (event): event is TableEvent & { j: 'opened' | 'arranged' | 'summary' } =>
        event.j === 'opened' || event.j === 'arranged' || event.j === 'summary',
    )!;
    const game = findGame(id)!;
    const setup = readSetup(game, seatedIn(events), options);
    assert.ok(setup.ok);
    const play = Play.resume(game, setup.setup, '0'.repeat(64), [dealt]);
    const note = ({ t, ...event }: Line): void => {
      const shown = game.disclose(event, seat);
      this.#shown.push(shown && plain({ t, event: shown }));
      this.#views.push(plain(game.view(play.state, seat)));
    };
    note(dealt);
    for (const line of rest) {
      play.takeIn(line);
      note(line);
    }
  }

  /** The places in the record, counted in lines, at which a player may be after this message, having been at one of those before it. */
  follow(places: ReadonlySet<number>, message: TableFrame): ReadonlySet<number> {
    switch (message.m) {
      case 'event': {
        const { t, event } = message;
        return this.#step(places, (place) => {
          const next = this.#nextShown(place);
          return isDeepStrictEqual(this.#shown[next], { t, event }) ? [next + 1] : [];
        });
      }
      case 'view':
        return this.#step(places, (place) => this.#like(message.view, place, this.#nextShown(place)));
      case 'snapshot':
        return new Set(this.#like(message.view, Math.min(...places), this.lines.length));
      default:
        return places;
    }
  }

  #step(places: ReadonlySet<number>, next: (place: number) => number[]): ReadonlySet<number> {
    return new Set([...places].flatMap(next));
  }

  #nextShown(place: number): number {
    const next = this.#shown.findIndex((shown, index) => index >= place && shown !== null);
    return next === -1 ? this.lines.length : next;
  }

  #like(view: object | null, from: number, to: number): number[] {
    const places: number[] = [];
    for (let place = from; place <= to; place++) {
      if (isDeepStrictEqual(this.#views[place], view)) places.push(place);
    }
    return places;
  }
}

/** How many sit at the table. */
export function seatedIn(events: readonly TableEvent[]): number {
  const summary = events.find((event) => event.j === 'summary');
  const count = (kind: TableEvent['j']): number => events.filter(({ j }) => j === kind).length;
  return (summary?.seats.length ?? 0) + count('sat') - count('left-seat');
}

const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/**
 * Everything that a player was told is in the journal, message by message: nothing is missing, nothing came twice,
 * and what was answered was done once.
 */
export function checkTold(player: Player, events: readonly TableEvent[], restarts: readonly Restart[]): void {
  const { seat } = player.client;
  if (seat === null) return;
  const truth = new Truth(events, seat);
  let places: ReadonlySet<number> = new Set([0]);
  const said = new Set<string>();
  // What was said, and who asked for what, goes with the events of the game.
  const isOver = events.some(({ j }) => j === 'summary');
  for (const told of player.told) {
    const { frame } = told;
    if (frame.m === 'welcome' || frame.m === 'ping' || frame.m === 'refused' || frame.m === 'moved') continue;
    places = truth.follow(places, frame);
    assert.ok(
      places.size > 0,
      `${player.name} was told what the journal does not say: ${JSON.stringify(told)}`,
    );
    if (frame.m === 'snapshot') checkClock(told.at, frame.t, restarts);
    if (frame.m === 'said') {
      const text = frame.text ?? '';
      assert.ok(!said.has(text), `${player.name} heard “${text}” twice`);
      said.add(text);
    }
    if (frame.m === 'answer' && frame.refusal === null && !isOver) checkDone(player, events, seat, frame.id);
  }
  if (!isOver)
    for (const text of said) assert.equal(countSaid(events, text), 1, `“${text}” is in the journal once`);
  checkNumbers(player);
}

/** Within one stay of the table in memory messages are numbered without a gap, over all of a player's sockets. */
function checkNumbers(player: Player): void {
  let epoch = '';
  let last = 0;
  for (const { frame } of player.told) {
    if (frame.m === 'welcome') {
      if (frame.epoch !== epoch) last = 0;
      epoch = frame.epoch;
    }
    const n = 'n' in frame ? frame.n : undefined;
    if (!n) continue;
    const isNext = n === last + 1 || (frame.m === 'snapshot' && n > last);
    assert.ok(isNext, `${player.name} was told ${n} after ${last}: ${JSON.stringify(frame)}`);
    last = n;
  }
}

/** The game's time stood still while no server kept the table. */
function checkClock(at: number, t: number, restarts: readonly Restart[]): void {
  const restart = restarts.findLast((one) => one.at <= at);
  if (!restart || t === 0) return;
  const most = restart.t + (at - restart.at);
  assert.ok(
    t >= restart.t && t <= most,
    `the clock shows ${t} where it stood at ${restart.t} and may show ${most}`,
  );
}

function checkDone(player: Player, events: readonly TableEvent[], seat: number, id: string): void {
  const asked = player.asked.get(id)!;
  if (asked.ask === 'say') {
    assert.equal(countSaid(events, asked.text ?? ''), 1, `${player.name}: ${JSON.stringify(asked)}`);
  }
  if (asked.ask !== 'play' || (asked.command as { do: string }).do === 'signal') return;
  const of = (event: TableEvent): boolean =>
    event.j === 'line' && event.by?.seat === seat && event.by.id === id;
  const first = events.findIndex(of);
  const last = events.findLastIndex(of);
  assert.ok(first !== -1, `${player.name} was answered, but it is not kept: ${JSON.stringify(asked)}`);
  // A command and all that follows from it are kept together.
  const between = events.slice(first, last + 1);
  assert.ok(
    between.every((event) => of(event)),
    `done twice: ${JSON.stringify(between)}`,
  );
}

const countSaid = (events: readonly TableEvent[], text: string): number =>
  events.filter((event) => event.j === 'said' && event.text === text).length;
